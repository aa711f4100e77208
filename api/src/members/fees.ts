import { sql } from 'kysely'
import { moneyOf, poishaOf, readMoney } from '../../../domain/src/fields/money.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { SettingValues } from '../settings/repository.ts'

export type Fee = { fee: string; premium: string; currency: string; validFrom: string | null }

/** What the mission charges on a day, in its own money. A mission without a row charges the taka of the settings. */
export async function feeOf(db: Database, settings: SettingValues, mission: string, on: string): Promise<Fee> {
  const row = await db
    .selectFrom('mission_fee')
    .selectAll()
    .where('mission', '=', mission)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? feeFrom(row) : feeInTaka(settings)
}

export const feeInTaka = (settings: SettingValues): Fee => ({
  fee: settings.text('MEMBERSHIP_FEE_BDT'),
  premium: settings.text('INSURANCE_PREMIUM'),
  currency: 'BDT',
  validFrom: null,
})

/** The rows in force on a day, by mission. */
export async function listFees(db: Database, on: string): Promise<Map<string, Fee>> {
  const rows = await db
    .selectFrom('mission_fee')
    .distinctOn('mission')
    .selectAll()
    .where('valid_from', '<=', on)
    .orderBy('mission')
    .orderBy('valid_from', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.mission, feeFrom(row)]))
}

type Row = { fee: string; premium: string; currency: string; valid_from: string }
// numeric(14,2) writes 160.00; an answer is written 160.
const feeFrom = ({ fee, premium, currency, valid_from }: Row): Fee => ({
  fee: readMoney(fee) ?? fee,
  premium: readMoney(premium) ?? premium,
  currency,
  validFrom: valid_from,
})

export const sumOf = (...amounts: string[]): string => moneyOf(amounts.reduce((total, amount) => total + poishaOf(amount), 0))

type FeeSeed = { mission: string; currency: string; fee: string; premium: string }

/** domain/1-rules.md 1.3 knows one fee in another money: 160 dirham. */
const found: FeeSeed[] = ['AUH', 'DXB'].map((mission) => ({ mission, currency: 'AED', fee: '160', premium: '45.50' }))

/** Round figures near the taka of the settings, so that a demo shows the money of the place. */
const assumed: FeeSeed[] = [
  ...['RUH', 'JED'].map((mission) => ({ mission, currency: 'SAR', fee: '110', premium: '31.50' })),
  { mission: 'KWI', currency: 'KWD', fee: '9', premium: '2.50' },
  { mission: 'DOH', currency: 'QAR', fee: '105', premium: '30' },
  { mission: 'MCT', currency: 'OMR', fee: '11', premium: '3.20' },
  { mission: 'BAH', currency: 'BHD', fee: '11', premium: '3.20' },
  { mission: 'KUL', currency: 'MYR', fee: '125', premium: '35' },
  { mission: 'SIN', currency: 'SGD', fee: '38', premium: '11' },
  ...['ROM', 'MIL', 'ATH', 'MAD', 'LIS', 'PAR', 'BER'].map((mission) => ({ mission, currency: 'EUR', fee: '25', premium: '7' })),
]

/** Only into an empty table: what the board has entered is the board's. */
export async function seedFees(tx: Tx, { demo }: { demo: boolean }) {
  const any = await tx.selectFrom('mission_fee').select('mission').limit(1).executeTakeFirst()
  if (any) return
  const rows = demo ? [...found, ...assumed] : found
  await tx
    .insertInto('mission_fee')
    .values(rows.map((row) => ({ ...row, valid_from: sql<string>`date '2018-01-01'` as never })))
    .execute()
}
