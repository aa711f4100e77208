/** Each rate limit is counted in the database, so that all processes share it. */
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { throwProblem } from '#problems/problem.ts'

const minute = 60
const hour = 60 * minute

const limits = {
  // Generous by address, because a mobile operator puts a whole town behind one; strict by account.
  'captcha-by-address': { points: 600, duration: 10 * minute },
  'log-in-by-address': { points: 300, duration: 10 * minute },
  'log-in-misses': { points: 5, duration: 15 * minute },
  // Counts every method, and a correct password does not reset it: an attacker with the password must not get five more
  // attempts.
  'second-factor-misses': { points: 5, duration: 15 * minute },
  // A browser without cookies is a new device each time: three messages a day are enough.
  'new-device-notices': { points: 3, duration: 24 * hour },
  'registration-by-address': { points: 200, duration: hour },
  'forgot-by-address': { points: 200, duration: hour },
  'codes-begun': { points: 3, duration: 10 * minute },
  'codes-a-day': { points: 20, duration: 24 * hour },
  'status-by-address': { points: 300, duration: 10 * minute },
  // Each search scans all texts; lists without a search are cached.
  'notice-searches-by-address': { points: 600, duration: 10 * minute },
  'verifications-by-address': { points: 600, duration: 10 * minute },
  // Guessing of a birth date: twenty attempts a day per number, regardless of the client.
  'registrations-by-number': { points: 20, duration: 24 * hour },
  // Each complaint sends an SMS to the given number, which must not be flooded.
  'complaints-by-number': { points: 10, duration: 24 * hour },
  'complaints-by-address': { points: 200, duration: hour },
  // After three misses per ticket or address a captcha is required; attempts per ticket and day are limited.
  'complaint-misses': { points: 3, duration: 15 * minute },
  'complaint-misses-by-address': { points: 3, duration: 15 * minute },
  'complaints-by-ticket': { points: 40, duration: 24 * hour },
  'page-problems-by-address': { points: 100, duration: hour },
  'page-problems-by-account': { points: 20, duration: 24 * hour },
  'cards-replaced': { points: 5, duration: 24 * hour },
  // More than anybody looks up for people at the counter or on the phone.
  'staff-searches': { points: 300, duration: hour },
  'identity-checks': { points: 60, duration: hour },
  uploads: { points: 300, duration: 10 * minute },
  // 128 KB each: more than a weak connection carries, and less than fills a disk.
  pieces: { points: 600, duration: 10 * minute },
  // Continuous typing saves every second and a half.
  'family-saves': { points: 600, duration: 10 * minute },
  // Tests of message texts by an administrator: enough to get them right, too few for a campaign.
  'message-tests': { points: 20, duration: hour },
  'message-tests-by-number': { points: 5, duration: hour },
  // Resending is for single failures; a campaign is a broadcast.
  'messages-resent': { points: 100, duration: hour },
  'password-misses': { points: 5, duration: 15 * minute },
} as const

export type RateLimitName = keyof typeof limits
export type RateLimiter = ReturnType<typeof createRateLimiter>

export function createRateLimiter(pool: pg.Pool, factor: number) {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => {
      // The limit on misses protects one account, not one address, so the factor does not apply.
      const appliedFactor = name.endsWith('misses') ? 1 : factor
      const options = {
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
      }
      return [name, new RateLimiterPostgres({ ...options, points: points * appliedFactor, duration })] as const
    }),
  )
  const limiter = (name: RateLimitName) => limiters.get(name) ?? throwProblem('UNEXPECTED')
  return {
    /** Counts one and throws a problem above the limit. */
    consume: async (name: RateLimitName, key: string) => {
      const state = await consume(limiter(name), key)
      if (state.isExceeded) throwProblem('TOO_MANY_REQUESTS', { retryAfter: state.seconds })
    },
    /** Counts one and returns the state, for callers with their own response. */
    tryConsume: (name: RateLimitName, key: string) => consume(limiter(name), key),
    /** Returns the seconds until the limit resets; undefined when it is not reached. */
    retryAfterSeconds: async (name: RateLimitName, key: string): Promise<number | undefined> => {
      const state = await limiter(name).get(key)
      return state && state.remainingPoints <= 0 ? secondsOf(state) : undefined
    },
    reset: async (name: RateLimitName, key: string) => {
      await limiter(name).delete(key)
    },
  }
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<{ isExceeded: boolean; remaining: number; seconds: number }> {
  try {
    const state = await limiter.consume(key)
    return { isExceeded: false, remaining: state.remainingPoints, seconds: secondsOf(state) }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { isExceeded: true, remaining: 0, seconds: secondsOf(state) }
    throw state
  }
}

const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000))
