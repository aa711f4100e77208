import { sql } from 'kysely'
import type { Config } from '../platform/config.ts'
import type { Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { readSettings } from '../settings/repository.ts'
import { foreignNumber } from './write-message.ts'

/** domain/6-reports.md 6.3. */
const mostFailed = 0.05
/** Of fewer messages a single bad number would be an alarm. */
const fewest = 20
const patience = 10_000

/** Every few minutes: what is wrong with the sending is written down, and taken back when it is well again. */
export async function watchMessages({ db, config }: Pick<Portal, 'db' | 'config'>) {
  const { sent, failed } = await countHour(db)
  await keepAlert(db, 'FAILURES', sent >= fewest && failed > sent * mostFailed ? { failed, sent } : undefined)
  const balance = await askBalance(config.sms)
  if (balance === undefined) return
  const least = (await readSettings(db)).number('SMS_BALANCE_LEAST')
  await keepAlert(db, 'BALANCE', balance < least ? { balance, least } : undefined)
}

/** What was settled within the hour. A foreign number that may not be written to is no fault of the gateway. */
async function countHour(db: Database) {
  const { rows } = await sql<{ sent: number; failed: number }>`
    select count(*)::int as sent, count(*) filter (where state = 'failed')::int as failed from message
    where created_at > now() - interval '1 hour' and not is_test and state in ('sent', 'delivered', 'failed', 'unknown')
      and failure is distinct from ${foreignNumber}`.execute(db)
  return rows[0] ?? { sent: 0, failed: 0 }
}

/** What is left of the money at the gateway; undefined where it does not tell. */
async function askBalance({ balance: { url, pattern }, headers }: Config['sms']): Promise<number | undefined> {
  if (!url || !pattern) return undefined
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience), redirect: 'error' })
    const [, amount] = (response.ok && pattern.exec(await response.text())) || []
    return amount === undefined || Number.isNaN(Number(amount)) ? undefined : Number(amount)
  } catch {
    // A gateway that is away shows itself by messages that fail.
    return undefined
  }
}

async function keepAlert(db: Database, kind: 'FAILURES' | 'BALANCE', facts: Record<string, number> | undefined) {
  if (!facts) await db.deleteFrom('message_alert').where('kind', '=', kind).execute()
  else
    await db
      .insertInto('message_alert')
      .values({ kind, facts: JSON.stringify(facts) })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ facts: JSON.stringify(facts) }))
      .execute()
}
