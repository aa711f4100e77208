import { demoPassword } from '@wewb/api/demo/people.ts'
import { fixedOtp } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const rounds = { short: 1, full: 25 } as const
const askers = 6

type Person = { mobile: string; tokens: [string, string, string] }
/** An action that ends sessions, and which of the person's three tokens stay valid. */
type Ending = {
  name: string
  spares: readonly number[]
  act(ground: TestEnvironment, person: Person, admin: string): Promise<unknown>
}

const changed = 'Changed@2026x'

const endings: readonly Ending[] = [
  {
    name: 'log-out',
    spares: [1, 2],
    act: (ground, { tokens: [own] }) => assert(ground, 'POST', '/logout', own, {}),
  },
  {
    name: 'log-out everywhere else',
    spares: [0],
    act: (ground, { tokens: [own] }) => assert(ground, 'DELETE', '/profile/sessions', own),
  },
  {
    name: 'password change',
    spares: [0],
    act: (ground, { tokens: [own] }) =>
      assert(ground, 'POST', '/change-password', own, {
        oldPassword: demoPassword,
        newPassword: changed,
        confirmPassword: changed,
      }),
  },
  { name: 'password reset', spares: [], act: (ground, { mobile }) => reset(ground, mobile) },
  {
    name: 'deactivation',
    spares: [],
    act: async (ground, { mobile }, admin) =>
      await assert(ground, 'PUT', `/users/${await idOf(ground, mobile, admin)}/status`, admin, {
        active_yn: 'N',
        reason: 'left',
      }),
  },
  {
    name: 'password withdrawn',
    spares: [],
    act: async (ground, { mobile }, admin) =>
      await assert(ground, 'PUT', `/users/${await idOf(ground, mobile, admin)}/reset-password`, admin, {
        way: 'INVITE',
      }),
  },
]

export const sessions: Invariant = {
  id: 'sessions',
  smoke: true,
  description:
    'log-out, password change, reset and deactivation: every other token is refused from the very next call on',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    try {
      const admin = await ground.tokenOf('admin@demo.wewb')
      const wrong = new Set<string>()
      let calls = 0
      for (let round = 0; round < rounds[scale]; round += 1)
        for (const [index, ending] of endings.entries()) {
          const person = await logInThrice(
            ground,
            `0175${String(index).padStart(3, '0')}${String(round).padStart(4, '0')}`,
          )
          const tried = await tryTokens(ground, person, ending, admin)
          calls += tried.calls
          for (const fault of tried.wrong) wrong.add(`${ending.name}: ${fault}`)
        }
      return invariantResult(
        `${endings.length} ways × ${rounds[scale]}, ${calls} calls meanwhile: no dead token was served`,
        [...wrong],
      )
    } finally {
      await ground.leave()
    }
  },
}

/** Keeps sending requests with all tokens; those begun after the response must be rejected. */
async function tryTokens(ground: TestEnvironment, person: Person, { spares, act }: Ending, admin: string) {
  const served: { token: number; begun: number; status: number }[] = []
  const state = { isOver: false }
  const asking = Array.from({ length: askers }, async (_, n) => {
    const token = n % person.tokens.length
    while (!state.isOver) {
      const begun = performance.now()
      const { status } = await ground.request('GET', '/profile', { token: person.tokens[token] ?? '' })
      served.push({ token, begun, status })
    }
  })
  await act(ground, person, admin)
  const response = performance.now()
  for (const token of person.tokens.keys()) {
    const { status } = await ground.request('GET', '/profile', { token: person.tokens[token] ?? '' })
    served.push({ token, begun: response, status })
  }
  state.isOver = true
  await Promise.all(asking)
  const after = served.filter(({ begun }) => begun >= response)
  const wrong = after.filter(({ token, status }) => status !== (spares.includes(token) ? 200 : 401))
  return { calls: served.length, wrong: wrong.map(({ token, status }) => `token ${token + 1} was answered ${status}`) }
}

async function logInThrice(ground: TestEnvironment, mobile: string): Promise<Person> {
  const first = await ground.register(mobile)
  return { mobile, tokens: [first, await ground.tokenOf(mobile), await ground.tokenOf(mobile)] }
}

async function assert(
  ground: TestEnvironment,
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
) {
  const answer = await ground.request(method, path, { ...(token && { token }), body })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

async function reset(ground: TestEnvironment, mobile: string) {
  const { captchaId } = await assert(ground, 'GET', '/pub/captcha', undefined)
  const { otpToken } = await assert(ground, 'POST', '/pub/forget-password', undefined, {
    loginId: mobile,
    captchaId,
    captcha: '123456',
  })
  const code = { otpToken, otp: fixedOtp, purpose: 'FORGOT_PASSWORD' }
  const { resetToken } = await assert(ground, 'POST', '/pub/otp-verification', undefined, code)
  await assert(ground, 'POST', '/pub/reset-password', undefined, {
    resetToken,
    newPassword: changed,
    confirmPassword: changed,
  })
}

const idOf = async (ground: TestEnvironment, mobile: string, admin: string): Promise<number> =>
  (await assert(ground, 'GET', `/users?search=${mobile}`, admin)).list[0].id
