import { ApiProblem } from './send-request.ts'

/**
 * Retry policy: problems that a retry may solve: a lost connection, a busy server, one of its parts that is down, or
 * maintenance.
 */
const transientCodes: readonly string[] = [
  'NO_CONNECTION',
  'UNEXPECTED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'MAINTENANCE',
  'SCANNER_UNAVAILABLE',
]
export const isTransientError = (problem: unknown): boolean =>
  problem instanceof ApiProblem && transientCodes.includes(problem.code)

/** After a new login or a newer version the same request may succeed, so these problems are not permanent. */
const retryableCodes: readonly string[] = ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'VERSION_CONFLICT']
export const isPermanentError = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && !isTransientError(problem) && !retryableCodes.includes(problem.code)

/** Exponential backoff from two seconds: it relieves a busy server and soon finds a restored connection. */
const MAX_BACKOFF_MS = 30_000
export const getBackoffDelay = (failures: number): number => Math.min(MAX_BACKOFF_MS, 2000 * 2 ** (failures - 1))
