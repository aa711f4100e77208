import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { startFakeGateways, type FakeGateways } from './fake-gateways.ts'
import { freshMobile } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'

const sizes = {
  short: { attempts: 3, faultMs: 500, hangMs: 6000, skipsRetryDelay: true },
  full: { attempts: 10, faultMs: 5000, hangMs: 60_000, skipsRetryDelay: false },
} as const
const behaviours = ['down', 'error', 'invalid', 'hanging', 'disconnecting'] as const
/** Tolerance for a busy machine; a request that waits for a gateway would take seconds. */
const maxSlowdown = 3
const toleranceMs = 300
/** Each queue sends ten at a time and hangs twice; later messages must stay queued. */
const maxUnknown = 60

export const gatewayFaults: Invariant = {
  id: 'gateway',
  description:
    'the SMS or mail gateway is down, returns an error, sends an invalid response, disconnects or hangs: requests ' +
    'are not delayed, and no message is delivered twice',
  check: async (scale) => {
    const { attempts, faultMs, hangMs, skipsRetryDelay } = sizes[scale]
    const gateways = await startFakeGateways()
    const environment = await startTestEnvironment(gateways.environment())
    const database = new pg.Client(databaseProcessOf(environment).url)
    try {
      await database.connect()
      // Disables quiet hours, which would defer all messages but codes.
      await database.query(
        `update general_setting set value = '0' where code in ('SMS_QUIET_FROM_HOUR', 'SMS_QUIET_UNTIL_HOUR')`,
      )
      const form = await publishMinimalForm(environment)
      const person = await environment.register('01744000000')
      const baselineMs = medianOf(await measureAttempts(environment, form, person, attempts, 0))
      const figures: string[] = []
      const wrong: string[] = []
      const first = await latestMessage(database)
      const expiredIds: number[] = []
      for (const behaviour of behaviours) {
        await gateways.setBehaviour(behaviour)
        const startedAt = performance.now()
        const times = await measureAttempts(
          environment,
          form,
          person,
          attempts,
          behaviour === 'hanging' ? hangMs : faultMs,
        )
        if (behaviour === 'down') expiredIds.push(...(await createExpiredCode(environment, database)))
        await wait(Math.max(0, (behaviour === 'hanging' ? hangMs : faultMs) - (performance.now() - startedAt)))
        const medianMs = medianOf(times)
        figures.push(`${behaviour} ${medianMs.toFixed(0)} ms`)
        if (medianMs > maxSlowdown * baselineMs + toleranceMs)
          wrong.push(`${behaviour}: an attempt took ${medianMs.toFixed(0)} ms instead of ${baselineMs.toFixed(0)} ms`)
      }
      await gateways.setBehaviour('healthy')
      await waitUntilDelivered(database, first, skipsRetryDelay)
      const { figure, faults } = await compare(database, gateways, first, expiredIds)
      return invariantResult(`an attempt takes ${baselineMs.toFixed(0)} ms, under ${figures.join(', ')}; ${figure}`, [
        ...wrong,
        ...faults,
      ])
    } finally {
      await database.end()
      await environment.stop()
      await gateways.close()
    }
  },
}

/**
 * Registers by phone and by e-mail, and submits an application: three messages per attempt. Returns the duration of
 * each attempt.
 */
async function measureAttempts(
  environment: TestEnvironment,
  form: MinimalForm,
  person: string,
  attempts: number,
  spreadMs: number,
): Promise<number[]> {
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const startedAt = performance.now()
    await register(environment, { loginType: 'MOBILE', mobile: freshMobile() })
    await register(environment, { loginType: 'EMAIL', email: `somebody.${freshMobile()}@example.com` })
    await submitApplication(environment, person, form, attempt, false)
    times.push(performance.now() - startedAt)
    await wait(Math.max(0, spreadMs / attempts - (performance.now() - startedAt)))
  }
  return times
}

async function register(
  environment: TestEnvironment,
  login: { loginType: 'MOBILE'; mobile: string } | { loginType: 'EMAIL'; email: string },
) {
  const { captchaId } = (await environment.request('GET', '/pub/captcha')).body.data
  const secret = {
    password: demoPassword,
    confirmPassword: demoPassword,
    termsAccepted: 'Y',
    captchaId,
    captcha: '123456',
  }
  const { status, body } = await environment.request('POST', '/pub/registration', {
    body: { fullNameEn: 'Amena Begum', ...login, ...secret },
  })
  if (status !== 200) throw new Error(`a registration returned ${status} ${JSON.stringify(body)}`)
}

/** Creates a code that expires while the gateway is down. */
async function createExpiredCode(environment: TestEnvironment, database: pg.Client): Promise<number[]> {
  const mobile = freshMobile()
  await register(environment, { loginType: 'MOBILE', mobile })
  const { rows } = await database.query<{ id: string }>(
    `update message set expires_at = now() - interval '1 second' where recipient = $1 returning id`,
    [mobile],
  )
  return rows.map(({ id }) => Number(id))
}

const latestMessage = async (database: pg.Client): Promise<number> =>
  Number((await database.query<{ id: string }>('select coalesce(max(id), 0) as id from message')).rows[0]?.id)

/** Waits until no message is pending. `skipsRetryDelay` skips the retry delay. */
async function waitUntilDelivered(database: pg.Client, first: number, skipsRetryDelay: boolean) {
  for (const until = Date.now() + 300_000; Date.now() < until; await wait(250)) {
    if (skipsRetryDelay)
      await database.query(
        `update jobs.job set start_after = now()
         where name in ('send-message', 'send-code') and state in ('retry', 'created')`,
      )
    const { rows } = await database.query(
      `select 1 from message where id > $1 and state in ('queued', 'retry', 'sending') limit 1`,
      [first],
    )
    if (rows.length === 0) return
  }
}

/** Compares the state of each message with the number of times it may have been sent. */
async function compare(
  database: pg.Client,
  { deliveries }: FakeGateways,
  first: number,
  expiredIds: readonly number[],
) {
  const { rows } = await database.query<{ id: string; state: string; secret: boolean; attempts: number }>(
    `select id, state, secret, attempts from message where id > $1 and state <> 'void'`,
    [first],
  )
  const count = (states: readonly string[]) => rows.filter(({ state }) => states.includes(state)).length
  const deliveriesOf = (id: string) => deliveries.get(Number(id)) ?? 0
  const deliveredTwice = rows.filter(({ id }) => deliveriesOf(id) > 1)
  const neverDelivered = rows.filter(({ id, state }) => ['sent', 'unknown'].includes(state) && deliveriesOf(id) === 0)
  const tooLate = rows.filter(
    ({ id, state }) => expiredIds.includes(Number(id)) && (state !== 'expired' || deliveriesOf(id) > 0),
  )
  const undelivered = count(['queued', 'retry', 'sending', 'failed'])
  const retried = rows.filter(({ attempts }) => attempts > 1).length
  return {
    figure:
      `${rows.length} messages: ${count(['sent'])} delivered once, ${retried} of them after a retry, ` +
      `${count(['unknown'])} of unknown state wait for a person, ${count(['expired'])} code expired and was not sent`,
    faults: [
      deliveredTwice.length > 0 &&
        `${deliveredTwice.length} were delivered twice (${deliveredTwice.filter(({ secret }) => secret).length} codes)`,
      neverDelivered.length > 0 && `${neverDelivered.length} are marked as sent and were not delivered`,
      undelivered > 0 && `${undelivered} were not delivered`,
      count(['unknown']) > maxUnknown && `${count(['unknown'])} are of unknown state`,
      (tooLate.length > 0 || expiredIds.length === 0) && 'an expired code was sent',
      retried === 0 && 'no message was retried',
    ].filter((fault) => fault !== false),
  }
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
