import { toAsciiDigits } from '@wewb/domain/language/digits'

/**
 * Numbers, passports, accounts and illness are visible to deciding officers; phone and birth date to everyone who may
 * open the application.
 */
export type CanaryKind = 'nid' | 'passport' | 'account' | 'illness' | 'phone' | 'birth date'

/** Storage location of the value: an application, the account of its owner, or an anonymous complaint. */
export type CanarySource = 'medical' | 'membership' | 're-integration' | 'account' | 'complaint'
export type Canary = { kind: CanaryKind; of: CanarySource; value: string }

/** Values that occur nowhere else in the portal. */
export const canaries = {
  loginPhone: { kind: 'phone', of: 'account', value: '01397391840' },
  accountNid: { kind: 'nid', of: 'account', value: '7391846200' },
  accountBirth: { kind: 'birth date', of: 'account', value: '1987-02-27' },
  medicalPhone: { kind: 'phone', of: 'medical', value: '01597391841' },
  medicalNid: { kind: 'nid', of: 'medical', value: '7391846201' },
  medicalPassport: { kind: 'passport', of: 'medical', value: 'ZQ7391841' },
  medicalAccount: { kind: 'account', of: 'medical', value: '7391846205731' },
  illness: { kind: 'illness', of: 'medical', value: 'canary fever of the seventh vein' },
  memberPhone: { kind: 'phone', of: 'membership', value: '01697391842' },
  memberNid: { kind: 'nid', of: 'membership', value: '7391846202' },
  memberPassport: { kind: 'passport', of: 'membership', value: 'ZQ7391842' },
  memberEarlierPassport: { kind: 'passport', of: 'membership', value: 'ZQ7391845' },
  memberBirth: { kind: 'birth date', of: 'membership', value: '1986-02-26' },
  returneePhone: { kind: 'phone', of: 're-integration', value: '01997391843' },
  returneeNid: { kind: 'nid', of: 're-integration', value: '7391846203' },
  returneePassport: { kind: 'passport', of: 're-integration', value: 'ZQ7391843' },
  returneeBirth: { kind: 'birth date', of: 're-integration', value: '1984-02-24' },
  returneeAccount: { kind: 'account', of: 're-integration', value: '7391846205733' },
  complaintPhone: { kind: 'phone', of: 'complaint', value: '01897391844' },
  complaintPassport: { kind: 'passport', of: 'complaint', value: 'ZQ7391844' },
} as const satisfies Record<string, Canary>

/** Readable forms of a value: a phone with or without country code, a birth date in any order. */
function formsOf({ kind, value }: Canary): string[] {
  if (kind === 'phone') return [value.slice(1)]
  if (kind !== 'birth date') return [value.toLowerCase()]
  const [year = '', month = '', day = ''] = value.split('-')
  return [
    value,
    ...['/', '-', '.'].map((sign) => [day, month, year].join(sign)),
    `${day} february ${year}`,
    `${day} feb ${year}`,
    `${day} ফেব্রুয়ারি ${year}`.normalize('NFC'),
  ]
}
const forms = Object.values(canaries).map((canary) => ({ canary, written: formsOf(canary) }))

/** Matches a part of every canary in either script, as a cheap first check. */
const hint = /[7৭][3৩][9৯][1১][8৮][4৪]|canary fever|[1১][9৯][8৮][467৪৬৭]/i

/** The canaries that occur in a text, in digits of either script. */
export function findCanaries(text: string): Canary[] {
  if (!hint.test(text)) return []
  const plain = toAsciiDigits(text.normalize('NFC')).toLowerCase()
  return forms.filter(({ written }) => written.some((form) => plain.includes(form))).map(({ canary }) => canary)
}
