/** Names that occur more than once, without repetition. */
export const findDuplicates = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]
