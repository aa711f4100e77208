import { issue, type Issue } from '#engine/fields/issue.ts'
import { jurisdictionListOf, type OfficeType } from '#reference/office-types.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { validateBilingualNames } from './validate-bilingual-names.ts'
import { normalizeSingleLine } from '#language/normalize-text.ts'

export type OfficeInput = { code: string; type: OfficeType; name: string; nameBng: string; places: string[] }

export const normalizeOffice = ({ code, type, name, nameBng, places }: OfficeInput): OfficeInput => ({
  code: toAsciiDigits(normalizeSingleLine(code)).toUpperCase(),
  type,
  name: normalizeSingleLine(name),
  nameBng: normalizeSingleLine(nameBng),
  places: jurisdictionListOf[type] ? [...new Set(places)] : [],
})

const wrongCode = {
  bn: 'ইংরেজি অক্ষর, সংখ্যা ও হাইফেনে ২ থেকে ৩০ অক্ষর লিখুন। যেমন: DEMO-TANGAIL',
  en: 'Write 2 to 30 English letters, digits and hyphens, for example DEMO-TANGAIL.',
}

/** Validates a normalized office. The API checks that its jurisdictions exist. */
export const validateOffice = ({ code, type, places, ...names }: OfficeInput): Issue[] => [
  ...validateBilingualNames(names),
  ...checkCode(code),
  ...(jurisdictionListOf[type] && places.length === 0 ? [issue('places', 'required')] : []),
]

function checkCode(code: string): Issue[] {
  if (code === '') return [issue('code', 'required')]
  return /^[A-Z0-9][A-Z0-9-]{1,29}$/.test(code) ? [] : [{ path: 'code', code: 'rule', message: wrongCode }]
}
