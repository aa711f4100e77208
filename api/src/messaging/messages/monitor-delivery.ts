import type { Config } from '#config/config.ts'
import type { Portal } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { FOREIGN_NUMBER } from './enqueue-messages.ts'
import { countRecentDeliveries, deleteMessageAlert, upsertMessageAlert } from './monitoring-queries.ts'

/** More than this share of failed SMS in an hour raises an alert (docs/domain/reports.md). */
const maxFailed = 0.05
/** Minimum number of messages, because with fewer a single bad number would raise an alert. */
const MIN_MESSAGES = 20
const timeoutMs = 10_000

/** Runs every few minutes: raises alerts about sending and clears them when it recovers. */
export async function monitorDelivery({ db, config }: Pick<Portal, 'db' | 'config'>) {
  // A blocked foreign number is not a fault of the gateway.
  const { sent, failed } = (await countRecentDeliveries(db, FOREIGN_NUMBER)) ?? { sent: 0, failed: 0 }
  await saveAlert(db, 'FAILURES', sent >= MIN_MESSAGES && failed > sent * maxFailed ? { failed, sent } : undefined)
  const balance = await fetchBalance(config.sms)
  if (balance === undefined) return
  const min = (await readSettings(db)).number('SMS_BALANCE_LEAST')
  await saveAlert(db, 'BALANCE', balance < min ? { balance, least: min } : undefined)
}

/** Fetches the credit left at the gateway; undefined where it is not available. */
async function fetchBalance({ balance: { url, pattern }, headers }: Config['sms']): Promise<number | undefined> {
  if (!url || !pattern) return undefined
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const [, amount] = (response.ok && pattern.exec(await response.text())) || []
    return amount === undefined || Number.isNaN(Number(amount)) ? undefined : Number(amount)
  } catch {
    // An unreachable gateway shows in failed messages.
    return undefined
  }
}

async function saveAlert(db: Database, kind: 'FAILURES' | 'BALANCE', facts: Record<string, number> | undefined) {
  if (!facts) await deleteMessageAlert(db, kind)
  else await upsertMessageAlert(db, kind, facts)
}
