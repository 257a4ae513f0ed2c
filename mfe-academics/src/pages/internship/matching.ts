/** The entries that contain all of the words, ignoring case and diacritics. */
export function matching<Entry extends Record<string, string>>(entries: Entry[], words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const text = plain(Object.values(entry).join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
