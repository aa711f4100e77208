/** The names that occur more than once, each told once. */
export const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
