/** R***** Begum: enough for those who know the person, nothing for those who do not. A lone name shows its first letter. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  // A Bangla letter with its sign is one: রহিমা begins with র, but কৃষ্ণা with কৃ.
  const letter = new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(first)[Symbol.iterator]().next().value?.segment ?? ''
  return [`${letter}*****`, ...rest.slice(-1)].join(' ')
}
