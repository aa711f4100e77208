import type pg from 'pg'
import { loadLedgerRules } from '@wewb/api/casework/claims/prepare-claim.ts'
import type { Portal } from '@wewb/api/server/context.ts'
import { listLatestDefinitions } from '@wewb/api/services/definitions/queries.ts'

/** The claims ledger of ten years, one key for each application, and one payee for each approved application. */
export const claimSteps = (owner: pg.Client, { db }: Pick<Portal, 'db'>): [string, () => Promise<unknown>][] => [
  ['claims', () => seedClaims(owner, db)],
  ['payees', () => seedPayees(owner)],
]

/** With the rules of today, because the portal enters claims under older rules again. */
async function seedClaims(owner: pg.Client, db: Portal['db']) {
  for (const { definition } of await listLatestDefinitions(db)) {
    const { service, fingerprint } = await loadLedgerRules(db, definition.id)
    await owner.query(
      `insert into claim (application_id, service, rules, state, amount, fiscal_year)
       select id, service, $2, case when state in ('paid', 'closed') then 'PAID' when approval_status = 2 then 'GRANTED'
           when approval_status = -2 then 'RELEASED' else 'CLAIMED' end,
         case when approval_status = 2 then amount end, case when approval_status = 2 then '2025-26' end
       from application where service = $1 and status <> 'DRAFT'`,
      [service, fingerprint],
    )
  }
  await owner.query(`insert into claim_key (application_id, rule, digest, proven)
    select application_id, 'bench', sha256(application_id::text::bytea), true from claim`)
}

async function seedPayees(owner: pg.Client) {
  await owner.query(`insert into payee (id, application_id, ordinal, name, share, amount, paid_through)
    select id, id, 1, name, 10000, amount, 'SELF' from application where approval_status = 2`)
  await owner.query(`select setval(pg_get_serial_sequence('payee', 'id'), (select max(id) from payee))`)
}
