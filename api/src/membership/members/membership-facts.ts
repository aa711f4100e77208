import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { SettingValues } from '#administration/settings/queries.ts'
import { getMissionFee, addAmounts } from './fees.ts'
import { findMemberOfAccount } from './queries.ts'

type MembershipSubject = {
  db: Database
  settings: SettingValues
  answers: Answers
  mission: string
  on: string
  today: string
}

/**
 * Provides the facts about fee and age limits. Ages are counted on the day of the application and given as birth dates.
 */
export async function membershipFacts({
  db,
  settings,
  answers,
  mission,
  on,
  today,
}: MembershipSubject): Promise<Facts> {
  const { fee, premium, currency } = await getMissionFee(db, settings, mission, on)
  const isInsured = answers['insuranceYn'] === 'Y'
  const expiry = resolveAnswer('passport.passportExpiryDate', { answers: [answers] })
  const [min, max] = [settings.number('MEMBERSHIP_MIN_AGE'), settings.number('MEMBERSHIP_MAX_AGE')]
  const paidBy = answers['paymentMethod']
  return {
    'membership.fee': fee,
    'membership.premium': premium,
    'membership.currency': currency,
    'membership.total': fee,
    'membership.totalWithInsurance': addAmounts(fee, premium),
    'membership.due': isInsured ? addAmounts(fee, premium) : fee,
    'membership.sumAssured': settings.text('INSURANCE_SUM'),
    ...(typeof paidBy === 'string' ? { 'membership.paidBy': paidBy } : {}),
    'membership.passportEndsSoon': typeof expiry === 'string' && expiry < addMonths(today, 6),
    'settings.allowBankPayment': settings.isOn('ALLOW_BANK_PAYMENT_MEMBERSHIP'),
    'settings.membershipMinAge': min,
    'settings.membershipMaxAge': max,
    'settings.membershipBornFrom': bornFrom(on, max),
    'settings.membershipBornTo': addYears(on, -min),
    'settings.insuranceBornFrom': bornFrom(on, settings.number('INSURANCE_MAX_AGE')),
    'settings.insuranceBornTo': addYears(on, -settings.number('INSURANCE_MIN_AGE')),
  }
}

/** Provides the member's data that prefills a change of passport. */
export async function memberFacts(
  { db, secrets }: { db: Database; secrets: Secrets },
  accountId: number | null,
): Promise<Facts> {
  const member = accountId === null ? undefined : await findMemberOfAccount(db, accountId)
  if (member?.state !== 'ACTIVE') return {}
  return {
    'member.number': member.number,
    'member.passportNo': secrets.decrypt(member.passport_sealed),
    'member.mission': member.mission,
  }
}

/** Returns the earliest birth date of a person who is still `age` years old on the day. */
const bornFrom = (on: string, age: number) => addDays(addYears(on, -(age + 1)), 1)

export const addYears = (day: string, years: number): string => addMonths(day, 12 * years)

/** Returns the same day of another month, or its last day when that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
