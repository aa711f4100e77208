import type { FastifyInstance } from 'fastify'
import { exportAudit as exportAuditEndpoint } from '@wewb/domain/audit/audit-contracts'
import * as contracts from '@wewb/domain/administration/portal-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { verifyAuditLog } from './verify-audit-log.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { startSealing } from './hash-chain.ts'
import { oldestUnsealedGauge } from './sealing-metrics.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listAudit, listAudit)
  registerEndpoint(app, portal, contracts.verifyAudit, verifyAuditLog)
  registerEndpoint(app, portal, exportAuditEndpoint, exportAudit)
}

export const auditModule = {
  routes,
  start: ({ db }) => startSealing(db),
  metrics: [oldestUnsealedGauge],
} satisfies Module
