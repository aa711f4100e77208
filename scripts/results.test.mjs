import { describe, expect, test } from 'vitest'
import {
  countsOfPlaywright,
  countsOfInvariants,
  countsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  formatCounts,
  failedUnlessSucceeded,
  formatFlaky,
  slowest,
  sum,
  timesOfInvariants,
  timesOfPlaywright,
  timesOfVitest,
} from './results.mjs'

const file = (status, ...statuses) => ({ status, assertionResults: statuses.map((status) => ({ status })) })

describe('counting tests', () => {
  test('vitest: skipped and planned tests are neither passed nor failed', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed')] }
    expect(countsOfVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })

  test('vitest: a file that fails to load is one failure', () => {
    expect(countsOfVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('playwright: a test that passed on its second attempt is counted as flaky', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }
    expect(countsOfPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 2, flaky: 1 })
    expect(formatFlaky(countsOfPlaywright(report))).toBe(' (1 only at the second try)')
    expect(formatFlaky(countsOfPlaywright({ stats: { ...report.stats, flaky: 0 } }))).toBe('')
  })

  test('invariants: each is counted separately', () => {
    const found = [
      { id: 'kill', holds: true },
      { id: 'races', holds: false },
      { id: 'slow', holds: true },
    ]
    expect(countsOfInvariants(found)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  test('a runner with a failing exit code has failed although every test passed', () => {
    expect(failedUnlessSucceeded({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
  })

  test('a runner without tests has failed', () => {
    expect(failedUnlessSucceeded({ passed: 0, failed: 0, skipped: 5 }, true).failed).toBe(1)
  })

  test('a failure is counted once', () => {
    expect(failedUnlessSucceeded({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
  })

  test('skipped tests are reported only if there are any', () => {
    const counts = { passed: 1, failed: 0, skipped: 0 }
    expect(formatCounts(counts)).toBe('1 passed, 0 failed')
    expect(formatCounts(sum(counts, { passed: 1, failed: 1, skipped: 2 }))).toBe('2 passed, 1 failed, 2 skipped')
  })
})

describe('reporting failures', () => {
  test('vitest: each failed test with its reason, and a file that fails to load', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'money is whole', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a day has 24 hours',
        failureMessages: ['\u001B[31mexpected 25 to be 24\u001B[39m'],
      },
    ]
    const testResults = [
      { name: 'days.test.ts', message: '', assertionResults },
      { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    ]
    expect(failuresOfVitest({ testResults })).toEqual([
      { name: 'a day has 24 hours', why: ['expected 25 to be 24'] },
      { name: 'broken.test.ts', why: ['Cannot find module'] },
    ])
  })

  test('playwright: each failed attempt at any depth, and no passed one', () => {
    const spec = (title, ...tries) => ({
      file: 'desk.e2e.ts',
      title,
      tests: [{ results: tries.map((errors) => ({ errors })) }],
    })
    const within = { specs: [spec('forwards a file', [{ message: 'Timeout' }], [])], suites: [] }
    const report = { suites: [{ specs: [spec('opens a file', [])], suites: [within] }] }
    expect(failuresOfPlaywright(report)).toEqual([{ name: 'desk.e2e.ts: forwards a file', why: ['Timeout'] }])
  })
})

describe('durations of tests', () => {
  test('are sorted by the slowest, with file and name of the test', () => {
    const unit = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { title: 'quick', duration: 20 },
            { title: 'slow', duration: 4000 },
          ],
        },
      ],
    }
    const browser = {
      suites: [
        {
          suites: [
            {
              specs: [
                { file: 'b.e2e.ts', title: 'journey', tests: [{ results: [{ duration: 2000 }, { duration: 1000 }] }] },
              ],
            },
          ],
        },
      ],
    }
    const times = [
      ...timesOfVitest(unit),
      ...timesOfPlaywright(browser),
      ...timesOfInvariants([{ id: 'kill', holds: true, seconds: 9 }]),
    ]
    expect(slowest(times, 3)).toEqual([
      { name: 'resilience: kill', seconds: 9 },
      { name: 'a.test.ts: slow', seconds: 4 },
      { name: 'tests/e2e/b.e2e.ts: journey', seconds: 3 },
    ])
  })
})
