import { databaseFaults } from './database-faults.ts'
import { generatedRequests } from './generated-requests.ts'
import { kills } from './kills.ts'
import type { Promised } from './promise.ts'
import { races } from './races.ts'
import { slowClients } from './slow-clients.ts'
import { tooMuch } from './too-much.ts'

/**
 * Every promise of SECURITY.md that a fault or an attack can break, one line each. `npm run prove` runs all of them at full size,
 * `npm run prove -- --short` in a few minutes, `npm run prove -- kill races` only those.
 */
const promises: readonly Promised[] = [kills, databaseFaults, races, slowClients, tooMuch, generatedRequests]

const asked = process.argv.slice(2)
const scale = asked.includes('--short') ? 'short' : 'full'
const names = asked.filter((word) => !word.startsWith('--'))
const unknown = names.filter((name) => !promises.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`There is no promise «${unknown.join(' ')}». Choose from: ${promises.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

let broken = 0
for (const { id, says, prove } of promises.filter((promise) => names.length === 0 || names.includes(promise.id))) {
  const began = performance.now()
  const { isKept, figure } = await prove(scale).catch((error: Error) => ({ isKept: false, figure: error.message }))
  if (!isKept) broken += 1
  console.log(
    `${isKept ? 'kept  ' : 'BROKEN'} ${id.padEnd(12)} ${says}\n       ${' '.repeat(12)} ${figure} [${((performance.now() - began) / 1000).toFixed(0)} s]`,
  )
}
// What a broken promise left running must not keep anybody waiting.
process.exit(broken > 0 ? 1 : 0)
