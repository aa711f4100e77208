import { seed, sized } from '#test-size.ts'
import { createSeededRandom, type SeededRandom } from '#resilience/test-environment/seeded-random.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const people = { short: sized(6, 12), full: 60 }
const calls = { short: sized(600, 1500), full: 30_000 }
/** Number of parallel requests, which the batch loader combines into one statement. */
const askers = 40

type Person = { token: string; mobile: string; applicationNo: string; sentence: string }
/** Returns what is wrong with the response, if anything. */
type Question = (ground: TestEnvironment, person: Person, other: Person) => Promise<string | undefined>

const status = (applicationNo: string, mobile: string) => ({ moduleCode: 'gms', applicationNo, mobile })

const questions: readonly Question[] = [
  async (ground, { token, mobile }) => {
    const { body } = await ground.request('GET', '/profile', { token })
    return body.data?.mobile === mobile ? undefined : `a profile of ${body.data?.mobile} was given to ${mobile}`
  },
  async (ground, { token, applicationNo, sentence }) => {
    const { body } = await ground.request('GET', `/applications/${applicationNo}`, { token })
    const read = body.data?.answers?.q1
    return read === sentence ? undefined : `who wrote «${sentence}» read «${read}»`
  },
  async (ground, { token, applicationNo, mobile }) => {
    const { body } = await ground.request('POST', '/application-status-check', {
      token,
      body: status(applicationNo, mobile),
    })
    const response = body.data?.applicationNo
    return response === applicationNo ? undefined : `who asked for ${applicationNo} was told of ${response}`
  },
  async (ground, { token }, other) => {
    const { status: code } = await ground.request('GET', `/applications/${other.applicationNo}`, { token })
    return code === 404 ? undefined : `a stranger’s file was answered ${code}`
  },
  async (ground, { token, mobile }, other) => {
    const { status: code } = await ground.request('POST', '/application-status-check', {
      token,
      body: status(other.applicationNo, mobile),
    })
    return code === 404 ? undefined : `a stranger’s number with one’s own phone was answered ${code}`
  },
  async (ground, { mobile }) => {
    const { status: code } = await ground.request('GET', '/profile', { token: `${mobile}-nobody-has-this-token` })
    return code === 401 ? undefined : `a token that nobody has was answered ${code}`
  },
]

export const responseIsolation: Invariant = {
  id: 'neighbours',
  description:
    'many ask at the same moment, strangers and the logged out among them: ' +
    'each is given their own answer and nobody else’s',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    try {
      const form = await publishMinimalForm(ground)
      const crowd: Person[] = []
      for (let n = 0; n < people[scale]; n += 1) {
        const mobile = `01746${String(n).padStart(6, '0')}`
        const token = await ground.register(mobile)
        crowd.push({ token, mobile, ...(await submitApplication(ground, token, form, n, false)) })
      }
      const wrong = new Set<string>()
      const chance = createSeededRandom(seed)
      let left: number = calls[scale]
      await Promise.all(
        Array.from({ length: askers }, async () => {
          while (left-- > 0) {
            const fault = await askOne(ground, crowd, chance)
            if (fault) wrong.add(fault)
          }
        }),
      )
      return invariantResult(
        `${calls[scale]} calls of ${people[scale]} people, ${askers} at a time: each was given their own`,
        [...wrong].slice(0, 5),
      )
    } finally {
      await ground.leave()
    }
  },
}

async function askOne(
  ground: TestEnvironment,
  crowd: readonly Person[],
  chance: SeededRandom,
): Promise<string | undefined> {
  const person = chance.pick(crowd)
  const other = chance.pick(crowd.filter((one) => one !== person))
  return await chance.pick(questions)(ground, person, other)
}
