import { demoPassword } from '@wewb/api/demo/people.ts'
import { fixedOtp, freshMobile, type ApiResponse } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { createPaymentRaces } from './payment-races.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'

/** Prepares a new state each round, and returns the action that all runners take at once. */
export type Race = {
  name: string
  prepare(round: number): Promise<(runner: number) => Promise<ApiResponse>>
  loses: readonly number[]
}

export const raceConditions: Invariant = {
  id: 'races',
  description:
    'two to twenty parallel requests for one application, batch, payment, bank return, memo, captcha or code: ' +
    'exactly one succeeds',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const rounds = scale === 'short' ? 5 : 150
      const form = await publishMinimalForm(environment)
      const figures: string[] = []
      const wrong: string[] = []
      for (const race of [
        await applicationRace(environment, form),
        captchaRace(environment),
        codeRace(environment),
        submissionRace(environment, form, await environment.register('01722000000')),
        ...(await createPaymentRaces(environment, rounds)),
      ]) {
        const { won, odd: unexpected } = await run(race, rounds)
        figures.push(`${race.name} ${won}/${rounds}`)
        wrong.push(...unexpected.slice(0, 3).map((one) => `${race.name}: ${one}`))
      }
      return invariantResult(`one success each: ${figures.join(', ')}`, wrong)
    } finally {
      await environment.stop()
    }
  },
}

const isWon = ({ status }: ApiResponse) => status === 200

async function run({ prepare, loses }: Race, rounds: number) {
  let won = 0
  const unexpected: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const act = await prepare(round)
    const runners = 2 + (round % 19)
    const responses = await Promise.all(Array.from({ length: runners }, (_, runner) => act(runner)))
    const winners = responses.filter(isWon).length
    const others = responses.filter((answer) => !isWon(answer) && !loses.includes(answer.status))
    const other = others[0] ? `, one returned ${others[0].status} ${JSON.stringify(others[0].body)}` : ''
    if (winners === 1 && others.length === 0) won += 1
    else unexpected.push(`${winners} of ${runners} succeeded${other}`)
  }
  return { won, odd: unexpected }
}

/** Two officers of one desk, who both send the move twice. */
async function applicationRace(environment: TestEnvironment, form: MinimalForm): Promise<Race> {
  const person = await environment.register('01722000001')
  const officers = await Promise.all(
    ['so.edu@demo.wewb', 'so.two@demo.wewb'].map((loginId) => environment.tokenOf(loginId)),
  )
  return {
    name: 'application',
    loses: [409],
    prepare: async (round) => {
      const { applicationNo } = await submitApplication(environment, person, form, round, false)
      const { revision } = (
        await environment.request('GET', `/applications/${applicationNo}`, { token: officers[0] ?? '' })
      ).body.data
      const body = {
        reply: { initialApproveStatus: '1', recommendedAmount: '500', note: 'Looks right to me.' },
        revision,
      }
      return (runner) =>
        environment.request('POST', `/applications/${applicationNo}/actions/forward`, {
          token: officers[runner % 2] ?? '',
          body,
        })
    },
  }
}

const captchaRace = (environment: TestEnvironment): Race => ({
  name: 'captcha',
  loses: [400, 409, 422],
  prepare: async () => {
    const { captchaId } = (await environment.request('GET', '/pub/captcha')).body.data
    const body = { loginId: '01700000002', password: demoPassword, captchaId, captcha: '123456' }
    return () => environment.request('POST', '/pub/login', { body })
  },
})

const codeRace = (environment: TestEnvironment): Race => ({
  name: 'code',
  loses: [400, 404, 409, 410, 422],
  prepare: async () => {
    const secret = { password: demoPassword, confirmPassword: demoPassword, termsAccepted: 'Y' }
    const { captchaId } = (await environment.request('GET', '/pub/captcha')).body.data
    const mobile = freshMobile()
    const person = { fullNameEn: 'Amena Begum', loginType: 'MOBILE', mobile, ...secret, captchaId, captcha: '123456' }
    const { otpToken } = (await environment.request('POST', '/pub/registration', { body: person })).body.data
    return () =>
      environment.request('POST', '/pub/otp-verification', {
        body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' },
      })
  },
})

/** Every request has its own idempotency key, but the application must be submitted only once. */
const submissionRace = (environment: TestEnvironment, form: MinimalForm, token: string): Race => ({
  name: 'submission',
  loses: [409],
  prepare: async (round) => {
    const ask = async (method: string, path: string, body?: unknown) =>
      (await environment.request(method, path, { token, body })).body.data
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
      environment.request('POST', `${path}/submit`, {
        token,
        body: { revision },
        headers: { 'idempotency-key': `race-${round}-${runner}` },
      })
  },
})
