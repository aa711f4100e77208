import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { malformedForms } from './malformed-multipart.ts'
import { createSeededRandom } from '#resilience/test-environment/seeded-random.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { HIDDEN_PAYLOAD } from './malformed-file-bytes.ts'
import { createMaliciousFiles, type MaliciousFile } from './malicious-files.ts'
import { mutateFile } from './file-mutations.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { multipartFormOf, listUploadEndpoints, type FileLocation, type UploadEndpoint } from './upload-endpoints.ts'
import { seed } from '#test-size.ts'

/** Number of endpoints that each shape is sent to unchanged, and number of mutations, each sent to one endpoint. */
const sizes = { short: { calls: 3, changes: 2 }, full: { calls: Number.POSITIVE_INFINITY, changes: 40 } } as const
const workers = 4
/** Maximum duration of an upload; on a busy machine a multiple of the time for a valid file. */
const maxMs = 45_000
const timesHonest = 20
/** Memory limits: the peak for all shapes at once, and the growth after thousands more. */
const maxPeakMb = 1200
const maxGrownMb = 300

const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}
const beginnings: Record<string, string> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e47',
  'application/pdf': '25504446',
}

type Size = (typeof sizes)['short' | 'full']
type Task = { endpoint: UploadEndpoint; what: string; isForm?: true; send(): Promise<{ body: Buffer; type: string }> }
type Tally = {
  accepted: number
  refused: number
  stored: number
  slow: number
  longest: number
  statuses: Map<string, number>
  faults: Map<string, string>
}

export const maliciousUploads: Invariant = {
  id: 'files',
  description:
    'bombs, polyglots, executables, scripts and malformed forms at every upload endpoint: ' +
    'rejected or sanitized, never a 5xx',
  check: async (scale) => {
    const temporary = mkdtempSync(join(tmpdir(), 'wewb-resilience-temporary-'))
    const environment = await startTestEnvironment({ TMPDIR: temporary })
    try {
      const endpoints = await listUploadEndpoints(environment)
      const shapes = await createMaliciousFiles()
      const tally: Tally = {
        accepted: 0,
        refused: 0,
        stored: 0,
        slow: 0,
        longest: maxMs,
        statuses: new Map(),
        faults: new Map(),
      }
      const unknown = await findUntestedEndpoints(environment, endpoints)
      await runAll(environment, endpoints.flatMap(honestTask), tally, true)
      const storedBefore = filesIn(join(environment.dataDir, 'files')).length
      const baselineMemory = memoryOf(environment)
      const storedFilesBefore = tally.stored
      tally.longest = Math.round(Math.max(maxMs, timesHonest * tally.slow))
      const tasks = tasksOf(endpoints, shapes, seed, sizes[scale])
      await runAll(environment, tasks.asTheyAre, tally, false)
      const before = memoryOf(environment)
      await runAll(environment, tasks.changed, tally, false)
      await wait(500)
      const [peak, grown] = [memoryOf(environment, 'VmHWM') - baselineMemory, memoryOf(environment) - before]
      const storedFiles = filesIn(join(environment.dataDir, 'files'))
      const leftOver = [
        ...storedFiles.filter((name) => name.endsWith('.part')),
        ...filesIn(temporary),
        ...(storedFiles.length - storedBefore > tally.stored - storedFilesBefore
          ? ['files were stored without a successful response']
          : []),
        ...(filesIn(join(environment.dataDir, 'imports')).length > tally.accepted
          ? ['rejected imports were stored']
          : []),
      ]
      if (process.env['VERBOSE']) for (const [what, result] of tally.faults) console.log(`${what}\n    ${result}`)
      const counts = [...tally.statuses]
        .filter(([status]) => status !== '200')
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')
      const figure =
        `${shapes.length} shapes and ${malformedForms.length} malformed forms at ${endpoints.length} endpoints, ` +
        `seed ${seed}: ${tally.accepted} accepted and sanitized, ${tally.refused} rejected (${counts}), ` +
        `slowest ${Math.round(tally.slow)} ms, memory at most +${Math.round(peak)} MB, ` +
        `and ${Math.round(grown)} MB more at the end than after the first round`
      return invariantResult(figure, [
        ...[...tally.faults.keys()].slice(0, 12),
        unknown.length > 0 && `endpoints not tested: ${unknown.join(', ')}`,
        leftOver.length > 0 && `left over: ${leftOver.slice(0, 3).join(', ')}`,
        peak > maxPeakMb && `memory rose by ${Math.round(peak)} MB`,
        grown > maxGrownMb && `memory grew by ${Math.round(grown)} MB`,
        !(await environment.isReady()) && 'not ready afterwards',
      ])
    } finally {
      await environment.stop()
      rmSync(temporary, { recursive: true, force: true })
    }
  },
}

const honestTask = (endpoint: UploadEndpoint): Task[] =>
  endpoint.validFile ? [taskOf(endpoint, { shape: 'honest file', ...endpoint.validFile })] : []

const taskOf = (endpoint: UploadEndpoint, { shape, ...file }: MaliciousFile): Task => ({
  endpoint,
  what: shape,
  send: async () => multipartFormOf(await endpoint.fields(), [{ part: endpoint.part, ...file }]),
})

/**
 * Mutates the file only when it is sent, by its own seed, so that large files do not pile up in memory and each can be
 * reproduced.
 */
const changedTask = (endpoint: UploadEndpoint, file: MaliciousFile, number: number): Task => ({
  endpoint,
  what: `${file.shape}, changed by ${number}`,
  send: async () =>
    multipartFormOf(await endpoint.fields(), [
      { part: endpoint.part, ...mutateFile(file, createSeededRandom(number)) },
    ]),
})

/** Every shape unchanged, every malformed form, then every shape mutated, including valid files. */
function tasksOf(endpoints: UploadEndpoint[], shapes: MaliciousFile[], seed: number, { calls: max, changes }: Size) {
  const random = createSeededRandom(seed)
  const sampleOf = (n: number) =>
    n >= endpoints.length ? endpoints : Array.from({ length: n }, () => random.pick(endpoints))
  const asTheyAre = shapes.flatMap((shape) => sampleOf(max).map((endpoint) => taskOf(endpoint, shape)))
  for (const { name, form } of malformedForms)
    for (const endpoint of sampleOf(max))
      asTheyAre.push({
        endpoint,
        what: name,
        isForm: true,
        send: async () => form(await endpoint.fields(), endpoint.part),
      })
  const changed: Task[] = []
  for (let n = 0; n < changes; n += 1) {
    for (const shape of shapes)
      changed.push(changedTask(random.pick(endpoints), shape, random.integerBelow(1_000_000_000)))
    for (const endpoint of endpoints)
      if (endpoint.validFile)
        changed.push(
          changedTask(endpoint, { shape: 'honest file', ...endpoint.validFile }, random.integerBelow(1_000_000_000)),
        )
  }
  return { asTheyAre, changed }
}

async function runAll(environment: TestEnvironment, tasks: Task[], tally: Tally, isHonest: boolean) {
  const remaining = tasks.toReversed()
  const worker = async () => {
    for (let task = remaining.pop(); task; task = remaining.pop()) await run(environment, task, tally, isHonest)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

async function run(
  environment: TestEnvironment,
  { endpoint, what, isForm, send }: Task,
  tally: Tally,
  isHonest: boolean,
) {
  const fault = (why: string, result = '') => void tally.faults.set(`${what} at ${endpoint.path}: ${why}`, result)
  const startedAt = performance.now()
  const { status, answer } = await post(environment, endpoint, await send(), tally.longest * 2)
  const latencyMs = performance.now() - startedAt
  tally.statuses.set(String(status), (tally.statuses.get(String(status)) ?? 0) + 1)
  tally.slow = Math.max(tally.slow, latencyMs)
  if (latencyMs > tally.longest) fault(`answered after ${Math.round(latencyMs)} ms`)
  if (status === 'silent' || (status !== 'closed' && (status >= 500 || (status >= 300 && status < 400))))
    return fault(String(status), answer)
  if (status === 'closed' || status >= 400) {
    tally.refused += 1
    return isHonest ? fault(`rejected with ${status}`, answer) : undefined
  }
  tally.accepted += 1
  // Some endpoints accept a form without a file, and then store nothing.
  if (endpoint.isPiece) tally.stored += 1
  if (!endpoint.reading || isForm) return undefined
  tally.stored += 1
  const reading = await endpoint.reading(JSON.parse(answer).data)
  for (const why of await validate(environment, reading)) fault(why)
  if (endpoint.clears)
    await environment.request('DELETE', reading.address, { ...(reading.token && { token: reading.token }) })
  return undefined
}

/** The portal may close the connection of a client that still sends a rejected body, but must not hang or be down. */
async function post(
  { origin }: TestEnvironment,
  { address, token }: UploadEndpoint,
  { body, type }: { body: Buffer; type: string },
  timeoutMs: number,
) {
  try {
    const response = await fetch(`${origin}/api/v1${address}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, answer: await response.text() }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return {
      status:
        code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
          ? ('closed' as const)
          : ('silent' as const),
      answer: String(error),
    }
  }
}

/**
 * Checks a downloaded file: a harmless type, a matching name, never rendered as a page, and images without hidden
 * data.
 */
async function validate(environment: TestEnvironment, { address, token }: FileLocation): Promise<string[]> {
  const response = await fetch(`${environment.origin}/api/v1${address}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const head = (name: string) => response.headers.get(name) ?? ''
  const type = head('content-type')
  if (response.status !== 200) return [`an accepted file cannot be read: ${response.status}`]
  const isPicture = type.startsWith('image/')
  const metadata = isPicture ? await sharp(bytes).metadata() : undefined
  const isAvatar = address.includes('/avatar/')
  const name = decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(head('content-disposition'))?.[1] ?? '')
  return [
    !bytes.toString('hex', 0, 8).startsWith(beginnings[type] ?? 'none') && `sent as ${type}`,
    head('x-content-type-options') !== 'nosniff' && 'has no nosniff',
    !head('content-security-policy').includes('sandbox') && 'has no sandbox',
    // An avatar is displayed inline.
    !isAvatar && !head('content-disposition').startsWith('attachment') && 'is no attachment',
    !isAvatar && !(endings[type] ?? []).includes(extname(name).toLowerCase()) && `a ${type} named ${name.slice(-20)}`,
    !isAvatar && /[\p{Cc}\p{Cf}/\\]/u.test(name) && 'has a path or control characters in its name',
    isPicture && bytes.includes('hidden-payload') && `still hides ${HIDDEN_PAYLOAD.slice(0, 8)}`,
    isPicture &&
      (metadata?.exif || metadata?.xmp || metadata?.iptc || metadata?.comments) &&
      'still has location metadata',
  ].filter((why) => typeof why === 'string')
}

/** Multipart endpoints of the OpenAPI document that are missing from the list. */
async function findUntestedEndpoints({ origin }: TestEnvironment, endpoints: UploadEndpoint[]): Promise<string[]> {
  type Document = { paths: Record<string, { post?: { requestBody?: { content: object } } }> }
  const { paths } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Document
  return Object.entries(paths)
    .filter(([, { post }]) => post?.requestBody && 'multipart/form-data' in post.requestBody.content)
    .map(([path]) => path.replace('/api/v1', ''))
    .filter((path) => !endpoints.some((endpoint) => endpoint.path === path))
}

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** Memory from /proc; not measured on other systems. */
function memoryOf(environment: TestEnvironment, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    return (
      Number(
        new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${environment.pid()}/status`, 'utf8'))?.[1] ?? 0,
      ) / 1024
    )
  } catch {
    return 0
  }
}
