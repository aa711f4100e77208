import type { verifyAudit as verifyCall } from '../../../domain/src/contracts/portal.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { record } from '../platform/record.ts'
import { sealAudit } from './chain.ts'
import { verifyAudit, verifyStretch } from './verify-chain.ts'

/** As much as a request walks within a second or so. */
const stretch = 20_000

/** The whole chain at once, or stretch by stretch for who wants to see it go on. The end of the walk is recorded, not each step. */
export async function answerVerdict({ db, actor }: Context, { after }: InputOf<typeof verifyCall>) {
  if (after === 0) await sealAudit(db)
  const { whole, rows, firstBroken, reached, next } = after === undefined ? await verifyAudit(db) : await verifyStretch(db, after, stretch)
  const { total } = await db
    .selectFrom('audit_seal')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (next === null)
    await db.transaction().execute((tx) => record(tx, actor, 'audit.verified', 'audit', { whole, upTo: reached?.entry ?? firstBroken }))
  return { wholeYn: yesNo(whole), rows, firstBroken, upTo: reached?.entry ?? null, upToAt: reached?.at ?? null, next, total }
}
