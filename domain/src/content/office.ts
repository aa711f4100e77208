import { issue, type Issue } from '../fields/issue.ts'
import { placesOf, type OfficeType } from '../lookups/offices.ts'
import { toAsciiDigits } from '../language/digits.ts'
import { checkNames } from './both-names.ts'
import { tidyLine } from './tidy-text.ts'

export type OfficeText = { code: string; type: OfficeType; name: string; nameBng: string; places: string[] }

export const tidyOffice = ({ code, type, name, nameBng, places }: OfficeText): OfficeText => ({
  code: toAsciiDigits(tidyLine(code)).toUpperCase(),
  type,
  name: tidyLine(name),
  nameBng: tidyLine(nameBng),
  places: placesOf[type] ? [...new Set(places)] : [],
})

const wrongCode = {
  bn: 'ইংরেজি অক্ষর, সংখ্যা ও হাইফেনে ২ থেকে ৩০ অক্ষর লিখুন। যেমন: DEMO-TANGAIL',
  en: 'Write 2 to 30 English letters, digits and hyphens, for example DEMO-TANGAIL.',
}

/** Everything to put right, of a tidied office; whether its places exist, the lists know. */
export const checkOffice = ({ code, type, places, ...names }: OfficeText): Issue[] => [
  ...checkNames(names),
  ...checkCode(code),
  ...(placesOf[type] && places.length === 0 ? [issue('places', 'required')] : []),
]

function checkCode(code: string): Issue[] {
  if (code === '') return [issue('code', 'required')]
  return /^[A-Z0-9][A-Z0-9-]{1,29}$/.test(code) ? [] : [{ path: 'code', code: 'rule', message: wrongCode }]
}
