import pg from 'pg'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { fixedOtp, type ApiResponse } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const rounds = { short: 3, full: 25 }
const workers = { short: 60, full: 200 }
const maxGuesses = 5
const maxCodes = 20

/** Faults found by a trial; empty if the invariant holds. */
type BruteForceCheck = (environment: TestEnvironment, round: number, workers: number) => Promise<string[]>

export const bruteForce: Invariant = {
  id: 'codes',
  smoke: true,
  description:
    'codes and passwords guessed by parallel clients: at most five guesses are evaluated; ' +
    'a captcha and a reset link are accepted once',
  check: async (scale) => {
    // With the production rate limits.
    const environment = await startTestEnvironment({ PORTAL_LIMIT_FACTOR: '1' })
    const database = new pg.Client(databaseProcessOf(environment).url)
    try {
      await database.connect()
      const wrong: string[] = []
      for (const check of [guessCode, guessPassword, reuseCaptcha, reuseResetLink])
        for (let round = 0; round < rounds[scale]; round += 1) {
          await resetLimit(database, '%-by-address')
          wrong.push(...(await check(environment, round, workers[scale])))
        }
      wrong.push(...(await requestManyCodes(environment, database)))
      return invariantResult(
        `${rounds[scale]} codes and passwords, ${workers[scale]} parallel guesses each: ${maxGuesses} evaluated; ` +
          `captchas and reset links accepted once; ${maxCodes} codes a day`,
        [...new Set(wrong)].slice(0, 8),
      )
    } finally {
      await database.end()
      await environment.stop()
    }
  },
}

/** Resets a rate limit, as if the requests came from other IP addresses or later. */
const resetLimit = (database: pg.Client, limit: string) =>
  database.query('delete from rate_limit where key like $1', [`${limit}:%`])

const inParallel = <T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

async function captcha(environment: TestEnvironment) {
  return {
    captchaId: (await environment.request('GET', '/pub/captcha')).body.data.captchaId as string,
    captcha: '123456',
  }
}

const verify = (environment: TestEnvironment, otpToken: string, otp: string, purpose: string) =>
  environment.request('POST', '/pub/otp-verification', { body: { otpToken, otp, purpose } })

const logIn = async (environment: TestEnvironment, loginId: string, password: string) =>
  await environment.request('POST', '/pub/login', { body: { loginId, password, ...(await captcha(environment)) } })

/** Requests a code for this account. */
async function requestCode(environment: TestEnvironment, loginId: string): Promise<ApiResponse> {
  return await environment.request('POST', '/pub/forget-password', {
    body: { loginId, ...(await captcha(environment)) },
  })
}

/** A checked guess returns the number of attempts left; one beyond the limit does not. */
const guessCode: BruteForceCheck = async (environment, round, workers) => {
  const number = mobile('11', round)
  await environment.register(number)
  const { otpToken } = (await requestCode(environment, number)).body.data
  const guesses = await inParallel(workers, (n) =>
    verify(environment, otpToken, String(n).padStart(6, '0'), 'FORGOT_PASSWORD'),
  )
  const evaluated = guesses.filter(({ body }) => body.data?.triesLeft !== undefined).length
  const after = await verify(environment, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(evaluated !== maxGuesses ? [`${evaluated} guesses at a code were evaluated`] : []),
    ...(after.status === 200 ? ['the right code is still accepted after all guesses'] : []),
    ...unexpectedOf(guesses, [422, 423, 429]),
  ]
}

const guessPassword: BruteForceCheck = async (environment, round) => {
  const number = mobile('12', round)
  await environment.register(number)
  const captchas = await inParallel(20, () => captcha(environment))
  const guesses = await Promise.all(
    captchas.map((one, n) =>
      environment.request('POST', '/pub/login', { body: { loginId: number, password: `Guess@${n}0000`, ...one } }),
    ),
  )
  const evaluated = guesses.filter(({ body }) => body.code === 'INVALID_CREDENTIALS').length
  const after = await logIn(environment, number, demoPassword)
  return [
    ...(evaluated !== maxGuesses ? [`${evaluated} guesses at a password were evaluated`] : []),
    ...(after.status === 200 ? ['the right password is still accepted after all guesses'] : []),
  ]
}

/** Uses one captcha in twenty parallel requests; and a captcha answered wrongly cannot be used again. */
const reuseCaptcha: BruteForceCheck = async (environment, round) => {
  const number = mobile('13', round)
  await environment.register(number)
  const shared = await captcha(environment)
  const body = { loginId: number, password: demoPassword, ...shared }
  const accepted = (await inParallel(5, () => environment.request('POST', '/pub/login', { body }))).filter(
    ({ status }) => status === 200,
  ).length
  const reused = await environment.request('POST', '/pub/login', { body })
  const { captchaId } = await captcha(environment)
  await environment.request('POST', '/pub/login', { body: { ...body, captchaId, captcha: '000000' } })
  const guessed = await environment.request('POST', '/pub/login', { body: { ...body, captchaId } })
  return [
    ...(accepted === 1 ? [] : [`one captcha was accepted ${accepted} of 5 times`]),
    ...(reused.status === 200 ? ['a used captcha was accepted again'] : []),
    ...(guessed.status === 200 ? ['a captcha could be attempted twice'] : []),
  ]
}

const reuseResetLink: BruteForceCheck = async (environment, round) => {
  const number = mobile('14', round)
  await environment.register(number)
  const { otpToken } = (await requestCode(environment, number)).body.data
  const { resetToken } = (await verify(environment, otpToken, fixedOtp, 'FORGOT_PASSWORD')).body.data
  const reset = async (password: string) =>
    await environment.request('POST', '/pub/reset-password', {
      body: { resetToken, newPassword: password, confirmPassword: password },
    })
  const accepted = (await inParallel(5, (n) => reset(`Reset@${n}${round}000x`))).filter(
    ({ status }) => status === 200,
  ).length
  const reused = await reset('Again@12345x')
  const code = await verify(environment, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(accepted === 1 ? [] : [`one reset link was accepted ${accepted} of 5 times`]),
    ...(reused.status === 200 ? ['a used reset link was accepted again'] : []),
    ...(code.status === 200 ? ['a used code was accepted again'] : []),
  ]
}

/** Requests codes all day, with the resend pause expired each time. */
async function requestManyCodes(environment: TestEnvironment, database: pg.Client): Promise<string[]> {
  const number = mobile('15', 0)
  await environment.register(number)
  let sent = 1
  for (let n = 0; n < maxCodes + 5; n += 1) {
    await resetLimit(database, 'codes-begun')
    if ((await requestCode(environment, number)).status === 200) sent += 1
  }
  return sent === maxCodes ? [] : [`${sent} codes were sent to one number in a day`]
}

const mobile = (kind: string, round: number): string => `017${kind}${String(round).padStart(6, '0')}`

const unexpectedOf = (responses: readonly ApiResponse[], rejections: readonly number[]): string[] =>
  responses
    .filter(({ status }) => !rejections.includes(status))
    .map(({ status, body }) => `a guess returned ${status} ${body.code ?? ''}`)
