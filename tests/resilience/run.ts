import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { waitPastMidnight } from '#midnight.ts'
import { auditTampering } from './maintenance/audit-tampering.ts'
import { dataLeaks } from './access-control/data-leaks.ts'
import { bruteForce } from './access-control/brute-force.ts'
import { databaseFaults } from './faults/database-faults.ts'
import { diskFaults } from './faults/disk-faults.ts'
import { gatewayFaults } from './faults/gateway-faults.ts'
import { apiFuzzing } from './input/api-fuzzing.ts'
import { hostKills } from './faults/host-kills.ts'
import { maliciousUploads } from './input/malicious-uploads.ts'
import { separationOfDuties } from './access-control/separation-of-duties.ts'
import { processKills } from './faults/process-kills.ts'
import { responseIsolation } from './access-control/response-isolation.ts'
import { malformedBodies } from './input/malformed-bodies.ts'
import { overload } from './faults/overload.ts'
import { permissions } from './access-control/permissions.ts'
import {
  isBroken,
  INVARIANT_TIMEOUT_MINUTES,
  type InvariantResult,
  type InvariantReport,
  type Invariant,
} from './invariant.ts'
import { throughputRatios } from './performance/throughput-ratios.ts'
import { raceConditions } from './faults/race-conditions.ts'
import { idempotency } from './faults/idempotency.ts'
import { backupRestore } from './maintenance/backup-restore.ts'
import { keyRotation } from './maintenance/key-rotation.ts'
import { runMutants } from './mutants/run-mutants.ts'
import { sessionAttacks } from './access-control/session-attacks.ts'
import { slowClients } from './faults/slow-clients.ts'
import { storedXss } from './input/stored-xss.ts'
import { oversizedRequests } from './input/oversized-requests.ts'

/**
 * Runs every invariant of docs/security.md. `npm run test:resilience` runs all at full size, `--short` in a few
 * minutes, `--smoke` only the quick ones, `npm run test:resilience -- kill races` only those. `--mutants` also runs
 * the mutants, which the invariants must detect, as the full size does; `--only-mutants` runs only the mutants.
 * `--report=FILE` writes the results.
 */
const invariants: readonly Invariant[] = [
  processKills,
  hostKills,
  databaseFaults,
  raceConditions,
  diskFaults,
  gatewayFaults,
  overload,
  slowClients,
  oversizedRequests,
  maliciousUploads,
  storedXss,
  apiFuzzing,
  bruteForce,
  sessionAttacks,
  permissions,
  responseIsolation,
  dataLeaks,
  separationOfDuties,
  idempotency,
  malformedBodies,
  auditTampering,
  backupRestore,
  keyRotation,
  throughputRatios,
]

const args = process.argv.slice(2)
const isSmoke = args.includes('--smoke')
const scale = isSmoke || args.includes('--short') ? 'short' : 'full'
const names = args.filter((word) => !word.startsWith('--'))
const report = args.find((word) => word.startsWith('--report='))?.slice('--report='.length)
if (args.includes('--only-mutants')) process.exit((await runMutants(invariants, names)).some(isBroken) ? 1 : 0)
const unknown = names.filter((name) => !invariants.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`Unknown invariant «${unknown.join(' ')}». Choose from: ${invariants.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const endless: InvariantResult = { holds: false, figure: `no end after ${INVARIANT_TIMEOUT_MINUTES[scale]} minutes` }
const broken = ({ message }: Error): InvariantResult => ({ holds: false, figure: message })
const chosen = invariants.filter(({ id, smoke }) => (names.length === 0 ? smoke || !isSmoke : names.includes(id)))
const found: InvariantReport[] = []
// Short invariants mostly wait, so two or three run in parallel; at full size each runs alone.
const parallel = scale === 'short' ? chosen.filter(({ runsAlone }) => !runsAlone) : []
const sequential = chosen.filter((invariant) => !parallel.includes(invariant))
await Promise.all(Array.from({ length: isSmoke ? 3 : 2 }, () => checkAll(parallel)))
await checkAll(sequential)
if (names.length === 0 && (args.includes('--mutants') || scale === 'full'))
  found.push(...(await runMutants(invariants, [])))
if (report) writeFileSync(report, JSON.stringify(found))
// Exits although a broken invariant may have left something running.
process.exit(found.some(isBroken) ? 1 : 0)

/** Works through the queue until it is empty. */
async function checkAll(queue: Invariant[]) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id, description, check } = next
    await waitPastMidnight()
    const startedAt = performance.now()
    const { holds, isSkipped, figure } = await Promise.race([
      check(scale).catch(broken),
      wait(INVARIANT_TIMEOUT_MINUTES[scale] * 60_000, endless, { ref: false }),
    ])
    const seconds = (performance.now() - startedAt) / 1000
    found.push({ id, holds, isSkipped: isSkipped === true, seconds })
    console.log(
      `${isSkipped ? 'absent' : holds ? 'holds ' : 'BROKEN'} ${id.padEnd(12)} ${description}\n` +
        `       ${' '.repeat(12)} ${figure} [${seconds.toFixed(0)} s]`,
    )
  }
}
