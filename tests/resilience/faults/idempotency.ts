import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'

const rounds = { short: 4, full: 100 } as const

export const idempotency: Invariant = {
  id: 'repeats',
  smoke: true,
  description:
    'a double click, a request retried on a bad connection, a stale form: executed once, the same response, ' +
    'and 409 for an outdated revision',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const form = await publishMinimalForm(environment)
      const person = await environment.register('01744000000')
      const wrong: string[] = []
      for (let round = 0; round < rounds[scale]; round += 1) {
        const draft = await fillIn(environment, form, person, round)
        wrong.push(...(await staleStep(environment, form, person, draft)))
        wrong.push(...(await submitAgain(environment, person, draft, 2 + (round % 19))))
        wrong.push(...(await staleMove(environment, draft)))
      }
      wrong.push(...(await batchAgain(environment)))
      return invariantResult(
        `${rounds[scale]} submissions repeated at once and later, as many stale forms and moves, ` +
          'one batch: each counted once',
        [...new Set(wrong)],
      )
    } finally {
      await environment.stop()
    }
  },
}

type Draft = { path: string; revision: number }

async function fillIn(
  environment: TestEnvironment,
  { service, setupId, steps }: MinimalForm,
  token: string,
  round: number,
): Promise<Draft> {
  const ask = async (method: string, path: string, body?: unknown) =>
    (await environment.request(method, path, { token, body })).body.data
  const { applicationNo } = await ask('POST', '/applications', { service, setupId })
  const path = `/applications/${applicationNo}`
  let { revision } = await ask('GET', path)
  for (const [step, answers] of [
    [steps[0], { q1: `repeat ${round}` }],
    [steps[1], { declarationAccepted: true }],
  ] as const)
    ({ revision } = await ask('PUT', `${path}/steps/${step}`, { answers, revision }))
  return { path, revision }
}

/** Saves a step with an outdated revision, as from a form left open elsewhere. */
async function staleStep(
  environment: TestEnvironment,
  { steps }: MinimalForm,
  token: string,
  { path, revision }: Draft,
): Promise<string[]> {
  const body = { answers: { q1: 'of yesterday' }, revision: revision - 1 }
  const stale = await environment.request('PUT', `${path}/steps/${steps[0]}`, { token, body })
  const { answers } = (await environment.request('GET', path, { token })).body.data
  return [
    ...(stale.status === 409 && stale.body.data?.revision === revision
      ? []
      : [`a stale form returned ${stale.status}`]),
    ...(answers.q1 === 'of yesterday' ? ['a stale form was saved'] : []),
  ]
}

async function submitAgain(
  environment: TestEnvironment,
  token: string,
  { path, revision }: Draft,
  times: number,
): Promise<string[]> {
  const submit = (body: unknown) =>
    environment.request('POST', `${path}/submit`, {
      token,
      body,
      headers: { 'idempotency-key': `repeat-${path.slice(-8)}` },
    })
  const together = await Promise.all(Array.from({ length: times }, () => submit({ revision })))
  const later = await submit({ revision })
  const other = await submit({ revision: revision + 7 })
  const results = new Set(
    [...together, later].map(({ status, body }) => `${status} ${JSON.stringify(body.data ?? body.code)}`),
  )
  const { history } = (await environment.request('GET', path, { token })).body.data
  const acts = (history as { action: string }[]).filter(({ action }) => action === 'submit').length
  return [
    ...(results.size === 1 && later.status === 200
      ? []
      : [`one key returned ${results.size} different responses: ${[...results].join(', ')}`]),
    ...(acts === 1 ? [] : [`one submission has ${acts} entries in the history`]),
    ...(other.status === 409 ? [] : [`a key reused for another request returned ${other.status}`]),
  ]
}

/** Moves an application with an outdated revision, as an officer whose page is stale. */
async function staleMove(environment: TestEnvironment, { path }: Draft): Promise<string[]> {
  const [one, other] = [await officer(environment, 'so.edu'), await officer(environment, 'so.two')]
  const { revision } = (await environment.request('GET', path, { token: other })).body.data
  const taken = await environment.request('POST', `${path}/take`, { token: one })
  await environment.request('POST', `${path}/release`, { token: one })
  const late = await environment.request('POST', `${path}/actions/forward`, {
    token: other,
    body: { reply: {}, revision },
  })
  const newest = (await environment.request('GET', path, { token: other })).body.data.revision as number
  return [
    ...(taken.status === 200 ? [] : [`an application could not be claimed: ${taken.status}`]),
    ...(late.status === 409 && late.body.data?.revision === newest ? [] : [`a stale move returned ${late.status}`]),
  ]
}

const tokens = new Map<string, string>()
async function officer(environment: TestEnvironment, name: string): Promise<string> {
  const key = `${environment.origin} ${name}`
  const token = tokens.get(key) ?? (await environment.tokenOf(`${name}@demo.wewb`))
  tokens.set(key, token)
  return token
}

async function batchAgain(environment: TestEnvironment): Promise<string[]> {
  const token = await officer(environment, 'acc.maker')
  const body = { module: 'fa-medical-assistance', all: true }
  const make = () =>
    environment.request('POST', '/payments/batches', { token, body, headers: { 'idempotency-key': 'repeat-batch-1' } })
  const made = await Promise.all(Array.from({ length: 6 }, make))
  const numbers = new Set(
    [...made, await make()].map(({ status, body }) => `${status} ${body.data?.batchNo ?? body.code}`),
  )
  return numbers.size === 1 && made[0]?.status === 200
    ? []
    : [`one batch returned ${numbers.size} different responses: ${[...numbers].join(', ')}`]
}
