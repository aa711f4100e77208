import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveLayouts as saveCall } from '../../../domain/src/contracts/payment-layouts.ts'
import { checkLayouts } from '../../../domain/src/payments/check-layout.ts'
import { defaultFileLayout, defaultReturnLayout, type FileLayout, type ReturnLayout } from '../../../domain/src/payments/layout.ts'
import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database, Tx } from '../platform/database.ts'
import { yesNo } from '../platform/listing.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'

type Layouts = { file: FileLayout; returns: ReturnLayout; revision: number; changedAt: Date | null }

/** As the board has set them, or else as the portal came. */
export async function readLayouts(db: Database | Tx): Promise<Layouts> {
  const kept = await db.selectFrom('payment_layout').selectAll().executeTakeFirst()
  if (!kept) return { file: defaultFileLayout, returns: defaultReturnLayout, revision: 0, changedAt: null }
  return { file: kept.file, returns: kept.returns, revision: kept.revision, changedAt: kept.changed_at }
}

export async function getLayouts({ db, actor }: Context) {
  const { changedAt, ...layouts } = await readLayouts(db)
  return { ...layouts, changedAt: changedAt?.toISOString() ?? null, mayEditYn: yesNo(actor.permissions.has('payment-batch:edit')) }
}

export async function saveLayouts(context: Context, { file, returns, revision }: InputOf<typeof saveCall>) {
  const { db, actor, now } = context
  insist(checkLayouts(file, returns))
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('payment layout'))`.execute(tx)
    const before = await readLayouts(tx)
    if (before.revision !== revision) refuse('VERSION_CONFLICT', { data: { revision: before.revision } })
    const values = { file: JSON.stringify(file), returns: JSON.stringify(returns), changed_at: now(), changed_by: actor.id }
    await tx
      .insertInto('payment_layout')
      .values({ id: 1, ...values, revision: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, revision: revision + 1 }))
      .execute()
    const shown = ({ columns }: FileLayout) => columns.filter(({ on }) => on).map(({ heading }) => heading).join(', ') // prettier-ignore
    await record(tx, actor, 'payment.layout-changed', 'payment-layout', { before: shown(before.file), after: shown(file) })
  })
  return await getLayouts(context)
}
