import { getOwn } from '@wewb/domain/collections/get-own'
import type { SettingCode } from '@wewb/domain/reference/settings'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatTaka } from '@wewb/domain/language/money'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import type { Database, Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findRemainingCeiling, listOverspentSetups } from './queries.ts'

/**
 * Circulars and programmes have a budget of their own; for the other services a setting limits the cost of a fiscal
 * year.
 */
const yearly: { readonly [module: string]: SettingCode } = {
  'fa-medical-assistance': 'PAYMENT_YEARLY_MEDICAL',
  'fa-burial-cost': 'PAYMENT_YEARLY_BURIAL',
  'fa-financial-assistance': 'PAYMENT_YEARLY_FINANCIAL',
  're-integration': 'PAYMENT_YEARLY_REINTEGRATION',
  compensation: 'PAYMENT_YEARLY_COMPENSATION',
  surokkha: 'PAYMENT_YEARLY_SUROKKHA',
}

/** Returns the amount that batches of the service may still use in that year, or null without a ceiling. */
export async function ceilingLeft(db: Database | Tx, module: string, fiscalYear: string): Promise<string | null> {
  const code = getOwn(yearly, module)
  const ceiling = code ? (await readSettings(db)).text(code) : '0'
  if (Number(ceiling) === 0) return null
  return (await findRemainingCeiling(db, { ceiling, module, fiscalYear })) ?? null
}

/** Rejects the batch when it overspends a budget or a ceiling. */
export async function assertWithinCeilings(
  tx: Tx,
  { module, fiscal_year, id }: { module: string; fiscal_year: string; id: number },
) {
  const left = await ceilingLeft(tx, module, fiscal_year)
  if (left?.startsWith('-')) assertNoIssues([{ path: 'module', code: 'rule', message: overYear(left.slice(1)) }])
  const rows = await listOverspentSetups(tx, id)
  assertNoIssues(
    rows.map(({ over, ...titles }) => ({
      path: 'applicationNos',
      code: 'rule' as const,
      message: overBudget(titles, over),
    })),
  )
}

const taka = (amount: string): Bilingual => {
  const plain = parseMoney(amount) ?? amount
  return { bn: formatTaka(plain, 'bn'), en: formatTaka(plain, 'en') }
}

const overYear = (over: string): Bilingual => ({
  bn: `এ সেবার বছরের সীমা ${taka(over).bn} ছাড়িয়ে যাবে। কম আবেদন নিন, অথবা বোর্ডকে সীমা বাড়াতে বলুন।`,
  en: `The ceiling of this service for the year would be exceeded by ${taka(over).en}. Take fewer files, or ask the board to raise it.`,
})

const overBudget = ({ title, title_bng }: { title: string; title_bng: string }, over: string): Bilingual => ({
  bn: `“${title_bng}” বিজ্ঞপ্তির বাজেট ${taka(over).bn} ছাড়িয়ে যাবে।`,
  en: `The budget of “${title}” would be exceeded by ${taka(over).en}.`,
})
