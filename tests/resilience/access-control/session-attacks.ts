import { demoPassword } from '@wewb/api/demo/people.ts'
import { fixedOtp } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const rounds = { short: 1, full: 25 } as const
const clientCount = 6

type Person = { mobile: string; tokens: [string, string, string] }
/** An action that ends sessions, and which of the person's three tokens stay valid. */
type SessionEnding = {
  name: string
  validTokens: readonly number[]
  act(environment: TestEnvironment, person: Person, admin: string): Promise<unknown>
}

const changed = 'Changed@2026x'

const endings: readonly SessionEnding[] = [
  {
    name: 'log-out',
    validTokens: [1, 2],
    act: (environment, { tokens: [own] }) => assert(environment, 'POST', '/logout', own, {}),
  },
  {
    name: 'log-out everywhere else',
    validTokens: [0],
    act: (environment, { tokens: [own] }) => assert(environment, 'DELETE', '/profile/sessions', own),
  },
  {
    name: 'password change',
    validTokens: [0],
    act: (environment, { tokens: [own] }) =>
      assert(environment, 'POST', '/change-password', own, {
        oldPassword: demoPassword,
        newPassword: changed,
        confirmPassword: changed,
      }),
  },
  { name: 'password reset', validTokens: [], act: (environment, { mobile }) => reset(environment, mobile) },
  {
    name: 'deactivation',
    validTokens: [],
    act: async (environment, { mobile }, admin) =>
      await assert(environment, 'PUT', `/users/${await idOf(environment, mobile, admin)}/status`, admin, {
        active_yn: 'N',
        reason: 'left',
      }),
  },
  {
    name: 'password withdrawn',
    validTokens: [],
    act: async (environment, { mobile }, admin) =>
      await assert(environment, 'PUT', `/users/${await idOf(environment, mobile, admin)}/reset-password`, admin, {
        way: 'INVITE',
      }),
  },
]

export const sessionAttacks: Invariant = {
  id: 'sessions',
  smoke: true,
  description:
    'log-out, password change, reset and deactivation: every other token is rejected from the next request on',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const admin = await environment.tokenOf('admin@demo.wewb')
      const wrong = new Set<string>()
      let requestCount = 0
      for (let round = 0; round < rounds[scale]; round += 1)
        for (const [index, ending] of endings.entries()) {
          const person = await createPersonWithThreeSessions(
            environment,
            `0175${String(index).padStart(3, '0')}${String(round).padStart(4, '0')}`,
          )
          const tried = await tryTokens(environment, person, ending, admin)
          requestCount += tried.calls
          for (const fault of tried.wrong) wrong.add(`${ending.name}: ${fault}`)
        }
      return invariantResult(
        `${endings.length} ways × ${rounds[scale]}, ${requestCount} concurrent requests: no revoked token was accepted`,
        [...wrong],
      )
    } finally {
      await environment.stop()
    }
  },
}

/** Keeps sending requests with all tokens; those sent after the response must be rejected. */
async function tryTokens(
  environment: TestEnvironment,
  person: Person,
  { validTokens, act }: SessionEnding,
  admin: string,
) {
  const served: { token: number; startedAt: number; status: number }[] = []
  const state = { isOver: false }
  const clients = Array.from({ length: clientCount }, async (_, n) => {
    const token = n % person.tokens.length
    while (!state.isOver) {
      const startedAt = performance.now()
      const { status } = await environment.request('GET', '/profile', { token: person.tokens[token] ?? '' })
      served.push({ token, startedAt, status })
    }
  })
  await act(environment, person, admin)
  const endedAt = performance.now()
  for (const token of person.tokens.keys()) {
    const { status } = await environment.request('GET', '/profile', { token: person.tokens[token] ?? '' })
    served.push({ token, startedAt: endedAt, status })
  }
  state.isOver = true
  await Promise.all(clients)
  const after = served.filter(({ startedAt }) => startedAt >= endedAt)
  const wrong = after.filter(({ token, status }) => status !== (validTokens.includes(token) ? 200 : 401))
  return { calls: served.length, wrong: wrong.map(({ token, status }) => `token ${token + 1} returned ${status}`) }
}

async function createPersonWithThreeSessions(environment: TestEnvironment, mobile: string): Promise<Person> {
  const first = await environment.register(mobile)
  return { mobile, tokens: [first, await environment.tokenOf(mobile), await environment.tokenOf(mobile)] }
}

async function assert(
  environment: TestEnvironment,
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
) {
  const answer = await environment.request(method, path, { ...(token && { token }), body })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

async function reset(environment: TestEnvironment, mobile: string) {
  const { captchaId } = await assert(environment, 'GET', '/pub/captcha', undefined)
  const { otpToken } = await assert(environment, 'POST', '/pub/forget-password', undefined, {
    loginId: mobile,
    captchaId,
    captcha: '123456',
  })
  const code = { otpToken, otp: fixedOtp, purpose: 'FORGOT_PASSWORD' }
  const { resetToken } = await assert(environment, 'POST', '/pub/otp-verification', undefined, code)
  await assert(environment, 'POST', '/pub/reset-password', undefined, {
    resetToken,
    newPassword: changed,
    confirmPassword: changed,
  })
}

const idOf = async (environment: TestEnvironment, mobile: string, admin: string): Promise<number> =>
  (await assert(environment, 'GET', `/users?search=${mobile}`, admin)).list[0].id
