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
  short: { turns: 3, lasts: 500, hangs: 6000, isHurried: true },
  full: { turns: 10, lasts: 5000, hangs: 60_000, isHurried: false },
} as const
const moods = ['down', 'error', 'rubbish', 'hanging', 'cut'] as const
/** Tolerance for a busy machine; a request that waits for a gateway would take seconds. */
const slower = 3
const leeway = 300
/** Each queue sends ten at a time and hangs twice; later messages must stay queued. */
const maxInOtherHands = 60

export const gatewayFaults: Invariant = {
  id: 'gateway',
  description:
    'the SMS or mail gateway is down, says no, talks rubbish, hangs up or hangs: people notice nothing, ' +
    'and no message goes out twice',
  check: async (scale) => {
    const { turns, lasts, hangs, isHurried } = sizes[scale]
    const gateways = await startFakeGateways()
    const ground = await startTestEnvironment(gateways.environment())
    const database = new pg.Client(databaseProcessOf(ground).url)
    try {
      await database.connect()
      // Disables quiet hours, which would defer all messages but codes.
      await database.query(
        `update general_setting set value = '0' where code in ('SMS_QUIET_FROM_HOUR', 'SMS_QUIET_UNTIL_HOUR')`,
      )
      const form = await publishMinimalForm(ground)
      const person = await ground.register('01744000000')
      const calm = medianOf(await liveOn(ground, form, person, turns, 0))
      const figures: string[] = []
      const wrong: string[] = []
      const first = await latestMessage(database)
      const late: number[] = []
      for (const mood of moods) {
        await gateways.become(mood)
        const began = performance.now()
        const times = await liveOn(ground, form, person, turns, mood === 'hanging' ? hangs : lasts)
        if (mood === 'down') late.push(...(await letOneGrowOld(ground, database)))
        await wait(Math.max(0, (mood === 'hanging' ? hangs : lasts) - (performance.now() - began)))
        const took = medianOf(times)
        figures.push(`${mood} ${took.toFixed(0)} ms`)
        if (took > slower * calm + leeway)
          wrong.push(`${mood}: people waited ${took.toFixed(0)} ms instead of ${calm.toFixed(0)} ms`)
      }
      await gateways.become('well')
      await settle(database, first, isHurried)
      const { figure, faults } = await compare(database, gateways, first, late)
      return invariantResult(`a turn takes ${calm.toFixed(0)} ms, under ${figures.join(', ')}; ${figure}`, [
        ...wrong,
        ...faults,
      ])
    } finally {
      await database.end()
      await ground.leave()
      await gateways.close()
    }
  },
}

/**
 * Registers by phone and by e-mail, and submits an application: three messages per turn. Returns the duration of each
 * turn.
 */
async function liveOn(
  ground: TestEnvironment,
  form: MinimalForm,
  person: string,
  turns: number,
  over: number,
): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    await beginAs(ground, { loginType: 'MOBILE', mobile: freshMobile() })
    await beginAs(ground, { loginType: 'EMAIL', email: `somebody.${freshMobile()}@example.com` })
    await submitApplication(ground, person, form, turn, false)
    times.push(performance.now() - began)
    await wait(Math.max(0, over / turns - (performance.now() - began)))
  }
  return times
}

async function beginAs(
  ground: TestEnvironment,
  who: { loginType: 'MOBILE'; mobile: string } | { loginType: 'EMAIL'; email: string },
) {
  const { captchaId } = (await ground.request('GET', '/pub/captcha')).body.data
  const secret = {
    password: demoPassword,
    confirmPassword: demoPassword,
    termsAccepted: 'Y',
    captchaId,
    captcha: '123456',
  }
  const { status, body } = await ground.request('POST', '/pub/registration', {
    body: { fullNameEn: 'Amena Begum', ...who, ...secret },
  })
  if (status !== 200) throw new Error(`a registration got ${status} ${JSON.stringify(body)}`)
}

/** Creates a code that expires while the gateway is down. */
async function letOneGrowOld(ground: TestEnvironment, database: pg.Client): Promise<number[]> {
  const mobile = freshMobile()
  await beginAs(ground, { loginType: 'MOBILE', mobile })
  const { rows } = await database.query<{ id: string }>(
    `update message set expires_at = now() - interval '1 second' where recipient = $1 returning id`,
    [mobile],
  )
  return rows.map(({ id }) => Number(id))
}

const latestMessage = async (database: pg.Client): Promise<number> =>
  Number((await database.query<{ id: string }>('select coalesce(max(id), 0) as id from message')).rows[0]?.id)

/** Waits until no message is pending. `isHurried` skips the retry delay. */
async function settle(database: pg.Client, first: number, isHurried: boolean) {
  for (const until = Date.now() + 300_000; Date.now() < until; await wait(250)) {
    if (isHurried)
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
async function compare(database: pg.Client, { taken }: FakeGateways, first: number, late: readonly number[]) {
  const { rows } = await database.query<{ id: string; state: string; secret: boolean; attempts: number }>(
    `select id, state, secret, attempts from message where id > $1 and state <> 'void'`,
    [first],
  )
  const count = (states: readonly string[]) => rows.filter(({ state }) => states.includes(state)).length
  const goneOut = (id: string) => taken.get(Number(id)) ?? 0
  const twice = rows.filter(({ id }) => goneOut(id) > 1)
  const never = rows.filter(({ id, state }) => ['sent', 'unknown'].includes(state) && goneOut(id) === 0)
  const tooLate = rows.filter(({ id, state }) => late.includes(Number(id)) && (state !== 'expired' || goneOut(id) > 0))
  const left = count(['queued', 'retry', 'sending', 'failed'])
  const again = rows.filter(({ attempts }) => attempts > 1).length
  return {
    figure:
      `${rows.length} messages: ${count(['sent'])} sent once, ${again} of them after another try, ` +
      `${count(['unknown'])} that were in other hands when it fell silent wait for a person, ${count(['expired'])} ` +
      'code too late and not sent',
    faults: [
      twice.length > 0 && `${twice.length} went out twice (${twice.filter(({ secret }) => secret).length} codes)`,
      never.length > 0 && `${never.length} are called sent and are not`,
      left > 0 && `${left} did not go out`,
      count(['unknown']) > maxInOtherHands && `${count(['unknown'])} were given away into the silence`,
      (tooLate.length > 0 || late.length === 0) && 'a code that came too late was sent',
      again === 0 && 'nothing had to be tried again',
    ].filter((fault) => fault !== false),
  }
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
