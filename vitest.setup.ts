import fc from 'fast-check'
import { afterAll, expect, vi } from 'vitest'
import { waitPastMidnight } from './tests/midnight.ts'
import { isFull, seed, sized } from './tests/test-size.ts'

// Runs before each test file is loaded.
await waitPastMidnight()

fc.configureGlobal({
  seed,
  numRuns: sized(25, 100),
  reporter(outcome) {
    if (!outcome.failed) return
    // oxlint-disable-next-line vitest/no-standalone-expect -- reads the name of the running test
    const file = expect.getState().testPath?.replace(`${process.cwd()}/`, '')
    const replay = `TEST_SEED=${seed} npm ${isFull ? 'run test:full' : 'test'} -- unit ${file}`
    throw new Error(`${fc.defaultReportMessage(outcome)}\nReplay: ${replay}`, { cause: outcome.errorInstance })
  },
})

// Restores the globals for the next test file of this worker.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
