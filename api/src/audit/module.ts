import type { FastifyInstance } from 'fastify'
import { exportAudit as exportAuditEndpoint } from '@wewb/domain/audit/audit-contracts'
import * as contracts from '@wewb/domain/administration/portal-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import type { DatabaseGauge } from '#observability/metrics.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { verifyAuditLog } from './verify-audit-log.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { measureOldestUnsealed } from './hash-chain-queries.ts'
import { MAX_ID_GAP, startSealing } from './hash-chain.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listAudit, listAudit)
  registerEndpoint(app, portal, contracts.verifyAudit, verifyAuditLog)
  registerEndpoint(app, portal, exportAuditEndpoint, exportAudit)
}

/** Entries are sealed every second: an old unsealed entry means that sealing has stopped. */
const oldestUnsealedGauge: DatabaseGauge = {
  name: 'portal_audit_oldest_unsealed_seconds',
  help: 'Age of the oldest unsealed audit log entry.',
  read: (db) => measureOldestUnsealed(db, MAX_ID_GAP),
}

export const auditModule = {
  routes,
  start: ({ db }) => startSealing(db),
  metrics: [oldestUnsealedGauge],
} satisfies Module
