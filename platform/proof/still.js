// Runs in a page before its own scripts. During a transition a colour belongs to neither scheme, and what is
// not laid out yet has no position.
const still = new CSSStyleSheet()
still.replaceSync(
  '*, ::before, ::after { transition: none !important } footer { content-visibility: visible !important }',
)
document.adoptedStyleSheets = [still]
