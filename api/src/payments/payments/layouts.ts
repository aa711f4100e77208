import type { InputOf } from '@wewb/domain/http/contract'
import type { saveLayouts as saveLayoutsEndpoint } from '@wewb/domain/payments/payment-layout-contracts'
import { validateLayouts } from '@wewb/domain/payments/validate-layouts'
import {
  defaultBankFileLayout,
  defaultBankReturnLayout,
  type BankFileLayout,
  type BankReturnLayout,
} from '@wewb/domain/payments/bank-file-layout'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { yesNo } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findLayouts, lockLayouts, upsertLayouts } from './queries.ts'

type Layouts = { file: BankFileLayout; returns: BankReturnLayout; revision: number; changedAt: Date | null }

/** Returns the layouts of the Board, or the defaults. */
export async function readLayouts(db: Database | Tx): Promise<Layouts> {
  const stored = await findLayouts(db)
  if (!stored) return { file: defaultBankFileLayout, returns: defaultBankReturnLayout, revision: 0, changedAt: null }
  return { file: stored.file, returns: stored.returns, revision: stored.revision, changedAt: stored.changed_at }
}

export async function getLayouts({ db, actor }: Context) {
  const { changedAt, ...layouts } = await readLayouts(db)
  return {
    ...layouts,
    changedAt: changedAt?.toISOString() ?? null,
    mayEditYn: yesNo(actor.permissions.has('payment-batch:edit')),
  }
}

export async function saveLayouts(context: Context, { file, returns, revision }: InputOf<typeof saveLayoutsEndpoint>) {
  const { db, actor, now } = context
  assertNoIssues(validateLayouts(file, returns))
  await db.transaction().execute(async (tx) => {
    await lockLayouts(tx)
    const before = await readLayouts(tx)
    if (before.revision !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: before.revision } })
    const values = {
      file: JSON.stringify(file),
      returns: JSON.stringify(returns),
      changed_at: now(),
      changed_by: actor.id,
    }
    await upsertLayouts(tx, values, revision)
    const shown = ({ columns }: BankFileLayout) =>
      columns
        .filter(({ on }) => on)
        .map(({ heading }) => heading)
        .join(', ')
    await recordAuditEntry(tx, actor, 'payment.layout-changed', 'payment-layout', {
      before: shown(before.file),
      after: shown(file),
    })
  })
  return await getLayouts(context)
}
