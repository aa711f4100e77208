import { createSeededRandom, type SeededRandom } from '#resilience/test-environment/seeded-random.ts'
import { demoPeople } from '@wewb/api/demo/people.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { generateText, generateValue, type Schema } from './generated-values.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { seed } from '#test-size.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema; required?: boolean }
type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  isMultipart: boolean
  statuses: Set<number>
}
type Document = { paths: Record<string, Record<string, Described>> }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, unknown>
}

const sizes = { short: 3000, full: 100_000 } as const
const workers = 12
/**
 * Statuses that any endpoint may return before its handler: not found, too large, unsupported type, rate limit,
 * unavailable.
 */
const announced = new Set([404, 408, 413, 414, 415, 429, 431, 503])
/** Excluded, because they end the session that the other requests need. */
const leftOut = new Set(['/api/v1/logout', '/api/v1/change-password', '/api/v1/profile/sessions'])

export const apiFuzzing: Invariant = {
  id: 'requests',
  description:
    'random requests generated from the OpenAPI document: no 5xx but a 503 with Retry-After, ' +
    'no status that the document does not list',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      const operations = operationsOf(
        (await (await fetch(`${environment.origin}/api/v1/openapi.json`)).json()) as Document,
      )
      const tokens = await Promise.all(demoPeople.map(({ login }) => environment.tokenOf(login)))
      const random = createSeededRandom(seed)
      const statusCounts = new Map<number, number>()
      const faults = new Map<string, string>()
      let remaining: number = sizes[scale]
      const worker = async () => {
        while (remaining > 0) {
          remaining -= 1
          const operation = random.pick(operations)
          const token = random.isOneIn(10) ? undefined : random.pick(tokens)
          const { status, told: result } = await send(environment, operation, token, random)
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
          const isNamed = operation.statuses.has(status) || (announced.has(status) && status < 500)
          const isWrong = status === 0 || (status >= 500 && status !== 503) || !(isNamed || status === 503)
          if (isWrong) faults.set(`${operation.method} ${operation.path} → ${status}`, result)
        }
      }
      await Promise.all(Array.from({ length: workers }, worker))
      const counts = [...statusCounts].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`)
      if (process.env['VERBOSE']) for (const [what, result] of faults) console.log(`${what}\n    ${result}`)
      return invariantResult(
        `${sizes[scale]} requests to ${operations.length} operations, seed ${seed}: ${counts.join(', ')}`,
        [...faults.keys()].slice(0, 12),
      )
    } finally {
      await environment.stop()
    }
  },
}

const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths)
    .filter(([path]) => !leftOut.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        isMultipart: requestBody?.content['multipart/form-data'] !== undefined,
        statuses: new Set(Object.keys(responses).map(Number)),
      })),
    )

async function send(
  { origin }: TestEnvironment,
  { method, path, parameters, body, isMultipart }: Operation,
  token: string | undefined,
  random: SeededRandom,
) {
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: location, schema, required } of parameters) {
    if (location === 'path')
      address = address.replace(`{${name}}`, encodeURIComponent(wellFormed(pathText(schema, random))) || '-')
    else if (location === 'query' && (required || random.isOneIn(2)))
      query.append(name, wellFormed(textOf(generateValue(schema, random))))
  }
  if (random.isOneIn(20))
    query.append(random.pick(['__proto__', 'page', 'a[b]', 'x']), wellFormed(generateText({}, random)))
  const [type, sent] = bodyOf(body, isMultipart, method, random)
  const request = `${method} ${address}${query.size > 0 ? `?${query}` : ''} ${sent?.slice(0, 400) ?? ''}`
  try {
    const response = await fetch(origin + address + (query.size > 0 ? `?${query}` : ''), {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) },
      ...(sent !== undefined && { body: sent }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return { status: response.status, told: `${request}\n    ${text.slice(0, 300)}` }
  } catch (error) {
    return {
      status: 0,
      told: `${request}\n    ${(error as Error).message} ${String((error as { cause?: unknown }).cause)}`,
    }
  }
}

function bodyOf(
  schema: Schema | undefined,
  isMultipart: boolean,
  method: string,
  random: SeededRandom,
): [string | undefined, string | undefined] {
  if (method === 'GET') return [undefined, undefined]
  if (isMultipart) {
    const part =
      `--b\r\ncontent-disposition: form-data; name="${random.pick(['file', 'field', 'complaint', 'x'])}"; ` +
      `filename="a.png"\r\n\r\n${generateText({}, random)}\r\n--b`
    return ['multipart/form-data; boundary=b', random.isOneIn(4) ? part : `${part}--\r\n`]
  }
  if (!schema && random.isOneIn(2)) return [undefined, undefined]
  const json = JSON.stringify(generateValue(schema ?? {}, random))
  const type = random.isOneIn(25)
    ? random.pick(['text/plain', 'application/xml', 'application/json; charset=utf-16'])
    : 'application/json'
  if (random.isOneIn(40))
    return [type, random.pick(['{', '[]]', '{"a":', '\u0000', `${'['.repeat(5000)}${']'.repeat(5000)}`])]
  return [type, json]
}

/** Mostly an existing value, because requests that end in 404 reach no handler. */
const pathText = (schema: Schema, random: SeededRandom): string =>
  random.isOneIn(3)
    ? textOf(generateValue(schema, random))
    : random.pick(['1', '2', '3', '7', '44', 'edu-allowance', 'SUBMITTED', 'EDU-2026-000001'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3000)
/** Replaces lone surrogates, which cannot be encoded in a URL. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '�')
