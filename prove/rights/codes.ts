import pg from 'pg'
import { sized } from '../../test-size.ts'
import { demoPassword } from '../../api/src/demo/people.ts'
import { databaseOf } from '../ground/database-process.ts'
import { fixedOtp, type Answer } from '../ground/calls.ts'
import { takeGround, type Ground } from '../ground/ground.ts'
import { finding, type Promised } from '../promise.ts'

const rounds = { short: sized(2, 3), full: 25 }
const hands = { short: sized(40, 60), full: 200 }
const mostGuesses = 5
const mostCodes = 20

/** What each trial found wrong; nothing where the promise was kept. */
type Trial = (ground: Ground, round: number, hands: number) => Promise<string[]>

export const codes: Promised = {
  id: 'codes',
  smoke: true,
  says: 'codes and passwords guessed by many hands at once: five guesses and no more; a captcha and a reset link serve once',
  prove: async (scale) => {
    // With the limits that people meet.
    const ground = await takeGround({ PORTAL_LIMIT_FACTOR: '1' })
    const database = new pg.Client(databaseOf(ground).url)
    try {
      await database.connect()
      const wrong: string[] = []
      for (const trial of [guessCode, guessPassword, useCaptchaAgain, resetAgain])
        for (let round = 0; round < rounds[scale]; round += 1) {
          await forget(database, '%-by-address')
          wrong.push(...(await trial(ground, round, hands[scale])))
        }
      wrong.push(...(await askForManyCodes(ground, database)))
      return finding(
        `${rounds[scale]} codes and passwords, ${hands[scale]} guesses each at once: ${mostGuesses} looked at; captchas and reset links once; ${mostCodes} codes a day`,
        [...new Set(wrong)].slice(0, 8),
      )
    } finally {
      await database.end()
      await ground.leave()
    }
  },
}

/** As if each came from an address of their own, or some time had passed. */
const forget = (database: pg.Client, limit: string) => database.query('delete from rate_limit where key like $1', [`${limit}:%`])

const atOnce = <T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

async function captcha(ground: Ground) {
  return { captchaId: (await ground.ask('GET', '/pub/captcha')).body.data.captchaId as string, captcha: '123456' }
}

const verify = (ground: Ground, otpToken: string, otp: string, purpose: string) =>
  ground.ask('POST', '/pub/otp-verification', { body: { otpToken, otp, purpose } })

const logIn = async (ground: Ground, loginId: string, password: string) =>
  await ground.ask('POST', '/pub/login', { body: { loginId, password, ...(await captcha(ground)) } })

/** A code that was asked for, as its owner has it before them. */
async function askForCode(ground: Ground, loginId: string): Promise<Answer> {
  return await ground.ask('POST', '/pub/forget-password', { body: { loginId, ...(await captcha(ground)) } })
}

/** A guess that was looked at is told how many are left; one that came too late is not. */
const guessCode: Trial = async (ground, round, hands) => {
  const number = mobile('11', round)
  await ground.register(number)
  const { otpToken } = (await askForCode(ground, number)).body.data
  const guesses = await atOnce(hands, (n) => verify(ground, otpToken, String(n).padStart(6, '0'), 'FORGOT_PASSWORD'))
  const looked = guesses.filter(({ body }) => body.data?.triesLeft !== undefined).length
  const after = await verify(ground, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(looked !== mostGuesses ? [`${looked} guesses at a code were looked at`] : []),
    ...(after.status === 200 ? ['the right code still opens after all guesses'] : []),
    ...oddOf(guesses, [422, 423, 429]),
  ]
}

const guessPassword: Trial = async (ground, round) => {
  const number = mobile('12', round)
  await ground.register(number)
  const captchas = await atOnce(20, () => captcha(ground))
  const guesses = await Promise.all(
    captchas.map((one, n) => ground.ask('POST', '/pub/login', { body: { loginId: number, password: `Guess@${n}0000`, ...one } })),
  )
  const looked = guesses.filter(({ body }) => body.code === 'INVALID_CREDENTIALS').length
  const after = await logIn(ground, number, demoPassword)
  return [
    ...(looked !== mostGuesses ? [`${looked} guesses at a password were looked at`] : []),
    ...(after.status === 200 ? ['the right password still opens after all guesses'] : []),
  ]
}

/** Twenty with the right digits at once; and one that was answered wrongly is no longer there to be answered rightly. */
const useCaptchaAgain: Trial = async (ground, round) => {
  const number = mobile('13', round)
  await ground.register(number)
  const shared = await captcha(ground)
  const body = { loginId: number, password: demoPassword, ...shared }
  const won = (await atOnce(5, () => ground.ask('POST', '/pub/login', { body }))).filter(({ status }) => status === 200).length
  const again = await ground.ask('POST', '/pub/login', { body })
  const { captchaId } = await captcha(ground)
  await ground.ask('POST', '/pub/login', { body: { ...body, captchaId, captcha: '000000' } })
  const guessed = await ground.ask('POST', '/pub/login', { body: { ...body, captchaId } })
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
    await ground.ask('POST', '/pub/reset-password', { body: { resetToken, newPassword: password, confirmPassword: password } })
  const won = (await atOnce(5, (n) => reset(`Reset@${n}${round}000x`))).filter(({ status }) => status === 200).length
  const again = await reset('Again@12345x')
  const code = await verify(ground, otpToken, fixedOtp, 'FORGOT_PASSWORD')
  return [
    ...(won === 1 ? [] : [`one reset link served ${won} of 5`]),
    ...(again.status === 200 ? ['a reset link served again later'] : []),
    ...(code.status === 200 ? ['a used code opened again'] : []),
  ]
}

/** All day long: the pause between them is over each time. */
async function askForManyCodes(ground: Ground, database: pg.Client): Promise<string[]> {
  const number = mobile('15', 0)
  await ground.register(number)
  let sent = 1
  for (let n = 0; n < mostCodes + 5; n += 1) {
    await forget(database, 'codes-begun')
    if ((await askForCode(ground, number)).status === 200) sent += 1
  }
  return sent === mostCodes ? [] : [`${sent} codes were sent to one number in a day`]
}

const mobile = (kind: string, round: number): string => `017${kind}${String(round).padStart(6, '0')}`

const oddOf = (answers: readonly Answer[], refusals: readonly number[]): string[] =>
  answers.filter(({ status }) => !refusals.includes(status)).map(({ status, body }) => `a guess was answered ${status} ${body.code ?? ''}`)
