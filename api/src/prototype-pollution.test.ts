import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyContract } from '@wewb/domain/http/contract'
import { runGeneral, runMiscellaneous, runSmsSummary } from '@wewb/domain/reporting/report-contracts'
import { reports } from '@wewb/domain/reporting/catalogue'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { contractKeyOf } from '@wewb/tests/resilience/access-control/all-contracts.ts'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { hasAccess } from './server/check-permission.ts'
import { schemasOf } from './server/schemas.ts'
import { getActor } from './server/sessions.ts'
import { startTestPortal, type TestPortal } from './testing/test-portal.ts'
import { isFull } from '@wewb/tests/test-size.ts'

/**
 * Every object inherits `toString`, `constructor`, `valueOf` and `__proto__`. Sent as a key, a code or an id, none of
 * them may be found: the response is a problem or an empty list, never a 5xx and never the source of a function.
 */

let portal: TestPortal
let callers: { token: string; actor: Awaited<ReturnType<typeof getActor>> }[]
beforeAll(async () => {
  portal = await startTestPortal()
  const tokens = await Promise.all(logins.map((login) => portal.tokenOf(login)))
  callers = await Promise.all(tokens.map(async (token) => ({ token, actor: await getActor(portal.db, token) })))
})
afterAll(() => portal.stop())

/**
 * Together these accounts have access to every endpoint. The applicant comes first, because most endpoints for any
 * signed-in user belong to applicants.
 */
const logins = [
  '01700000001',
  'admin@demo.wewb',
  'so.edu@demo.wewb',
  'dir.welfare@demo.wewb',
  'acc.maker@demo.wewb',
  'editor@demo.wewb',
  'auditor@demo.wewb',
  'wc.tangail@demo.wewb',
  'callcentre@demo.wewb',
]

/** Used as values: a lower-case name, because many codes allow nothing else, and the name that is not a function. */
const values = ['constructor', '__proto__']
/** Used as keys: names that the JSON parser accepts, and the one that it rejects. */
const objects: object[] = [
  { toString: [], constructor: [], valueOf: [], hasOwnProperty: [] },
  { toString: 'toString', constructor: 'constructor', valueOf: {} },
  JSON.parse('{"__proto__":[]}') as object,
]

/** These endpoints end sessions that the other requests need. */
const endsSessions = new Set([
  'POST /logout',
  'DELETE /profile/sessions',
  'PUT /users/:id/status',
  'DELETE /users/:id/sessions',
])

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  pattern?: string
  minimum?: number
}
type Request = { contract: AnyContract; url: string; body?: unknown }

/** Names of existing records: a request that finds nothing does not reach the code under test. */
const existing = new Map([
  ['service', 'edu-allowance'],
  ['step', 'student'],
  ['list', 'district'],
  ['name', 'district'],
  ['code', 'APPROVED'],
])

function sample(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0], name)
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, key)]))
  if (schema.type === 'array') return [sample(schema.items ?? {}, name)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return existing.get(name) ?? '1'
}

/**
 * Returns the sample with one such name inserted, once for each position that accepts a free text, a free key or any
 * value.
 */
function variants(schema: Schema): unknown[] {
  const { type, pattern, properties = {}, additionalProperties } = schema
  if (schema.const !== undefined || schema.enum) return []
  if (schema.anyOf) return schema.anyOf.flatMap(variants)
  if (type === 'array') return variants(schema.items ?? {}).map((value) => [value])
  if (type === 'string') return values.filter((value) => pattern === undefined || new RegExp(pattern).test(value))
  if (type !== 'object') return type ? [] : [...values, ...objects]
  const base = sample(schema) as object
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    variants(part).map((value) => ({ ...base, [name]: value })),
  )
  return [...inside, ...(typeof additionalProperties === 'object' ? objects : [])]
}

function requestsOf(contract: AnyContract): Request[] {
  const none: Schema = { type: 'object' }
  const { params = none, querystring = none, body = none } = schemasOf(contract) as { [part: string]: Schema }
  const urlOf = (named: object, request: object) => {
    const texts = new Map(Object.entries(named).map(([name, value]) => [name, encodeURIComponent(String(value))]))
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
    const path = contract.path.replace(/:(\w+)/g, (_, name: string) => texts.get(name) ?? '1')
    return `${path}${query.size > 0 ? `?${query}` : ''}`
  }
  const [named, request, written] = [sample(params) as object, sample(querystring) as object, sample(body)]
  return [
    ...variants(params).map((variant) => ({ contract, url: urlOf(variant as object, request), body: written })),
    ...variants(querystring).map((variant) => ({ contract, url: urlOf(named, variant as object), body: written })),
    ...variants(body).map((variant) => ({ contract, url: urlOf(named, request), body: variant })),
  ]
}

/** Sets all filters of a report at once. A figure consists of several names separated by dots. */
const narrowedBy = (value: string) =>
  new URLSearchParams([
    ...['module', 'division', 'district', 'mission', 'country', 'status', 'template'].map((name) => [name, value]),
    ['figure', `${value}.${value}.${value}`],
  ])

const bodyless = ({ method, multipart }: AnyContract) => method === 'GET' || method === 'DELETE' || multipart

/** Sends the requests with limited concurrency and returns one message per wrong response. */
async function faultsOf(requests: readonly Request[]): Promise<string[]> {
  const waiting = [...requests]
  const faults: string[] = []
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { contract, url, body } = next
      const { token } = callers.find(({ actor }) => hasAccess(contract, actor)) ?? { token: '' }
      const answer = await portal.request(contract.method, url, bodyless(contract) ? undefined : body, { token })
      // 503 means that the machine is busy, 401 that another request ended the session.
      const isWrong =
        (answer.code >= 500 && answer.code !== 503) ||
        answer.code === 401 ||
        JSON.stringify(answer.body).includes('[native code]')
      if (isWrong) faults.push(`${contract.method} ${url} ${JSON.stringify(body)} → ${answer.code}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, send))
  return faults
}

it.runIf(isFull)('every endpoint rejects or ignores prototype keys, as a key and as a value', async () => {
  const contracts = (await loadContracts()).filter((contract) => !endsSessions.has(contractKeyOf(contract)))
  const created = await portal.post('/applications', { service: 'bereavement' }, { token: callers[0]?.token ?? '' })
  existing.set('applicationNo', created.body.data.applicationNo)
  const requests = contracts.flatMap(requestsOf)
  expect(requests.length).toBeGreaterThan(700)
  expect(await faultsOf(requests)).toEqual([])
})

it('every report rejects or ignores prototype keys in its filters', async () => {
  const runs = new Map<ReportScreen, [AnyContract, name: string]>([
    ['miscellaneous-report', [runMiscellaneous, 'code']],
    ['general-report', [runGeneral, 'code']],
    ['sms-module-summary-report', [runSmsSummary, 'mode']],
  ])
  const requests = reports.flatMap(({ screen, code }) => {
    const [contract = runGeneral, name = ''] = runs.get(screen) ?? []
    return values.map((value) => ({ contract, url: `${contract.path}?${name}=${code}&${narrowedBy(value)}` }))
  })
  expect(requests.length).toBeGreaterThan(50)
  expect(await faultsOf(requests)).toEqual([])
})
