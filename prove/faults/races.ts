import { demoPassword } from '../../api/src/demo/people.ts'
import { fixedOtp, freshMobile, type Answer } from '../ground/calls.ts'
import { takeGround, type Ground } from '../ground/ground.ts'
import { moneyRaces } from './money-races.ts'
import { finding, type Promised } from '../promise.ts'
import { publishShortForm, type ShortForm } from '../ground/short-form.ts'
import { submitOnce } from '../ground/submit.ts'

/** Begins anew each time, and gives so many people who all do the same at once. */
export type Race = {
  name: string
  prepare(round: number): Promise<(runner: number) => Promise<Answer>>
  loses: readonly number[]
  /** 200, unless it says otherwise. */
  isWon?(answer: Answer): boolean
}

export const races: Promised = {
  id: 'races',
  says: 'two to twenty people at one file, batch, payment, bank return, memo, captcha or code at the same moment: exactly one wins',
  prove: async (scale) => {
    const ground = await takeGround()
    try {
      const rounds = scale === 'short' ? 5 : 150
      const form = await publishShortForm(ground)
      const told: string[] = []
      const wrong: string[] = []
      for (const race of [
        await onFile(ground, form),
        onCaptcha(ground),
        onCode(ground),
        onKey(ground, form, await ground.register('01722000000')),
        ...(await moneyRaces(ground, rounds)),
      ]) {
        const { won, odd } = await run(race, rounds)
        told.push(`${race.name} ${won}/${rounds}`)
        wrong.push(...odd.slice(0, 3).map((one) => `${race.name}: ${one}`))
      }
      return finding(`one winner each: ${told.join(', ')}`, wrong)
    } finally {
      await ground.leave()
    }
  },
}

async function run({ prepare, loses, isWon = ({ status }) => status === 200 }: Race, rounds: number) {
  let won = 0
  const odd: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const go = await prepare(round)
    const runners = 2 + (round % 19)
    const answers = await Promise.all(Array.from({ length: runners }, (_, runner) => go(runner)))
    const winners = answers.filter(isWon).length
    const others = answers.filter((answer) => !isWon(answer) && !loses.includes(answer.status))
    if (winners === 1 && others.length === 0) won += 1
    else odd.push(`${winners} of ${runners} won${others[0] ? `, one got ${others[0].status} ${JSON.stringify(others[0].body)}` : ''}`)
  }
  return { won, odd }
}

/** Two officers of one desk, each with a nervous finger. */
async function onFile(ground: Ground, form: ShortForm): Promise<Race> {
  const person = await ground.register('01722000001')
  const officers = await Promise.all(['so.edu@demo.wewb', 'so.two@demo.wewb'].map((loginId) => ground.tokenOf(loginId)))
  return {
    name: 'file',
    loses: [409],
    prepare: async (round) => {
      const { applicationNo } = await submitOnce(ground, person, form, round, false)
      const { revision } = (await ground.ask('GET', `/applications/${applicationNo}`, { token: officers[0] ?? '' })).body.data
      const body = { reply: { initialApproveStatus: '1', recommendedAmount: '500', note: 'Looks right to me.' }, revision }
      return (runner) => ground.ask('POST', `/applications/${applicationNo}/actions/forward`, { token: officers[runner % 2] ?? '', body })
    },
  }
}

const onCaptcha = (ground: Ground): Race => ({
  name: 'captcha',
  loses: [400, 409, 422],
  prepare: async () => {
    const { captchaId } = (await ground.ask('GET', '/pub/captcha')).body.data
    const body = { loginId: '01700000002', password: demoPassword, captchaId, captcha: '123456' }
    return () => ground.ask('POST', '/pub/login', { body })
  },
})

const onCode = (ground: Ground): Race => ({
  name: 'code',
  loses: [400, 404, 409, 410, 422],
  prepare: async () => {
    const secret = { password: demoPassword, confirmPassword: demoPassword, termsAccepted: 'Y' }
    const { captchaId } = (await ground.ask('GET', '/pub/captcha')).body.data
    const mobile = freshMobile()
    const person = { fullNameEn: 'Amena Begum', loginType: 'MOBILE', mobile, ...secret, captchaId, captcha: '123456' }
    const { otpToken } = (await ground.ask('POST', '/pub/registration', { body: person })).body.data
    return () => ground.ask('POST', '/pub/otp-verification', { body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' } })
  },
})

/** Everybody has a key of their own: the application is handed in once all the same. */
const onKey = (ground: Ground, form: ShortForm, token: string): Race => ({
  name: 'submission',
  loses: [409],
  prepare: async (round) => {
    const ask = async (method: string, path: string, body?: unknown) => (await ground.ask(method, path, { token, body })).body.data
    const { applicationNo } = await ask('POST', '/applications', { service: form.service, setupId: form.setupId })
    const path = `/applications/${applicationNo}`
    for (const [index, step] of form.steps.entries()) {
      const { revision } = await ask('GET', path)
      await ask('PUT', `${path}/steps/${step}`, {
        answers: index === 0 ? { q1: `race ${round}` } : { declarationAccepted: true },
        revision,
      })
    }
    const { revision } = await ask('GET', path)
    return (runner) =>
      ground.ask('POST', `${path}/submit`, { token, body: { revision }, headers: { 'idempotency-key': `race-${round}-${runner}` } })
  },
})
