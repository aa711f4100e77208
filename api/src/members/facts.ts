import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { answerAt, type Answers } from '../../../domain/src/conditions/holds.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import type { Database } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { SettingValues } from '../settings/repository.ts'
import { feeOf, sumOf } from './fees.ts'
import { findMemberOfAccount } from './repository.ts'

type About = { db: Database; settings: SettingValues; answers: Answers; mission: string; on: string; today: string }

/** What membership costs where this person applies. Ages are counted on the day of the application, as birth days. */
export async function membershipFacts({ db, settings, answers, mission, on, today }: About): Promise<Facts> {
  const { fee, premium, currency } = await feeOf(db, settings, mission, on)
  const isInsured = answers['insuranceYn'] === 'Y'
  const expiry = answerAt('passport.passportExpiryDate', { answers: [answers] })
  const [least, most] = [settings.number('MEMBERSHIP_MIN_AGE'), settings.number('MEMBERSHIP_MAX_AGE')]
  const paidBy = answers['paymentMethod']
  return {
    'membership.fee': fee,
    'membership.premium': premium,
    'membership.currency': currency,
    'membership.total': fee,
    'membership.totalWithInsurance': sumOf(fee, premium),
    'membership.due': isInsured ? sumOf(fee, premium) : fee,
    'membership.sumAssured': settings.text('INSURANCE_SUM'),
    ...(typeof paidBy === 'string' ? { 'membership.paidBy': paidBy } : {}),
    'membership.passportEndsSoon': typeof expiry === 'string' && expiry < addMonths(today, 6),
    'settings.allowBankPayment': settings.isOn('ALLOW_BANK_PAYMENT_MEMBERSHIP'),
    'settings.membershipMinAge': least,
    'settings.membershipMaxAge': most,
    'settings.membershipBornFrom': bornFrom(on, most),
    'settings.membershipBornTo': addYears(on, -least),
    'settings.insuranceBornFrom': bornFrom(on, settings.number('INSURANCE_MAX_AGE')),
    'settings.insuranceBornTo': addYears(on, -settings.number('INSURANCE_MIN_AGE')),
  }
}

/** Of an applicant who is a member: what a change of passport begins with. */
export async function memberFacts({ db, secrets }: { db: Database; secrets: Secrets }, accountId: number | null): Promise<Facts> {
  const member = accountId === null ? undefined : await findMemberOfAccount(db, accountId)
  if (member?.state !== 'ACTIVE') return {}
  return { 'member.number': member.number, 'member.passportNo': secrets.open(member.passport_sealed), 'member.mission': member.mission }
}

/** The first birth day on which one is still `age` years old: the day after the birthday of a year more. */
const bornFrom = (on: string, age: number) => addDays(addYears(on, -(age + 1)), 1)

export const addYears = (day: string, years: number): string => addMonths(day, 12 * years)

/** The same day of another month, or its last when it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
