import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { sealAudit } from '@wewb/api/audit/hash-chain.ts'
import type { Database } from '@wewb/api/db/database.ts'

/**
 * Creates audit entries one second apart up to now, with Bangla text. SQL creates the rows, and the portal's own code
 * seals them.
 */
export async function seedAudit(owner: pg.Client, db: Database, entries: number) {
  await owner.query(
    `insert into audit (at, actor, event, subject, detail)
     select now() - make_interval(secs => $1::int - n), 'account:' || (1 + n % 900),
       (array['application.moved', 'account.logged-in', 'application.read'])[1 + n % 3],
       'application:MED-2026-' || lpad((n % 100000)::text, 7, '0'),
       jsonb_build_object('move', 'forward', 'n', n, 'note', 'আবেদন যাচাই করা হয়েছে',
         'before', jsonb_build_object('status', 'SUBMITTED'))
     from generate_series(1, $1::int) n`,
    [entries],
  )
  // Without statistics PostgreSQL would scan the whole log for each batch.
  await owner.query('analyze audit')
  // A portal on the same database seals too; only one of them can at a time.
  while (await hasUnsealed(owner)) if ((await sealAudit(db)) === 0) await wait(200)
}

async function hasUnsealed(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ left: boolean }>(
    'select (select count(*) from audit) > (select count(*) from audit_seal) as left',
  )
  return rows[0]?.left ?? false
}
