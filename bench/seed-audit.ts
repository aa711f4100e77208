import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { sealAudit } from '../api/src/audit/chain.ts'
import type { Database } from '../api/src/platform/database.ts'

/**
 * So many entries as the portal writes them, in Bangla too, a second apart up to now. The database makes the rows; the portal's own
 * sealing chains them.
 */
export async function seedAudit(owner: pg.Client, db: Database, entries: number) {
  await owner.query(
    `insert into audit (at, actor, event, subject, detail)
     select now() - make_interval(secs => $1::int - n), 'account:' || (1 + n % 900), (array['application.moved', 'account.logged-in', 'application.read'])[1 + n % 3],
       'application:MED-2026-' || lpad((n % 100000)::text, 7, '0'), jsonb_build_object('move', 'forward', 'n', n, 'note', 'আবেদন যাচাই করা হয়েছে', 'before', jsonb_build_object('status', 'SUBMITTED'))
     from generate_series(1, $1::int) n`,
    [entries],
  )
  // Without figures of its own the database would read all of the log for each batch.
  await owner.query('analyze audit')
  // A portal that runs on the same database seals too, and only one of the two at a time.
  while (await hasUnsealed(owner)) if ((await sealAudit(db)) === 0) await wait(200)
}

async function hasUnsealed(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ left: boolean }>('select (select count(*) from audit) > (select count(*) from audit_seal) as left')
  return rows[0]?.left ?? false
}
