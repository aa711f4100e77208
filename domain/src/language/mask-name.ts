/** R***** Begum: enough for those who know the person, nothing for those who do not. A lone name shows its first letter. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [`${firstLetterOf(first)}*****`, ...rest.slice(-1)].join(' ')
}

/** R. B.: who has the number sees that it is the right one, and nobody else sees anything. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => `${firstLetterOf(word)}.`)
    .join(' ')

// A Bangla letter with its sign is one: রহিমা begins with র, but কৃষ্ণা with কৃ.
const firstLetterOf = (word: string): string => {
  // Made once: a list of fifty thousand names would wait seconds for as many of them.
  letters ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}
let letters: Intl.Segmenter | undefined
