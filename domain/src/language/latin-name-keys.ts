type Sameness = readonly [heard: RegExp, as: string]

const nearlySame: readonly Sameness[] = [
  [/ee|ea(?=[a-z])/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/[ao][wu]/g, 'u'],
  [/[ae][iy]/g, 'e'],
  [/y/g, 'i'],
  [/o/g, 'a'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/[qc](?!h)/g, 'k'],
  [/v/g, 'b'],
  [/ksh/g, 'kh'],
  [/h$/, ''],
  [/(.)\1+/g, '$1'],
]
const distantlySame: readonly Sameness[] = [
  [/([^aeiou])h/g, '$1'],
  [/e/g, 'i'],
  [/u/g, 'a'],
  [/(.)\1+/g, '$1'],
]

const heardAs = (latin: string, same: readonly Sameness[]): string =>
  same.reduce((key, [heard, as]) => key.replace(heard, as), latin)

/** Equal for rohima, rahima and raheema: ignores doubled letters, long vowels and o for a. */
export const nearlyHeardAs = (latin: string): string => heardAs(latin, nearlySame)

/** More lenient: s for sh, d for dh, e for i, u for o. */
export const distantlyHeardAs = (latin: string): string => heardAs(nearlyHeardAs(latin), distantlySame)
