/*
 * Import before React, which goes on with its work when a message comes that it has sent itself. Firefox and WebKit lose
 * messages that are on their way as they keep the document for Back, and React would go on waiting for its own. So it
 * gets another one when the document is shown again.
 */
const { MessageChannel } = globalThis

globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super()
    // The first one is React's.
    globalThis.MessageChannel = MessageChannel
    addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null))
  }
}

export {}
