import { fromPoisha, toPoisha, parseMoney } from '@wewb/domain/engine/fields/money'
import type { Database, Tx } from '#db/database.ts'
import type { SettingValues } from '#administration/settings/queries.ts'
import { findAnyMissionFee, findFeeInForce, insertFirstMissionFees, listFeesInForce } from './queries.ts'

export type MembershipFee = { fee: string; premium: string; currency: string; validFrom: string | null }

/**
 * Returns the fee of the mission on a day, in its own currency. A mission without a row charges the taka fee of the
 * settings.
 */
export async function getMissionFee(
  db: Database,
  settings: SettingValues,
  mission: string,
  on: string,
): Promise<MembershipFee> {
  const row = await findFeeInForce(db, mission, on)
  return row ? feeFrom(row) : feeInTaka(settings)
}

export const feeInTaka = (settings: SettingValues): MembershipFee => ({
  fee: settings.text('MEMBERSHIP_FEE_BDT'),
  premium: settings.text('INSURANCE_PREMIUM'),
  currency: 'BDT',
  validFrom: null,
})

/** Returns the fees in force on a day, by mission. */
export async function listFees(db: Database, on: string): Promise<Map<string, MembershipFee>> {
  const rows = await listFeesInForce(db, on)
  return new Map(rows.map((row) => [row.mission, feeFrom(row)]))
}

type Row = { fee: string; premium: string; currency: string; valid_from: string }
// numeric(14,2) returns 160.00; the API returns 160.
const feeFrom = ({ fee, premium, currency, valid_from }: Row): MembershipFee => ({
  fee: parseMoney(fee) ?? fee,
  premium: parseMoney(premium) ?? premium,
  currency,
  validFrom: valid_from,
})

export const addAmounts = (...amounts: string[]): string =>
  fromPoisha(amounts.reduce((total, amount) => total + toPoisha(amount), 0))

type FeeSeed = { mission: string; currency: string; fee: string; premium: string }

/** The only documented fee in another currency: 160 dirham. */
const found: FeeSeed[] = ['AUH', 'DXB'].map((mission) => ({ mission, currency: 'AED', fee: '160', premium: '45.50' }))

/** Round amounts near the taka fee of the settings, so that a demo shows local currencies. */
const assumed: FeeSeed[] = [
  ...['RUH', 'JED'].map((mission) => ({ mission, currency: 'SAR', fee: '110', premium: '31.50' })),
  { mission: 'KWI', currency: 'KWD', fee: '9', premium: '2.50' },
  { mission: 'DOH', currency: 'QAR', fee: '105', premium: '30' },
  { mission: 'MCT', currency: 'OMR', fee: '11', premium: '3.20' },
  { mission: 'BAH', currency: 'BHD', fee: '11', premium: '3.20' },
  { mission: 'KUL', currency: 'MYR', fee: '125', premium: '35' },
  { mission: 'SIN', currency: 'SGD', fee: '38', premium: '11' },
  ...['ROM', 'MIL', 'ATH', 'MAD', 'LIS', 'PAR', 'BER'].map((mission) => ({
    mission,
    currency: 'EUR',
    fee: '25',
    premium: '7',
  })),
]

/** Seeds only an empty table, to leave the fees of the Board untouched. */
export async function seedFees(tx: Tx, { demo }: { demo: boolean }) {
  if (await findAnyMissionFee(tx)) return
  await insertFirstMissionFees(tx, demo ? [...found, ...assumed] : found)
}
