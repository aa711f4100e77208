/** `short` runs in the tests; `full` is what docs/security.md shows. */
export type Scale = 'short' | 'full'

/** What was found: the sentence with its figures, and whether the promise holds. Skipped: this machine lacks what it needs. */
export type Finding = { isKept: boolean; figure: string; isSkipped?: true }

/**
 * A promise of SECURITY.md as something that runs and can fail. `alone`: it measures time, and nothing else may run beside it. `smoke`: it
 * is quick, and so it runs with every `npm test`; the others run in `npm run test:full`.
 */
export type Promised = { id: string; says: string; alone?: true; smoke?: true; prove(scale: Scale): Promise<Finding> }

/** What `scripts/test.mjs` counts. */
export type Found = { id: string; isKept: boolean; isSkipped?: boolean; seconds: number }
export const isBroken = ({ isKept, isSkipped }: Found): boolean => !isKept && !isSkipped

/** Minutes. An invariant that hangs is broken, and must not hold up the others. */
export const longest: Record<Scale, number> = { short: 10, full: 45 }

/** Many conditions in one finding: the first that does not hold is told. */
export function finding(figure: string, faults: readonly (string | false | undefined)[]): Finding {
  const found = faults.filter((fault) => typeof fault === 'string')
  return { isKept: found.length === 0, figure: found.length === 0 ? figure : `${found.join('; ')} (${figure})` }
}
