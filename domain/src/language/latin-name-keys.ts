type SoundRule = readonly [heard: RegExp, as: string]

const nearRules: readonly SoundRule[] = [
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
const distantRules: readonly SoundRule[] = [
  [/([^aeiou])h/g, '$1'],
  [/e/g, 'i'],
  [/u/g, 'a'],
  [/(.)\1+/g, '$1'],
]

const phoneticKey = (latin: string, rules: readonly SoundRule[]): string =>
  rules.reduce((key, [pattern, as]) => key.replace(pattern, as), latin)

/** Equal for rohima, rahima and raheema: ignores doubled letters, long vowels and o for a. */
export const nearPhoneticKey = (latin: string): string => phoneticKey(latin, nearRules)

/** More lenient: s for sh, d for dh, e for i, u for o. */
export const distantPhoneticKey = (latin: string): string => phoneticKey(nearPhoneticKey(latin), distantRules)
