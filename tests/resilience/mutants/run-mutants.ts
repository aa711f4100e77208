import { setTimeout as wait } from 'node:timers/promises'
import { mutants } from './mutants.ts'
import type { Mutant } from './mutant.ts'
import {
  INVARIANT_TIMEOUT_MINUTES,
  type InvariantResult,
  type InvariantReport,
  type Invariant,
} from '#resilience/invariant.ts'

/** A mutant that hangs counts as undetected. */
const endless: InvariantResult = { holds: true, figure: `no end after ${INVARIANT_TIMEOUT_MINUTES.short} minutes` }

/** Runs each mutant against the invariants that must detect it. */
export async function runMutants(
  invariants: readonly Invariant[],
  names: readonly string[],
): Promise<InvariantReport[]> {
  const unknown = names.filter((name) => !mutants.some(({ id }) => id === name))
  if (unknown.length > 0) {
    console.error(`Unknown mutant «${unknown.join(' ')}». Choose from: ${mutants.map(({ id }) => id).join(', ')}.`)
    return [{ id: unknown.join(' '), holds: false, seconds: 0 }]
  }
  const found: InvariantReport[] = []
  for (const mutant of mutants.filter(({ id }) => names.length === 0 || names.includes(id))) {
    for (const [id, pattern] of Object.entries(mutant.killedBy)) {
      const startedAt = performance.now()
      const { holds, isSkipped, figure } = await checkMutant(
        mutant,
        invariants.find((invariant) => invariant.id === id),
      )
      const isKilled = !holds && pattern.test(figure)
      const seconds = (performance.now() - startedAt) / 1000
      found.push({ id: `mutant ${mutant.id}, by ${id}`, holds: isKilled, isSkipped: isSkipped === true, seconds })
      console.log(
        `${isSkipped ? 'absent' : isKilled ? 'caught' : 'MISSED'} ${mutant.id.padEnd(20)} ${mutant.description}\n` +
          `       by ${id}: ${figure} [${seconds.toFixed(0)} s]`,
      )
    }
  }
  return found
}

/** Applies the mutation to every program that the invariant starts: the portal and its commands. */
async function checkMutant({ id }: Mutant, invariant: Invariant | undefined): Promise<InvariantResult> {
  if (!invariant) return { holds: true, figure: 'there is no such invariant' }
  process.env['MUTANT'] = id
  process.env['NODE_OPTIONS'] = `--import ${new URL('mutant-loader.ts', import.meta.url).href}`
  const proved = invariant
    .check('short')
    .catch((error: Error): InvariantResult => ({ holds: false, figure: error.message }))
  const hung = wait(INVARIANT_TIMEOUT_MINUTES.short * 60_000, endless, { ref: false })
  return await Promise.race([proved, hung]).finally(() => {
    delete process.env['MUTANT']
    delete process.env['NODE_OPTIONS']
  })
}
