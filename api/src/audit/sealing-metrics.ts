import type { DatabaseGauge } from '#observability/metrics.ts'
import { measureOldestUnsealed } from './hash-chain-queries.ts'
import { MAX_ID_GAP } from './hash-chain.ts'

/** Entries are sealed every second: an old unsealed entry means that sealing has stopped. */
export const oldestUnsealedGauge: DatabaseGauge = {
  name: 'portal_audit_oldest_unsealed_seconds',
  help: 'Age of the oldest unsealed audit log entry.',
  read: (db) => measureOldestUnsealed(db, MAX_ID_GAP),
}
