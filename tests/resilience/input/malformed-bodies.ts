import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'

/** Written as text, because JSON.stringify would not produce most of it. */
type Odd = { name: string; body: string; type?: string }

const profile = (more: string, name = '"Amena Begum"'): string => `{"fullNameEn":${name},"language":"en"${more}}`

const oddProfiles: readonly Odd[] = [
  { name: 'an unknown key', body: profile(',"isAdmin":true') },
  { name: 'a key of the account', body: profile(',"user_type":"STAFF_HQ"') },
  { name: 'a list of roles', body: profile(',"roleIds":[12]') },
  { name: '__proto__', body: profile(',"__proto__":{"userType":"STAFF_HQ"}') },
  { name: 'constructor.prototype', body: profile(',"constructor":{"prototype":{"isAdmin":true}}') },
  { name: 'a number for a text', body: profile('', '5') },
  { name: 'yes for a text', body: profile('', 'true') },
  { name: 'nothing for a text', body: profile('', 'null') },
  { name: 'a list for a text', body: profile('', '["Amena Begum"]') },
  { name: 'an object for a text', body: profile('', '{"toString":"Amena"}') },
  { name: 'a list for a choice', body: '{"fullNameEn":"Amena Begum","language":["en"]}' },
  { name: 'a list for the body', body: `[${profile('')}]` },
  { name: 'a text for the body', body: '"Amena Begum"' },
  { name: 'nothing for the body', body: 'null' },
  { name: 'an empty body', body: '' },
  { name: 'a bottomless body', body: `${'{"a":'.repeat(200)}1${'}'.repeat(200)}` },
  { name: 'broken UTF-8 escapes', body: profile('', '"\\ud83d"') },
  { name: 'plain text', body: profile(''), type: 'text/plain' },
  { name: 'a web form', body: 'fullNameEn=Amena&language=en', type: 'application/x-www-form-urlencoded' },
  { name: 'XML', body: '<a/>', type: 'application/xml' },
  { name: 'JSON in another dress', body: profile(''), type: 'text/json' },
]

/** Characters that nobody types: PostgreSQL cannot store the first, and no screen displays the others. */
const oddTexts: Readonly<Record<string, string>> = {
  'U+0000': '\\u0000',
  'a bell': '\\u0007',
  'an escape': '\\u001b[2J',
  'a delete': '\\u007f',
  'a lone high surrogate': '\\ud800',
  'a lone low surrogate': '\\udfff',
}

const oddAddresses = [
  '/applications?search=%00',
  '/applications?search=a%07',
  '/applications/%00',
  '/applications?page=1&page=2',
  '/applications?page[]=1',
  '/applications?isAdmin=1',
]

export const malformedBodies: Invariant = {
  id: 'bodies',
  smoke: true,
  description:
    'unknown keys, wrong types, prototype keys, U+0000, lone surrogates, unsupported content types: ' +
    '400 or 415, and nothing changes',
  check: async () => {
    const environment = await startTestEnvironment()
    try {
      const token = await environment.register('01755000000')
      const before = await ownProfile(environment, token)
      const step = await openStep(environment, token)
      const wrong: string[] = []
      const expect400 = async (
        name: string,
        method: string,
        path: string,
        body?: string,
        type = 'application/json',
      ) => {
        const status = await send(environment, token, method, path, body, type)
        if (status !== 400 && status !== 415) wrong.push(`${name}: ${status}`)
      }
      for (const { name, body, type } of oddProfiles) await expect400(name, 'PUT', '/profile', body, type)
      for (const [name, text] of Object.entries(oddTexts)) {
        const answers = (key: string, value: string) => `{"answers":{"${key}":"${value}"},"revision":${step.revision}}`
        await expect400(`${name} in an answer`, 'PUT', step.path, answers('q1', `a${text}b`))
        await expect400(`${name} in the name of an answer`, 'PUT', step.path, answers(`q${text}`, 'a'))
      }
      for (const address of oddAddresses) await expect400(address, 'GET', address)
      const plain = await send(
        environment,
        token,
        'PUT',
        step.path,
        `{"answers":{"q1":"plain"},"revision":${step.revision}}`,
        'application/json',
      )
      return invariantResult(
        `${oddProfiles.length} bodies, ${2 * Object.keys(oddTexts).length} texts, ` +
          `${oddAddresses.length} URLs: all rejected`,
        [
          ...wrong,
          (await ownProfile(environment, token)) !== before && 'the profile has changed',
          plain !== 200 && `a valid answer was rejected: ${plain}`,
        ],
      )
    } finally {
      await environment.stop()
    }
  },
}

const ownProfile = async (environment: TestEnvironment, token: string): Promise<string> =>
  JSON.stringify((await environment.request('GET', '/profile', { token })).body.data)

async function openStep(environment: TestEnvironment, token: string): Promise<{ path: string; revision: number }> {
  const { service, setupId, steps } = await publishMinimalForm(environment)
  const { applicationNo, revision } = (
    await environment.request('POST', '/applications', { token, body: { service, setupId } })
  ).body.data
  return { path: `/applications/${applicationNo}/steps/${steps[0]}`, revision }
}

async function send(
  { origin }: TestEnvironment,
  token: string,
  method: string,
  path: string,
  body: string | undefined,
  type: string,
) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(20_000),
  })
  await response.arrayBuffer()
  return response.status
}
