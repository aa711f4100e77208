import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { auditTampering } from './keeping/audit-tampering.ts'
import { canaries } from './rights/canaries.ts'
import { codes } from './rights/codes.ts'
import { databaseFaults } from './faults/database-faults.ts'
import { diskFaults } from './faults/disk-faults.ts'
import { gatewayFaults } from './faults/gateway-faults.ts'
import { generatedRequests } from './input/generated-requests.ts'
import { hostKills } from './faults/host-kills.ts'
import { hostileFiles } from './input/hostile-files.ts'
import { insiders } from './rights/insiders.ts'
import { kills } from './faults/kills.ts'
import { neighbours } from './rights/neighbours.ts'
import { oddBodies } from './input/odd-bodies.ts'
import { overload } from './faults/overload.ts'
import { permissions } from './rights/permissions.ts'
import { isBroken, longest, type Finding, type Found, type Promised } from './promise.ts'
import { ratios } from './speed/ratios.ts'
import { races } from './faults/races.ts'
import { repeats } from './faults/repeats.ts'
import { restored } from './keeping/restored.ts'
import { rotatedKeys } from './keeping/rotated-keys.ts'
import { runBadBuilds } from './bad-builds/run-bad-builds.ts'
import { sessions } from './rights/sessions.ts'
import { slowClients } from './faults/slow-clients.ts'
import { storedScripts } from './input/stored-scripts.ts'
import { tooMuch } from './input/too-much.ts'

/**
 * Every promise of SECURITY.md that a fault or an attack can break, one line each. `npm run prove` runs all of them at full size,
 * `--short` in a few minutes, `--smoke` only the quick ones, `npm run prove -- kill races` only those. `--bad-builds` runs after them the
 * bad builds, which each promise must notice, as the full size does; `--bad` runs nothing else. `--report=FILE` leaves what was found.
 */
const promises: readonly Promised[] = [
  kills,
  hostKills,
  databaseFaults,
  races,
  diskFaults,
  gatewayFaults,
  overload,
  slowClients,
  tooMuch,
  hostileFiles,
  storedScripts,
  generatedRequests,
  codes,
  sessions,
  permissions,
  neighbours,
  canaries,
  insiders,
  repeats,
  oddBodies,
  auditTampering,
  restored,
  rotatedKeys,
  ratios,
]

const asked = process.argv.slice(2)
const isSmoke = asked.includes('--smoke')
const scale = isSmoke || asked.includes('--short') ? 'short' : 'full'
const names = asked.filter((word) => !word.startsWith('--'))
const report = asked.find((word) => word.startsWith('--report='))?.slice('--report='.length)
if (asked.includes('--bad')) process.exit((await runBadBuilds(promises, names)).some(isBroken) ? 1 : 0)
const unknown = names.filter((name) => !promises.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`There is no promise «${unknown.join(' ')}». Choose from: ${promises.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const endless: Finding = { isKept: false, figure: `no end after ${longest[scale]} minutes` }
const broken = ({ message }: Error): Finding => ({ isKept: false, figure: message })
const chosen = promises.filter(({ id, smoke }) => (names.length === 0 ? smoke || !isSmoke : names.includes(id)))
const found: Found[] = []
// At short size they mostly wait, so two or three go side by side; at full size each has the machine to itself.
const together = scale === 'short' ? chosen.filter(({ alone }) => !alone) : []
const oneByOne = chosen.filter((promise) => !together.includes(promise))
await Promise.all(Array.from({ length: isSmoke ? 3 : 2 }, () => proveAll(together)))
await proveAll(oneByOne)
if (names.length === 0 && (asked.includes('--bad-builds') || scale === 'full')) found.push(...(await runBadBuilds(promises, [])))
if (report) writeFileSync(report, JSON.stringify(found))
// What a broken promise left running must not keep anybody waiting.
process.exit(found.some(isBroken) ? 1 : 0)

/** Takes from the list until it is empty. */
async function proveAll(waiting: Promised[]) {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, says, prove } = next
    const began = performance.now()
    const { isKept, isSkipped, figure } = await Promise.race([
      prove(scale).catch(broken),
      wait(longest[scale] * 60_000, endless, { ref: false }),
    ])
    const seconds = (performance.now() - began) / 1000
    found.push({ id, isKept, isSkipped: isSkipped === true, seconds })
    console.log(
      `${isSkipped ? 'absent' : isKept ? 'kept  ' : 'BROKEN'} ${id.padEnd(12)} ${says}\n       ${' '.repeat(12)} ${figure} [${seconds.toFixed(0)} s]`,
    )
  }
}
