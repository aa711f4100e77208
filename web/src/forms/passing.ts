import { CallProblem } from '../api-client/call.ts'

/** What a little patience cures: a lost line, a busy server. */
const passing: readonly string[] = ['NO_CONNECTION', 'UNEXPECTED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']
export const isPassing = (problem: unknown): boolean => problem instanceof CallProblem && passing.includes(problem.code)

/** Who must log in again, or whom another window keeps overtaking, has lost nothing: the same call will be made later. */
const unsettled: readonly string[] = ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'VERSION_CONFLICT']
export const isRefused = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem && !isPassing(problem) && !unsettled.includes(problem.code)

/** Two seconds, then longer and longer: a server that is busy gets quiet, a line that is back is found soon. */
const longestPause = 30_000
export const pauseAfter = (failures: number): number => Math.min(longestPause, 2000 * 2 ** (failures - 1))
