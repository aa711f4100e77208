import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'

const rounds = { short: 4, full: 100 } as const

export const idempotency: Invariant = {
  id: 'repeats',
  smoke: true,
  description:
    'a double click, a call repeated on a bad line, a stale form: done once, answered alike, ' +
    'and what is out of date is 409',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    try {
      const form = await publishMinimalForm(ground)
      const person = await ground.register('01744000000')
      const wrong: string[] = []
      for (let round = 0; round < rounds[scale]; round += 1) {
        const draft = await fillIn(ground, form, person, round)
        wrong.push(...(await staleStep(ground, form, person, draft)))
        wrong.push(...(await submitAgain(ground, person, draft, 2 + (round % 19))))
        wrong.push(...(await staleMove(ground, draft)))
      }
      wrong.push(...(await batchAgain(ground)))
      return invariantResult(
        `${rounds[scale]} submissions repeated at once and later, as many stale forms and moves, ` +
          'one batch: each counted once',
        [...new Set(wrong)],
      )
    } finally {
      await ground.leave()
    }
  },
}

type Draft = { path: string; revision: number }

async function fillIn(
  ground: TestEnvironment,
  { service, setupId, steps }: MinimalForm,
  token: string,
  round: number,
): Promise<Draft> {
  const ask = async (method: string, path: string, body?: unknown) =>
    (await ground.request(method, path, { token, body })).body.data
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
  ground: TestEnvironment,
  { steps }: MinimalForm,
  token: string,
  { path, revision }: Draft,
): Promise<string[]> {
  const body = { answers: { q1: 'of yesterday' }, revision: revision - 1 }
  const stale = await ground.request('PUT', `${path}/steps/${steps[0]}`, { token, body })
  const { answers } = (await ground.request('GET', path, { token })).body.data
  return [
    ...(stale.status === 409 && stale.body.data?.revision === revision
      ? []
      : [`a stale form was answered ${stale.status}`]),
    ...(answers.q1 === 'of yesterday' ? ['a stale form was saved'] : []),
  ]
}

async function submitAgain(
  ground: TestEnvironment,
  token: string,
  { path, revision }: Draft,
  times: number,
): Promise<string[]> {
  const submit = (body: unknown) =>
    ground.request('POST', `${path}/submit`, {
      token,
      body,
      headers: { 'idempotency-key': `repeat-${path.slice(-8)}` },
    })
  const together = await Promise.all(Array.from({ length: times }, () => submit({ revision })))
  const later = await submit({ revision })
  const other = await submit({ revision: revision + 7 })
  const response = new Set(
    [...together, later].map(({ status, body }) => `${status} ${JSON.stringify(body.data ?? body.code)}`),
  )
  const { history } = (await ground.request('GET', path, { token })).body.data
  const acts = (history as { action: string }[]).filter(({ action }) => action === 'submit').length
  return [
    ...(response.size === 1 && later.status === 200
      ? []
      : [`one key was answered in ${response.size} ways: ${[...response].join(', ')}`]),
    ...(acts === 1 ? [] : [`one submission is ${acts} in the history`]),
    ...(other.status === 409 ? [] : [`a key used for something else was answered ${other.status}`]),
  ]
}

/** Moves an application with an outdated revision, as an officer whose page is stale. */
async function staleMove(ground: TestEnvironment, { path }: Draft): Promise<string[]> {
  const [one, other] = [await officer(ground, 'so.edu'), await officer(ground, 'so.two')]
  const { revision } = (await ground.request('GET', path, { token: other })).body.data
  const taken = await ground.request('POST', `${path}/take`, { token: one })
  await ground.request('POST', `${path}/release`, { token: one })
  const late = await ground.request('POST', `${path}/actions/forward`, { token: other, body: { reply: {}, revision } })
  const newest = (await ground.request('GET', path, { token: other })).body.data.revision as number
  return [
    ...(taken.status === 200 ? [] : [`a file could not be taken: ${taken.status}`]),
    ...(late.status === 409 && late.body.data?.revision === newest ? [] : [`a stale move was answered ${late.status}`]),
  ]
}

const tokens = new Map<string, string>()
async function officer(ground: TestEnvironment, name: string): Promise<string> {
  const key = `${ground.origin} ${name}`
  const token = tokens.get(key) ?? (await ground.tokenOf(`${name}@demo.wewb`))
  tokens.set(key, token)
  return token
}

async function batchAgain(ground: TestEnvironment): Promise<string[]> {
  const token = await officer(ground, 'acc.maker')
  const body = { module: 'fa-medical-assistance', all: true }
  const make = () =>
    ground.request('POST', '/payments/batches', { token, body, headers: { 'idempotency-key': 'repeat-batch-1' } })
  const made = await Promise.all(Array.from({ length: 6 }, make))
  const numbers = new Set(
    [...made, await make()].map(({ status, body: response }) => `${status} ${response.data?.batchNo ?? response.code}`),
  )
  return numbers.size === 1 && made[0]?.status === 200
    ? []
    : [`one batch was answered in ${numbers.size} ways: ${[...numbers].join(', ')}`]
}
