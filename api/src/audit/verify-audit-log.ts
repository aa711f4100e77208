import type { verifyAudit as verifyAuditEndpoint } from '@wewb/domain/administration/portal-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { countSeals } from './hash-chain-queries.ts'
import { sealAudit } from './hash-chain.ts'
import { verifyChain, verifyChainSegment } from './verify-chain.ts'

/** Number of rows that a request verifies within about a second. */
const MAX_ROWS_PER_REQUEST = 20_000

/**
 * Verifies the whole chain at once, or segment by segment for a progress display. Only the end of the walk is recorded.
 */
export async function verifyAuditLog({ db, actor }: Context, { after }: InputOf<typeof verifyAuditEndpoint>) {
  if (after === 0) await sealAudit(db)
  const { isIntact, rows, firstBroken, reached, next } =
    after === undefined ? await verifyChain(db) : await verifyChainSegment(db, after, MAX_ROWS_PER_REQUEST)
  const { total } = await countSeals(db)
  if (next === null)
    await db.transaction().execute((tx) =>
      recordAuditEntry(tx, actor, 'audit.verified', 'audit', {
        whole: isIntact,
        upTo: reached?.entry ?? firstBroken,
      }),
    )
  return {
    wholeYn: yesNo(isIntact),
    rows,
    firstBroken,
    upTo: reached?.entry ?? null,
    upToAt: reached?.at ?? null,
    next,
    total,
  }
}
