import { staffTypes, userTypeNames } from '../../../domain/src/accounts/user-types.ts'
import { readEmail, readLoginId, readMobile } from '../../../domain/src/fields/formats.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Sheet } from '../registry/import-columns.ts'
import { readEntry, readText } from '../registry/read-values.ts'
import type { Known } from './judge-user.ts'

/** A spreadsheet takes 01712345678 for a number and eats its nought. */
const withNought = (typed: string) => toAsciiDigits(typed).trim().replace(/^(1[3-9][0-9]{8})(?:\.0+)?$/, '0$1') // prettier-ignore

const mobileOnly = { bn: '১১ সংখ্যার মোবাইল নম্বর লিখুন।', en: 'Write a mobile number of 11 digits.' }
const nameOnly = { bn: 'নামটি পড়া যায়নি।', en: 'The name could not be read.' }

/** The columns of a sheet of colleagues; named as the fields of the form are, so that both give the same reasons at the same place. */
export const userSheet = ({ offices, roles }: Known): Sheet => {
  const officeOf = readEntry(new Map(offices.flatMap(({ id, code, name, nameBng }) => [code, name, nameBng].map((word) => [word, id] as const))))
  const roleOf = readEntry(new Map(roles.flatMap(({ id, code, name, nameBng }) => [code, name, nameBng].map((word) => [word, id] as const))))
  const typeOf = readEntry(new Map(staffTypes.flatMap((type) => [type, userTypeNames[type].bn, userTypeNames[type].en].map((word) => [word, type] as const))))
  const rolesOf = (typed: string) => {
    const ids = typed.split(/[;|\n]/).filter((word) => word.trim()).map(roleOf)
    return ids.includes(undefined) ? undefined : ids.join(',')
  }
  let rows = 0
  return {
    columns: [
      { id: 'full_name', label: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' }, also: ['name', 'name_en'], read: readText, otherwise: nameOnly, example: 'Rahima Begum' },
      { id: 'full_name_bng', label: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' }, also: ['name_bng', 'নাম'], isOptional: true, read: readText, otherwise: nameOnly, example: 'রহিমা বেগম' },
      { id: 'login_id', label: { bn: 'লগইন আইডি (মোবাইল বা ই-মেইল)', en: 'Log-in (mobile or e-mail)' }, also: ['login', 'লগইন আইডি', 'লগইন'], read: (typed) => readLoginId(withNought(typed))?.value, otherwise: { bn: '১১ সংখ্যার মোবাইল নম্বর বা ই-মেইল লিখুন।', en: 'Write a mobile number of 11 digits or an e-mail.' }, example: 'rahima@example.com' },
      { id: 'mobile', label: { bn: 'মোবাইল', en: 'Mobile' }, also: ['phone', 'মোবাইল নম্বর'], isOptional: true, read: (typed) => readMobile(withNought(typed)), otherwise: mobileOnly, example: '০১৭১২৩৪৫৬৭৮' },
      { id: 'email', label: { bn: 'ই-মেইল', en: 'E-mail' }, also: ['mail'], isOptional: true, read: readEmail, otherwise: { bn: 'ই-মেইলটি এভাবে লিখুন: name@example.com', en: 'Write the e-mail like this: name@example.com' }, example: '' },
      { id: 'userType', label: { bn: 'ব্যবহারকারীর ধরন', en: 'User type' }, also: ['type', 'ধরন'], read: typeOf, otherwise: { bn: `এর একটি লিখুন: ${staffTypes.join(', ')}।`, en: `Write one of ${staffTypes.join(', ')}.` }, example: 'STAFF_FIELD' },
      { id: 'officeId', label: { bn: 'অফিস', en: 'Office' }, also: ['office'], isOptional: true, read: officeOf, otherwise: { bn: 'এ নামে বা কোডে কোনো অফিস নেই।', en: 'There is no office with this name or code.' }, example: offices.find(({ type }) => type === 'DEMO')?.code ?? 'HQ' },
      { id: 'roleIds', label: { bn: 'রোল', en: 'Roles' }, also: ['role', 'roles'], isOptional: true, read: rolesOf, otherwise: { bn: 'এ নামে বা কোডে কোনো রোল নেই। একাধিক হলে মাঝে ; দিন।', en: 'There is no role with this name or code. Put ; between several.' }, example: 'DEMO_OFFICER' },
    ],
    // Every row is read: one that repeats another is told with the row it repeats, when all are known.
    keyOf: () => String((rows += 1)),
    judge: () => [],
  }
} // prettier-ignore
