import { staffTypes, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { parseEmail, parseLoginId, parseMobile } from '@wewb/domain/engine/fields/formats'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { ImportSheet } from '#registers/imports/import-sheets.ts'
import { entryParser, parseText } from '#registers/imports/parse-values.ts'
import type { UserChoices } from './validate-user.ts'

/** Restores the leading zero that a spreadsheet drops from 01712345678. */
const restoreLeadingZero = (typed: string) =>
  toAsciiDigits(typed)
    .trim()
    .replace(/^(1[3-9][0-9]{8})(?:\.0+)?$/, '0$1')

const mobileOnly = { bn: '১১ সংখ্যার মোবাইল নম্বর লিখুন।', en: 'Write a mobile number of 11 digits.' }
const nameOnly = { bn: 'নামটি পড়া যায়নি।', en: 'The name could not be read.' }

/**
 * Columns of an import of staff accounts. Their names equal the form fields, so that both report issues at the same
 * paths.
 */
export const userSheet = ({ offices, roles }: UserChoices): ImportSheet => {
  const officeOf = entryParser(
    new Map(offices.flatMap(({ id, code, name, nameBng }) => [code, name, nameBng].map((word) => [word, id] as const))),
  )
  const roleOf = entryParser(
    new Map(roles.flatMap(({ id, code, name, nameBng }) => [code, name, nameBng].map((word) => [word, id] as const))),
  )
  const typeOf = entryParser(
    new Map(
      staffTypes.flatMap((type) =>
        [type, userTypeNames[type].bn, userTypeNames[type].en].map((word) => [word, type] as const),
      ),
    ),
  )
  const rolesOf = (typed: string) => {
    const ids = typed
      .split(/[;|\n]/)
      .filter((word) => word.trim())
      .map(roleOf)
    return ids.includes(undefined) ? undefined : ids.join(',')
  }
  let rows = 0
  return {
    columns: [
      {
        id: 'full_name',
        label: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' },
        aliases: ['name', 'name_en'],
        parse: parseText,
        errorMessage: nameOnly,
        example: 'Rahima Begum',
      },
      {
        id: 'full_name_bng',
        label: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' },
        aliases: ['name_bng', 'নাম'],
        isOptional: true,
        parse: parseText,
        errorMessage: nameOnly,
        example: 'রহিমা বেগম',
      },
      {
        id: 'login_id',
        label: { bn: 'লগইন আইডি (মোবাইল বা ই-মেইল)', en: 'Log-in (mobile or e-mail)' },
        aliases: ['login', 'লগইন আইডি', 'লগইন'],
        parse: (typed) => parseLoginId(restoreLeadingZero(typed))?.value,
        errorMessage: {
          bn: '১১ সংখ্যার মোবাইল নম্বর বা ই-মেইল লিখুন।',
          en: 'Write a mobile number of 11 digits or an e-mail.',
        },
        example: 'rahima@example.com',
      },
      {
        id: 'mobile',
        label: { bn: 'মোবাইল', en: 'Mobile' },
        aliases: ['phone', 'মোবাইল নম্বর'],
        isOptional: true,
        parse: (typed) => parseMobile(restoreLeadingZero(typed)),
        errorMessage: mobileOnly,
        example: '০১৭১২৩৪৫৬৭৮',
      },
      {
        id: 'email',
        label: { bn: 'ই-মেইল', en: 'E-mail' },
        aliases: ['mail'],
        isOptional: true,
        parse: parseEmail,
        errorMessage: {
          bn: 'ই-মেইলটি এভাবে লিখুন: name@example.com',
          en: 'Write the e-mail like this: name@example.com',
        },
        example: '',
      },
      {
        id: 'userType',
        label: { bn: 'ব্যবহারকারীর ধরন', en: 'User type' },
        aliases: ['type', 'ধরন'],
        parse: typeOf,
        errorMessage: { bn: `এর একটি লিখুন: ${staffTypes.join(', ')}।`, en: `Write one of ${staffTypes.join(', ')}.` },
        example: 'STAFF_FIELD',
      },
      {
        id: 'officeId',
        label: { bn: 'অফিস', en: 'Office' },
        aliases: ['office'],
        isOptional: true,
        parse: officeOf,
        errorMessage: { bn: 'এ নামে বা কোডে কোনো অফিস নেই।', en: 'There is no office with this name or code.' },
        example: offices.find(({ type }) => type === 'DEMO')?.code ?? 'HQ',
      },
      {
        id: 'roleIds',
        label: { bn: 'রোল', en: 'Roles' },
        aliases: ['role', 'roles'],
        isOptional: true,
        parse: rolesOf,
        errorMessage: {
          bn: 'এ নামে বা কোডে কোনো রোল নেই। একাধিক হলে মাঝে ; দিন।',
          en: 'There is no role with this name or code. Put ; between several.',
        },
        example: 'DEMO_OFFICER',
      },
    ],
    // Accepts every row: duplicates are reported later, with the row they repeat.
    keyOf: () => String((rows += 1)),
    validateRow: () => [],
  }
}
