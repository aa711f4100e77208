import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from './problem.ts'

const minute = 60
const hour = 60 * minute

/** How often something may happen. Counted in the database, so all processes share the count. */
const limits = {
  // By address generously: a mobile operator puts a whole town behind one. By account tightly.
  'captcha-by-address': { points: 600, duration: 10 * minute },
  'log-in-by-address': { points: 300, duration: 10 * minute },
  'log-in-misses': { points: 5, duration: 15 * minute },
  // Counted whatever the way, and not forgotten by a right password: whoever has that must not get five tries anew.
  'second-factor-misses': { points: 5, duration: 15 * minute },
  // A browser that keeps no cookies is new each time: three messages a day say it as well as thirty.
  'new-device-notices': { points: 3, duration: 24 * hour },
  'registration-by-address': { points: 200, duration: hour },
  'forgot-by-address': { points: 200, duration: hour },
  'codes-begun': { points: 3, duration: 10 * minute },
  'codes-a-day': { points: 20, duration: 24 * hour },
  'status-by-address': { points: 300, duration: 10 * minute },
  // Each goes through every text there is; what is read without a search is kept.
  'notice-searches-by-address': { points: 600, duration: 10 * minute },
  'verifications-by-address': { points: 600, duration: 10 * minute },
  // A birth day that is sought by trying: twenty tries a day at one number, whoever tries.
  'registrations-by-number': { points: 20, duration: 24 * hour },
  // Each complaint sends an SMS to the number it names: nobody's telephone shall ring with them.
  'complaints-by-number': { points: 10, duration: 24 * hour },
  'complaints-by-address': { points: 200, duration: hour },
  // After three misses at a ticket, or from one address, a captcha is asked for; a ticket is tried so often a day and no more.
  'complaint-misses': { points: 3, duration: 15 * minute },
  'complaint-misses-by-address': { points: 3, duration: 15 * minute },
  'complaints-by-ticket': { points: 40, duration: 24 * hour },
  'cards-replaced': { points: 5, duration: 24 * hour },
  // More than anybody looks up with a person before them or on the line.
  'staff-searches': { points: 300, duration: hour },
  'identity-checks': { points: 60, duration: hour },
  uploads: { points: 300, duration: 10 * minute },
  // Of 128 KB each: more than a weak line carries, and less than fills a disk.
  pieces: { points: 600, duration: 10 * minute },
  // Who types without a pause saves every second and a half.
  'family-saves': { points: 600, duration: 10 * minute },
  // Words that an administrator tries out: enough to get them right, too few to send a campaign.
  'message-tests': { points: 20, duration: hour },
  'message-tests-by-number': { points: 5, duration: hour },
  // A person mends what failed; a campaign is a broadcast.
  'messages-resent': { points: 100, duration: hour },
  'password-misses': { points: 5, duration: 15 * minute },
} as const

export type LimitName = keyof typeof limits
export type Limits = ReturnType<typeof makeLimits>

export function makeLimits(pool: pg.Pool, factor: number) {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => {
      // The limit on misses guards one account, not one address: tests need no relief from it.
      const relief = name.endsWith('misses') ? 1 : factor
      const options = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: name }
      return [name, new RateLimiterPostgres({ ...options, points: points * relief, duration })] as const
    }),
  ) // prettier-ignore
  const limiter = (name: LimitName) => limiters.get(name) ?? refuse('UNEXPECTED')
  return {
    /** Counts one, and refuses when it is one too many. */
    count: async (name: LimitName, key: string) => {
      const state = await consume(limiter(name), key)
      if (state.refused) refuse('TOO_MANY_REQUESTS', { retryAfter: state.seconds })
    },
    /** Counts one and says how it stands, for those who answer in their own words. */
    miss: (name: LimitName, key: string) => consume(limiter(name), key),
    /** How long until it is open again; undefined when it is open. */
    closedFor: async (name: LimitName, key: string): Promise<number | undefined> => {
      const state = await limiter(name).get(key)
      return state && state.remainingPoints <= 0 ? secondsOf(state) : undefined
    },
    forget: async (name: LimitName, key: string) => {
      await limiter(name).delete(key)
    },
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<{ refused: boolean; left: number; seconds: number }> {
  try {
    const state = await limiter.consume(key)
    return { refused: false, left: state.remainingPoints, seconds: secondsOf(state) }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { refused: true, left: 0, seconds: secondsOf(state) }
    throw state
  }
}

const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000))
