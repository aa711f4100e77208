import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import type { LoadRequest } from './load-generator.ts'

/** Separate requests for each round, because a draft can be submitted once and its revision changes with each save. */
export type DraftRequests = {
  saves(round: number): LoadRequest[]
  submissions(round: number): LoadRequest[]
  inserts: LoadRequest[]
}
type RequestClient = Pick<TestEnvironment, 'request' | 'tokenOf'>

/**
 * Creates drafts of a minimal form that are ready to submit: one is filled in through the API, the others are copies.
 */
export async function createDraftRequests(
  portal: RequestClient,
  owner: pg.Client,
  people: { token: string; id: number }[],
  { rounds, connections, submissions }: { rounds: number; connections: number; submissions: number },
): Promise<DraftRequests> {
  const form = await publishMinimalForm(portal)
  const [first] = people
  if (!first) throw new Error('no applicant is available')
  const send = async (method: string, path: string, body: object) => {
    const { status, body: responseBody } = await portal.request(method, path, { token: first.token, body })
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(responseBody)}`)
    return responseBody.data
  }
  const created = await send('POST', '/applications', { service: form.service, setupId: form.setupId })
  const response = await send('PUT', `/applications/${created.applicationNo}/steps/s1`, {
    answers: { q1: 'sentence' },
    revision: created.revision,
  })
  const { revision } = await send('PUT', `/applications/${created.applicationNo}/steps/declaration`, {
    answers: { declarationAccepted: true },
    revision: response.revision,
  })
  const { rows } = await owner.query<{ no: string; person: number }>(
    `insert into application (no, service, version, setup_id, applicant_id, state, status, approval_status, since,
     answers, step, percent, revision)
     select 'GMS-2099-' || ($2::bigint + n), service, version, setup_id,
       ($3::bigint[])[1 + n % cardinality($3::bigint[])], state, status, approval_status, since, answers,
       step, percent, revision
     from application, generate_series(1, $4::int) n where no = $1 returning no, applicant_id as person`,
    [
      created.applicationNo,
      Date.now() % 1_000_000_000,
      people.map(({ id }) => id),
      rounds * (connections + submissions),
    ],
  )
  await owner.query('analyze application')
  const tokens = new Map(people.map(({ id, token }) => [id, token]))
  const createRequest = (
    method: 'PUT' | 'POST',
    path: string,
    person: number,
    body: object,
    headers: Record<string, string> = {},
  ): LoadRequest => ({
    method,
    path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(person)}`, ...headers },
    body: JSON.stringify(body),
  })
  const saved = rows.slice(0, rounds * connections)
  const sent = rows.slice(rounds * connections)
  return {
    saves: (round) =>
      saved.slice(round * connections, (round + 1) * connections).map(({ no, person }) => ({
        ...createRequest('PUT', `/api/v1/applications/${no}/steps/s1`, person, {
          answers: { q1: 'sentence' },
          revision: '$n',
        }),
        countsFrom: revision,
      })),
    submissions: (round) =>
      sent
        .slice(round * submissions, (round + 1) * submissions)
        .map(({ no, person }) =>
          createRequest(
            'POST',
            `/api/v1/applications/${no}/submit`,
            person,
            { revision },
            { 'idempotency-key': randomUUID() },
          ),
        ),
    inserts: saved.map(({ person }, index) =>
      createRequest('POST', '/insert', person, { sentence: `sentence ${index}` }),
    ),
  }
}
