/** R***** Begum: recognisable only to people who know the person. A single name shows its first letter. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [`${firstLetterOf(first)}*****`, ...rest.slice(-1)].join(' ')
}

/** R. B.: enough to confirm a looked-up number without disclosing the name. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => `${firstLetterOf(word)}.`)
    .join(' ')

// Splits by grapheme, because a Bangla letter includes its signs: রহিমা begins with র, but কৃষ্ণা with কৃ.
const firstLetterOf = (word: string): string => {
  // Created once, because a new segmenter for each of fifty thousand names takes seconds.
  letters ??= new Intl.Segmenter('bn', { granularity: 'grapheme' })
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}
let letters: Intl.Segmenter | undefined
