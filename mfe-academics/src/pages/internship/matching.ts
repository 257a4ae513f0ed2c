/** The entries whose texts contain all of the words, ignoring case and diacritics. */
export function matching<Entry extends object>(entries: Entry[], words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const texts = Object.values(entry).filter((value) => typeof value === 'string')
    const text = plain(texts.join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
