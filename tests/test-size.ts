/**
 * `npm test` runs the gate: the same tests each time, in at most 12 minutes. `npm run test:full` runs everything
 * (docs/testing.md).
 */
export const isFull = process.env['TEST_SIZE'] === 'full'

/** Number of runs, rounds or rows: the smaller one in the gate. */
export const sized = (gate: number, full: number): number => (isFull ? full : gate)

/** Number of runs of a test that can run for hours: `TEST_RUNS` if it is set. */
export const repeated = (gate: number, full: number): number => Number(process.env['TEST_RUNS'] ?? sized(gate, full))

/** Time limit of such a test in milliseconds. */
export const limitOf = (runs: number): number => 60_000 + runs * 10_000

/**
 * Seed of all generated values. The gate uses the same values each time; the full run chooses a new seed and prints
 * it.
 */
export const seed = Number(process.env['TEST_SEED'] ?? 20261118)
if (!Number.isInteger(seed)) throw new Error(`TEST_SEED must be a whole number, not «${process.env['TEST_SEED']}»`)
