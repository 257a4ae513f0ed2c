/** The entries that have every one of the words somewhere in their text, large or small letters, marks or not. */
export function fitting<Entry extends Record<string, string>>(entries: Entry[], words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const text = plain(Object.values(entry).join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** In small letters and without marks, so that `Bhandārdara` is found too. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
