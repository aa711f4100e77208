import { sql } from 'kysely'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { SettingCode } from '../../../domain/src/lookups/settings.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showTaka } from '../../../domain/src/language/money.ts'
import { readMoney } from '../../../domain/src/fields/money.ts'
import type { Database, Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import { readSettings } from '../settings/repository.ts'

/** Under a circular or a programme its own budget counts; for the other services the board sets what a fiscal year may cost. */
const yearly: { readonly [module: string]: SettingCode } = {
  'fa-medical-assistance': 'PAYMENT_YEARLY_MEDICAL',
  'fa-burial-cost': 'PAYMENT_YEARLY_BURIAL',
  'fa-financial-assistance': 'PAYMENT_YEARLY_FINANCIAL',
  're-integration': 'PAYMENT_YEARLY_REINTEGRATION',
  compensation: 'PAYMENT_YEARLY_COMPENSATION',
  surokkha: 'PAYMENT_YEARLY_SUROKKHA',
}

/** What the service may still put into batches in that year; null where the board has set no ceiling. */
export async function ceilingLeft(db: Database | Tx, module: string, fiscalYear: string): Promise<string | null> {
  const code = getOwn(yearly, module)
  const ceiling = code ? (await readSettings(db)).text(code) : '0'
  if (Number(ceiling) === 0) return null
  const { rows } = await sql<{ remaining: string }>`
    select (${ceiling}::numeric - coalesce(sum(amount), 0))::numeric(16, 2)::text as remaining from payment
    where module = ${module} and fiscal_year = ${fiscalYear} and state in ('IN_BATCH', 'SENT', 'PAID')`.execute(db)
  return rows[0]?.remaining ?? null
}

/** Two who make batches of one service at once must not both spend what is left: the second waits here, and counts again. */
export const lockCeilings = (tx: Tx, module: string) =>
  sql`select pg_advisory_xact_lock(hashtext('payment ceiling'), hashtext(${module}))`.execute(tx)

/** With the batch as it now stands, no budget and no ceiling is overspent. */
export async function insistOnCeilings(tx: Tx, { module, fiscal_year, id }: { module: string; fiscal_year: string; id: number }) {
  const left = await ceilingLeft(tx, module, fiscal_year)
  if (left?.startsWith('-')) insist([{ path: 'module', code: 'rule', message: overYear(left.slice(1)) }])
  const { rows } = await sql<{ title: string; title_bng: string; over: string }>`
    select setup.title, setup.title_bng, (sum(payment.amount) - (setup.circular->>'budget')::numeric)::numeric(16, 2)::text as over
    from setup join application on application.setup_id = setup.id join payment on payment.application_id = application.id
    where setup.id in (select distinct setup_id from application join payment on payment.application_id = application.id where batch_id = ${id})
      and jsonb_typeof(setup.circular->'budget') = 'string' and payment.state in ('IN_BATCH', 'SENT', 'PAID')
    group by setup.id having sum(payment.amount) > (setup.circular->>'budget')::numeric`.execute(tx)
  insist(rows.map(({ over, ...titles }) => ({ path: 'applicationNos', code: 'rule' as const, message: overBudget(titles, over) })))
}

const taka = (amount: string): Bilingual => {
  const plain = readMoney(amount) ?? amount
  return { bn: showTaka(plain, 'bn'), en: showTaka(plain, 'en') }
}

const overYear = (over: string): Bilingual => ({
  bn: `এ সেবার বছরের সীমা ${taka(over).bn} ছাড়িয়ে যাবে। কম আবেদন নিন, অথবা বোর্ডকে সীমা বাড়াতে বলুন।`,
  en: `The ceiling of this service for the year would be exceeded by ${taka(over).en}. Take fewer files, or ask the board to raise it.`,
})

const overBudget = ({ title, title_bng }: { title: string; title_bng: string }, over: string): Bilingual => ({
  bn: `“${title_bng}” বিজ্ঞপ্তির বাজেট ${taka(over).bn} ছাড়িয়ে যাবে।`,
  en: `The budget of “${title}” would be exceeded by ${taka(over).en}.`,
})
