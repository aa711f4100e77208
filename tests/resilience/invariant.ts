/** `short` runs in the tests; `full` produces the figures in docs/security.md. */
export type Scale = 'short' | 'full'

/** Result with its figures, and whether the invariant holds. Skipped if the machine lacks a requirement. */
export type InvariantResult = { holds: boolean; figure: string; isSkipped?: true }

/**
 * A property of docs/security.md that is tested by attacking it. `runsAlone`: measures time, so nothing else may run in
 * parallel. `smoke`: quick, runs with every `npm test`; the others run in `npm run test:full`.
 */
export type Invariant = {
  id: string
  description: string
  runsAlone?: true
  smoke?: true
  check(scale: Scale): Promise<InvariantResult>
}

/** Summary for `scripts/test.mjs`. */
export type InvariantReport = { id: string; holds: boolean; isSkipped?: boolean; seconds: number }
export const isBroken = ({ holds, isSkipped }: InvariantReport): boolean => !holds && !isSkipped

/** Minutes. An invariant that hangs counts as broken, and must not delay the others. */
export const INVARIANT_TIMEOUT_MINUTES: Record<Scale, number> = { short: 10, full: 45 }

/** Combines many conditions in one result, listing those that fail. */
export function invariantResult(figure: string, faults: readonly (string | false | undefined)[]): InvariantResult {
  const found = faults.filter((fault) => typeof fault === 'string')
  return { holds: found.length === 0, figure: found.length === 0 ? figure : `${found.join('; ')} (${figure})` }
}
