import type { FastifyInstance } from 'fastify'
import { exportAudit as exportCall } from '../../../domain/src/contracts/audit.ts'
import * as calls from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { answerVerdict } from './answer-verdict.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listAudit, listAudit)
  serve(app, portal, calls.verifyAudit, answerVerdict)
  serve(app, portal, exportCall, exportAudit)
}
