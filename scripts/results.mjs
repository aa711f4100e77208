// Converts reports of test runners to counts and to the names of failures.
import { stripVTControlCharacters } from 'node:util'

export const nothing = { passed: 0, failed: 0, skipped: 0 }

/** A stage without tests of its own, such as the linter, counts as one test. */
export function countsOfCheck(succeeded) {
  return succeeded ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

export function countsOfVitest(report) {
  return report.testResults.map(countsOfFile).reduce(sum, nothing)
}

function countsOfFile({ status, assertionResults }) {
  const count = (outcome) => assertionResults.filter((test) => test.status === outcome).length
  const passed = count('passed')
  const failed = count('failed')
  // A file that cannot be loaded has no tests, and must not disappear from the counts.
  const brokenFile = status === 'failed' && failed === 0 ? 1 : 0
  return { passed, failed: failed + brokenFile, skipped: assertionResults.length - passed - failed }
}

/** A journey that passed on the second attempt counts as passed, and is reported as flaky. */
export function countsOfPlaywright({ stats }) {
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return stats.flaky > 0 ? { ...counts, flaky: stats.flaky } : counts
}

/** Counts one per invariant of `npm run test:resilience`. */
export function countsOfInvariants(found) {
  const run = found.filter(({ isSkipped }) => !isSkipped)
  const passed = run.filter(({ holds }) => holds).length
  return { passed, failed: run.length - passed, skipped: found.length - run.length }
}

/** A runner that failed or ran nothing counts as a failure, even if no single test failed. */
export function failedUnlessSucceeded(counts, succeeded) {
  const ranNothing = counts.passed + counts.failed === 0
  return counts.failed === 0 && (!succeeded || ranNothing) ? { ...counts, failed: 1 } : counts
}

export function sum(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Lists each test that failed or was flaky with a brief reason, for the end of the output. */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ name, why: [brief(message)] }] : []
    return failed.map(({ fullName, failureMessages = [] }) => ({ name: fullName, why: failureMessages.map(brief) }))
  })
}

export function failuresOfPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...failuresOfPlaywright(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) => {
      const why = tests.flatMap(({ results }) =>
        results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => brief(message))),
      )
      return why.length > 0 ? [{ name: `${file}: ${title}`, why }] : []
    }),
  ])
}

export function timesOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      name: `${inProject(name)}: ${title}`,
      seconds: duration / 1000,
    })),
  )
}

export function timesOfPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...timesOfPlaywright(suite),
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      name: `tests/e2e/${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  ])
}

export function timesOfInvariants(found) {
  return found.map(({ id, seconds = 0 }) => ({ name: `resilience: ${id}`, seconds }))
}

export function slowest(times, count = 10) {
  return [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count)
}

const inProject = (file) => file.replace(`${process.cwd()}/`, '')

const longestReason = 400
const brief = (message) => stripVTControlCharacters(message).trim().slice(0, longestReason)

/** Printed beside the counts of a stage, not in the last line, which has a fixed format. */
export function formatFlaky({ flaky = 0 }) {
  return flaky > 0 ? ` (${flaky} only at the second try)` : ''
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
