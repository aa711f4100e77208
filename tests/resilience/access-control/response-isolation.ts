import { seed } from '#test-size.ts'
import { createSeededRandom, type SeededRandom } from '#resilience/test-environment/seeded-random.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const personCount = { short: 12, full: 60 }
const requestCount = { short: 1500, full: 30_000 }
/** Number of parallel requests, which the batch loader combines into one statement. */
const clientCount = 40

type Person = { token: string; mobile: string; applicationNo: string; sentence: string }
/** Returns what is wrong with the response, if anything. */
type IsolationCheck = (environment: TestEnvironment, person: Person, other: Person) => Promise<string | undefined>

const status = (applicationNo: string, mobile: string) => ({ moduleCode: 'gms', applicationNo, mobile })

const checks: readonly IsolationCheck[] = [
  async (environment, { token, mobile }) => {
    const { body } = await environment.request('GET', '/profile', { token })
    return body.data?.mobile === mobile ? undefined : `the profile of ${body.data?.mobile} was sent to ${mobile}`
  },
  async (environment, { token, applicationNo, sentence }) => {
    const { body } = await environment.request('GET', `/applications/${applicationNo}`, { token })
    const receivedAnswer = body.data?.answers?.q1
    return receivedAnswer === sentence ? undefined : `the author of «${sentence}» received «${receivedAnswer}»`
  },
  async (environment, { token, applicationNo, mobile }) => {
    const { body } = await environment.request('POST', '/application-status-check', {
      token,
      body: status(applicationNo, mobile),
    })
    const receivedNo = body.data?.applicationNo
    return receivedNo === applicationNo ? undefined : `a request for ${applicationNo} returned ${receivedNo}`
  },
  async (environment, { token }, other) => {
    const { status: code } = await environment.request('GET', `/applications/${other.applicationNo}`, { token })
    return code === 404 ? undefined : `another person’s application returned ${code}`
  },
  async (environment, { token, mobile }, other) => {
    const { status: code } = await environment.request('POST', '/application-status-check', {
      token,
      body: status(other.applicationNo, mobile),
    })
    return code === 404 ? undefined : `another person’s number with one’s own phone returned ${code}`
  },
  async (environment, { mobile }) => {
    const { status: code } = await environment.request('GET', '/profile', { token: `${mobile}-nobody-has-this-token` })
    return code === 401 ? undefined : `an unknown token returned ${code}`
  },
]

export const responseIsolation: Invariant = {
  id: 'neighbours',
  description:
    'parallel requests of many users, without access or session among them: each response belongs to its request',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const form = await publishMinimalForm(environment)
      const users: Person[] = []
      for (let n = 0; n < personCount[scale]; n += 1) {
        const mobile = `01746${String(n).padStart(6, '0')}`
        const token = await environment.register(mobile)
        users.push({ token, mobile, ...(await submitApplication(environment, token, form, n, false)) })
      }
      const wrong = new Set<string>()
      const random = createSeededRandom(seed)
      let remaining: number = requestCount[scale]
      await Promise.all(
        Array.from({ length: clientCount }, async () => {
          while (remaining-- > 0) {
            const fault = await runCheck(environment, users, random)
            if (fault) wrong.add(fault)
          }
        }),
      )
      return invariantResult(
        `${requestCount[scale]} requests of ${personCount[scale]} users, ${clientCount} in parallel: ` +
          'no response was mixed up',
        [...wrong].slice(0, 5),
      )
    } finally {
      await environment.stop()
    }
  },
}

async function runCheck(
  environment: TestEnvironment,
  people: readonly Person[],
  random: SeededRandom,
): Promise<string | undefined> {
  const person = random.pick(people)
  const other = random.pick(people.filter((one) => one !== person))
  return await random.pick(checks)(environment, person, other)
}
