/** Bundlers fetch what a chunk needs together with the chunk; there is no list to read. */
export async function fetchAhead() {}
export async function fetchAgain() {}
export async function fetchLater() {}
