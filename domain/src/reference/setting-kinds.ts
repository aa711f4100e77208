import type { Bilingual } from '#language/bilingual.ts'
import { isIsoDate } from '#language/dates.ts'
import { bilingualDigits, toAsciiDigits } from '#language/digits.ts'
import { formatNumber } from '#language/money.ts'
import { serviceModules } from './service-modules.ts'
import { settingSeeds, type SettingCode } from './settings.ts'

/** Type of a setting. A switch has no value: it is on or off. */
export type SettingKind =
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number; unit: Bilingual }
  | { kind: 'day' }
  | { kind: 'phone' }
  | { kind: 'modules' }
  | { kind: 'choice'; options: Record<string, Bilingual> }
  | { kind: 'text' }
export const settingKindNames = [
  'switch',
  'number',
  'day',
  'phone',
  'modules',
  'choice',
  'text',
] as const satisfies SettingKind['kind'][]

const units = {
  taka: { bn: 'টাকা', en: 'BDT' },
  days: { bn: 'দিন', en: 'days' },
  workingDays: { bn: 'কর্মদিবস', en: 'working days' },
  months: { bn: 'মাস', en: 'months' },
  years: { bn: 'বছর', en: 'years' },
  seconds: { bn: 'সেকেন্ড', en: 'seconds' },
  digits: { bn: 'সংখ্যা', en: 'digits' },
  times: { bn: 'বার', en: 'times' },
  none: { bn: '', en: '' },
} satisfies Record<string, Bilingual>

const secondFactor: SettingKind = {
  kind: 'choice',
  options: {
    OFF: { bn: 'বন্ধ', en: 'Off' },
    OPTIONAL: { bn: 'ঐচ্ছিক', en: 'Optional' },
    REQUIRED: { bn: 'বাধ্যতামূলক', en: 'Required' },
  },
}

const number = (unit: keyof typeof units, min: number, max: number): SettingKind => ({
  kind: 'number',
  least: min,
  most: max,
  unit: units[unit],
})

/** The first matching pattern decides the kind, so that a new setting with a conventional name needs no row here. */
const kinds: readonly [RegExp, SettingKind][] = [
  [/^(?:ALLOW_|REQUIRE_|MAINTENANCE$|NEW_DEVICE_NOTICE$)/, { kind: 'switch' }],
  [/^APP_STATUS_CHECK_HIDDEN_MODULES$/, { kind: 'modules' }],
  [/^STAFF_SECOND_FACTOR$/, secondFactor],
  [/^CALL_CENTRE_/, { kind: 'phone' }],
  [/^(CAPTCHA|OTP)_LENGTH$/, number('digits', 4, 8)],
  [/^OTP_TTL_SECONDS$/, number('seconds', 60, 1800)],
  [/^OTP_RESEND_SECONDS$/, number('seconds', 30, 900)],
  // At most five attempts for a code (docs/security.md).
  [/^OTP_MAX_TRY$/, number('times', 1, 5)],
  [/^PAYMENT_YEARLY_/, number('taka', 0, 9_999_999_999)],
  [/^GCR_(?:APPEAL_)?DAYS$/, number('workingDays', 1, 365)],
  [/_AGE$/, number('years', 0, 120)],
  // At least 14 days, because the owner is warned a week before.
  [/^DRAFT_KEPT_DAYS$/, number('days', 14, 3650)],
  [/_DAYS$/, number('days', 1, 3650)],
  [/_MONTHS$/, number('months', 1, 600)],
  // 0 switches a rule of removal off.
  [/^RETENTION_/, number('years', 0, 100)],
  [/_YEARS$/, number('years', 1, 100)],
  [/^SMS_QUIET_(?:FROM|UNTIL)_HOUR$/, number('none', 0, 23)],
  [/^SMS_BALANCE_LEAST$/, number('taka', 0, 100_000_000)],
  [/^BROADCASTS_A_WEEK$/, number('times', 0, 50)],
  [/_HOURS$|_MINUTES$|_TRIES$|_COUNT$/, number('none', 1, 100_000)],
  [/_SECONDS$/, number('seconds', 1, 86_400)],
  [/_(?:AMOUNT|MAX|BDT|PREMIUM|SUM)$/, number('taka', 0, 100_000_000)],
  [/_FROM$/, { kind: 'day' }],
]

export const isSettingCode = (code: string): code is SettingCode => Object.hasOwn(settingSeeds, code)

/** Decides the kind by name; otherwise by the seed value: a number, a switch for Y or N, or text. */
export function settingKindOf(code: SettingCode): SettingKind {
  const named = kinds.find(([pattern]) => pattern.test(code))?.[1]
  if (named) return named
  const { value } = settingSeeds[code]
  if (/^[YN]$/.test(value)) return { kind: 'switch' }
  return /^\d+$/.test(value) ? number('none', 0, 1_000_000_000) : { kind: 'text' }
}

export type ParsedSetting = { value: string } | { error: Bilingual }

const wrong = {
  required: { bn: 'এ তথ্যটি আবশ্যক।', en: 'This field is required.' },
  number: { bn: 'শুধু সংখ্যা লিখুন।', en: 'Write digits only.' },
  day: { bn: 'তারিখটি ঠিক নয়। দিন, মাস ও বছর দেখে নিন।', en: 'This date does not exist. Check day, month and year.' },
  phone: {
    bn: 'ফোন নম্বরটি শুধু সংখ্যায় লিখুন; বিদেশ থেকে ফোনের নম্বর + চিহ্ন দিয়ে শুরু হয়।',
    en: 'Write the phone number in digits; a number for calls from abroad begins with +.',
  },
  switch: { bn: 'চালু না বন্ধ, একটি বেছে নিন।', en: 'Choose on or off.' },
  choice: { bn: 'তালিকা থেকে একটি বেছে নিন।', en: 'Choose one from the list.' },
  text: { bn: 'সর্বোচ্চ ৫০০ অক্ষর লেখা যাবে।', en: 'Write at most 500 characters.' },
} satisfies Record<string, Bilingual>

/** Normalizes a typed value, or returns what is wrong with it. */
export function parseSettingValue(code: SettingCode, typed: string): ParsedSetting {
  const text = typed.normalize('NFC').trim()
  const kind = settingKindOf(code)
  if (kind.kind === 'modules') return readModules(text)
  if (text === '') return { error: wrong.required }
  return readers[kind.kind](text, kind as never)
}

const readers: {
  [K in Exclude<SettingKind['kind'], 'modules'>]: (
    text: string,
    kind: Extract<SettingKind, { kind: K }>,
  ) => ParsedSetting
} = {
  switch: (text) => (/^[YN]$/.test(text) ? { value: text } : { error: wrong.switch }),
  number: (text, kind) => {
    const digits = toAsciiDigits(text).replace(/[\s,]/g, '')
    if (!/^\d{1,10}$/.test(digits)) return { error: wrong.number }
    return Number(digits) < kind.least || Number(digits) > kind.most
      ? { error: outside(kind) }
      : { value: String(Number(digits)) }
  },
  choice: (text, { options }) => (Object.hasOwn(options, text) ? { value: text } : { error: wrong.choice }),
  day: (text) => (isIsoDate(text) ? { value: text } : { error: wrong.day }),
  phone: (text) => {
    const digits = toAsciiDigits(text).replace(/[\s().-]/g, '')
    return /^(?:\+[1-9]\d{7,14}|\d{3,11})$/.test(digits) ? { value: digits } : { error: wrong.phone }
  },
  text: (text) => (text.length <= 500 && !/\p{Cc}/u.test(text) ? { value: text } : { error: wrong.text }),
}

const outside = ({ least: min, most: max, unit }: Extract<SettingKind, { kind: 'number' }>): Bilingual => ({
  bn: `${formatNumber(min, 'bn')} থেকে ${formatNumber(max, 'bn')} ${unit.bn}`.trim() + '-এর মধ্যে একটি সংখ্যা লিখুন।',
  en: `Write a number from ${formatNumber(min, 'en')} to ${formatNumber(max, 'en')} ${unit.en}`.trim() + '.',
})

function readModules(text: string): ParsedSetting {
  const codes = text
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean)
  const unknown = codes.find((code) => !serviceModules.some((module) => module.code === code))
  if (unknown !== undefined)
    return { error: { bn: `এ নামে কোনো সেবা নেই: ${unknown}`, en: `There is no service called ${unknown}.` } }
  return {
    value: serviceModules
      .filter(({ code }) => codes.includes(code))
      .map(({ code }) => code)
      .join(','),
  }
}

/** Pairs in which the lower bound must stay below the upper one. */
const pairs: readonly { least: SettingCode; most: SettingCode }[] = [
  { least: 'INSURANCE_MIN_AGE', most: 'INSURANCE_MAX_AGE' },
  { least: 'MEMBERSHIP_MIN_AGE', most: 'MEMBERSHIP_MAX_AGE' },
  { least: 'OTP_RESEND_SECONDS', most: 'OTP_TTL_SECONDS' },
]

/** Checks a valid value against the other setting of its pair. `valueOf` returns the values on the same day. */
export function validateSettingPair(
  code: SettingCode,
  value: string,
  valueOf: (code: SettingCode) => string,
): Bilingual | undefined {
  const over = pairs.find(({ least: min }) => min === code)
  if (over && Number(value) > Number(valueOf(over.most))) return crossing('most', over.most, valueOf(over.most))
  const under = pairs.find(({ most: max }) => max === code)
  return under && Number(value) < Number(valueOf(under.least))
    ? crossing('least', under.least, valueOf(under.least))
    : undefined
}

function crossing(bound: 'least' | 'most', code: SettingCode, value: string): Bilingual {
  const [{ about }, shown] = [settingSeeds[code], bilingualDigits(Number(value))]
  return bound === 'most'
    ? {
        bn: `“${about.bn}” এখন ${shown.bn}; এর বেশি হতে পারবে না।`,
        en: `“${about.en}” is ${shown.en}; this may not be more.`,
      }
    : {
        bn: `“${about.bn}” এখন ${shown.bn}; এর কম হতে পারবে না।`,
        en: `“${about.en}” is ${shown.en}; this may not be less.`,
      }
}
