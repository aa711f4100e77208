import pg from 'pg'
import { sized } from '#test-size.ts'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { fixedOtp, type ApiResponse } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const rounds = { short: sized(2, 3), full: 25 }
const workers = { short: sized(40, 60), full: 200 }
const maxGuesses = 5
const maxCodes = 20

/** Faults found by a trial; empty if the invariant holds. */
type Trial = (ground: TestEnvironment, round: number, workers: number) => Promise<string[]>

export const bruteForce: Invariant = {
  id: 'codes',
  smoke: true,
  description:
    'codes and passwords guessed by many hands at once: five guesses and no more; ' +
    'a captcha and a reset link serve once',
  check: async (scale) => {
    // With the production rate limits.
    const ground = await startTestEnvironment({ PORTAL_LIMIT_FACTOR: '1' })
    const database = new pg.Client(databaseProcessOf(ground).url)
    try {
      await database.connect()
      const wrong: string[] = []
      for (const trial of [guessCode, guessPassword, useCaptchaAgain, resetAgain])
        for (let round = 0; round < rounds[scale]; round += 1) {
          await forget(database, '%-by-address')
          wrong.push(...(await trial(ground, round, workers[scale])))
        }
      wrong.push(...(await askForManyCodes(ground, database)))
      return invariantResult(
        `${rounds[scale]} codes and passwords, ${workers[scale]} guesses each at once: ${maxGuesses} looked at; ` +
          `captchas and reset links once; ${maxCodes} codes a day`,
        [...new Set(wrong)].slice(0, 8),
      )
    } finally {
      await database.end()
      await ground.leave()
    }
  },
}

/** Resets a rate limit, as if the requests came from other IP addresses or later. */
const forget = (database: pg.Client, limit: string) =>
  database.query('delete from rate_limit where key like $1', [`${limit}:%`])

const atOnce = <T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

async function captcha(ground: TestEnvironment) {
  return { captchaId: (await ground.request('GET', '/pub/captcha')).body.data.captchaId as string, captcha: '123456' }
}

const verify = (ground: TestEnvironment, otpToken: string, otp: string, purpose: string) =>
  ground.request('POST', '/pub/otp-verification', { body: { otpToken, otp, purpose } })

const logIn = async (ground: TestEnvironment, loginId: string, password: string) =>
  await ground.request('POST', '/pub/login', { body: { loginId, password, ...(await captcha(ground)) } })

/** Requests a code for this account. */
async function askForCode(ground: TestEnvironment, loginId: string): Promise<ApiResponse> {
  return await ground.request('POST', '/pub/forget-password', { body: { loginId, ...(await captcha(ground)) } })
}

/** A checked guess returns the number of attempts left; one beyond the limit does not. */
const guessCode: Trial = async (ground, round, workers) => {
  const number = mobile('11', round)
  await ground.register(number)
  const { otpToken } = (await askForCode(ground, number)).body.data
  const guesses = await atOnce(workers, (n) => verify(ground, otpToken, String(n).padStart(6, '0'), 'FORGOT_PASSWORD'))
  const looked = guesses.filter(({ body }) => body.data?.triesLeft !== undefined).length
  const after = await verify(ground, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(looked !== maxGuesses ? [`${looked} guesses at a code were looked at`] : []),
    ...(after.status === 200 ? ['the right code still opens after all guesses'] : []),
    ...oddOf(guesses, [422, 423, 429]),
  ]
}

const guessPassword: Trial = async (ground, round) => {
  const number = mobile('12', round)
  await ground.register(number)
  const captchas = await atOnce(20, () => captcha(ground))
  const guesses = await Promise.all(
    captchas.map((one, n) =>
      ground.request('POST', '/pub/login', { body: { loginId: number, password: `Guess@${n}0000`, ...one } }),
    ),
  )
  const looked = guesses.filter(({ body }) => body.code === 'INVALID_CREDENTIALS').length
  const after = await logIn(ground, number, demoPassword)
  return [
    ...(looked !== maxGuesses ? [`${looked} guesses at a password were looked at`] : []),
    ...(after.status === 200 ? ['the right password still opens after all guesses'] : []),
  ]
}

/** Uses one captcha in twenty parallel requests; and a captcha answered wrongly cannot be used again. */
const useCaptchaAgain: Trial = async (ground, round) => {
  const number = mobile('13', round)
  await ground.register(number)
  const shared = await captcha(ground)
  const body = { loginId: number, password: demoPassword, ...shared }
  const won = (await atOnce(5, () => ground.request('POST', '/pub/login', { body }))).filter(
    ({ status }) => status === 200,
  ).length
  const again = await ground.request('POST', '/pub/login', { body })
  const { captchaId } = await captcha(ground)
  await ground.request('POST', '/pub/login', { body: { ...body, captchaId, captcha: '000000' } })
  const guessed = await ground.request('POST', '/pub/login', { body: { ...body, captchaId } })
  return [
    ...(won === 1 ? [] : [`one captcha served ${won} of 5`]),
    ...(again.status === 200 ? ['a captcha served again later'] : []),
    ...(guessed.status === 200 ? ['a captcha could be tried twice'] : []),
  ]
}

const resetAgain: Trial = async (ground, round) => {
  const number = mobile('14', round)
  await ground.register(number)
  const { otpToken } = (await askForCode(ground, number)).body.data
  const { resetToken } = (await verify(ground, otpToken, fixedOtp, 'FORGOT_PASSWORD')).body.data
  const reset = async (password: string) =>
    await ground.request('POST', '/pub/reset-password', {
      body: { resetToken, newPassword: password, confirmPassword: password },
    })
  const won = (await atOnce(5, (n) => reset(`Reset@${n}${round}000x`))).filter(({ status }) => status === 200).length
  const again = await reset('Again@12345x')
  const code = await verify(ground, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(won === 1 ? [] : [`one reset link served ${won} of 5`]),
    ...(again.status === 200 ? ['a reset link served again later'] : []),
    ...(code.status === 200 ? ['a used code opened again'] : []),
  ]
}

/** Requests codes all day, with the resend pause expired each time. */
async function askForManyCodes(ground: TestEnvironment, database: pg.Client): Promise<string[]> {
  const number = mobile('15', 0)
  await ground.register(number)
  let sent = 1
  for (let n = 0; n < maxCodes + 5; n += 1) {
    await forget(database, 'codes-begun')
    if ((await askForCode(ground, number)).status === 200) sent += 1
  }
  return sent === maxCodes ? [] : [`${sent} codes were sent to one number in a day`]
}

const mobile = (kind: string, round: number): string => `017${kind}${String(round).padStart(6, '0')}`

const oddOf = (answers: readonly ApiResponse[], refusals: readonly number[]): string[] =>
  answers
    .filter(({ status }) => !refusals.includes(status))
    .map(({ status, body }) => `a guess was answered ${status} ${body.code ?? ''}`)
