import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { serve } from '../platform/serve.ts'
import { verifyAudit } from './chain.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listAudit, listAudit)
  serve(app, portal, calls.verifyAudit, async ({ db, actor }) => {
    const { whole, rows, firstBroken } = await verifyAudit(db)
    await db.transaction().execute((tx) => record(tx, actor, 'audit.verified', 'audit', { whole, rows }))
    return { wholeYn: whole ? 'Y' : 'N', rows, firstBroken }
  })
}
