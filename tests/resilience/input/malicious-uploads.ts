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
type Task = { call: UploadEndpoint; what: string; isForm?: true; send(): Promise<{ body: Buffer; type: string }> }
type Tally = {
  taken: number
  refused: number
  kept: number
  slow: number
  longest: number
  statuses: Map<string, number>
  faults: Map<string, string>
}

export const maliciousUploads: Invariant = {
  id: 'files',
  description:
    'bombs, polyglots, programs, scripts and broken forms as files at every call that takes one: ' +
    'refused or made harmless, never a 5xx',
  check: async (scale) => {
    const temporary = mkdtempSync(join(tmpdir(), 'wewb-prove-temporary-'))
    const ground = await startTestEnvironment({ TMPDIR: temporary })
    try {
      const calls = await listUploadEndpoints(ground)
      const shapes = await createMaliciousFiles()
      const tally: Tally = {
        taken: 0,
        refused: 0,
        kept: 0,
        slow: 0,
        longest: maxMs,
        statuses: new Map(),
        faults: new Map(),
      }
      const unknown = await missedCalls(ground, calls)
      await runAll(ground, calls.flatMap(honestTask), tally, true)
      const storedBefore = filesIn(join(ground.dataDir, 'files')).length
      const calm = memoryOf(ground)
      const keptBefore = tally.kept
      tally.longest = Math.round(Math.max(maxMs, timesHonest * tally.slow))
      const tasks = tasksOf(calls, shapes, seed, sizes[scale])
      await runAll(ground, tasks.asTheyAre, tally, false)
      const before = memoryOf(ground)
      await runAll(ground, tasks.changed, tally, false)
      await wait(500)
      const [peak, grown] = [memoryOf(ground, 'VmHWM') - calm, memoryOf(ground) - before]
      const stored = filesIn(join(ground.dataDir, 'files'))
      const leftOver = [
        ...stored.filter((name) => name.endsWith('.part')),
        ...filesIn(temporary),
        ...(stored.length - storedBefore > tally.kept - keptBefore ? ['files that nobody was told are kept'] : []),
        ...(filesIn(join(ground.dataDir, 'imports')).length > tally.taken ? ['imports that were refused'] : []),
      ]
      if (process.env['VERBOSE']) for (const [what, result] of tally.faults) console.log(`${what}\n    ${result}`)
      const counts = [...tally.statuses]
        .filter(([status]) => status !== '200')
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')
      const figure =
        `${shapes.length} shapes and ${malformedForms.length} broken forms at ${calls.length} calls, seed ${seed}: ` +
        `${tally.taken} taken and made harmless, ${tally.refused} refused (${counts}), ` +
        `slowest ${Math.round(tally.slow)} ms, memory at most +${Math.round(peak)} MB, ` +
        `and in the end ${Math.round(grown)} MB more than after the first round`
      return invariantResult(figure, [
        ...[...tally.faults.keys()].slice(0, 12),
        unknown.length > 0 && `calls nobody tries: ${unknown.join(', ')}`,
        leftOver.length > 0 && `left over: ${leftOver.slice(0, 3).join(', ')}`,
        peak > maxPeakMb && `memory rose by ${Math.round(peak)} MB`,
        grown > maxGrownMb && `memory grew by ${Math.round(grown)} MB`,
        !(await ground.isReady()) && 'not ready afterwards',
      ])
    } finally {
      await ground.leave()
      rmSync(temporary, { recursive: true, force: true })
    }
  },
}

const honestTask = (call: UploadEndpoint): Task[] =>
  call.honest ? [taskOf(call, { shape: 'honest file', ...call.honest })] : []

const taskOf = (call: UploadEndpoint, { shape, ...file }: MaliciousFile): Task => ({
  call,
  what: shape,
  send: async () => multipartFormOf(await call.fields(), [{ part: call.part, ...file }]),
})

/**
 * Mutates the file only when it is sent, by its own seed, so that large files do not pile up in memory and each can be
 * reproduced.
 */
const changedTask = (call: UploadEndpoint, file: MaliciousFile, number: number): Task => ({
  call,
  what: `${file.shape}, changed by ${number}`,
  send: async () =>
    multipartFormOf(await call.fields(), [{ part: call.part, ...mutateFile(file, createSeededRandom(number)) }]),
})

/** Every shape unchanged, every malformed form, then every shape mutated, including valid files. */
function tasksOf(calls: UploadEndpoint[], shapes: MaliciousFile[], seed: number, { calls: max, changes }: Size) {
  const chance = createSeededRandom(seed)
  const someOf = (n: number) => (n >= calls.length ? calls : Array.from({ length: n }, () => chance.pick(calls)))
  const asTheyAre = shapes.flatMap((shape) => someOf(max).map((call) => taskOf(call, shape)))
  for (const { name, form } of malformedForms)
    for (const call of someOf(max))
      asTheyAre.push({ call, what: name, isForm: true, send: async () => form(await call.fields(), call.part) })
  const changed: Task[] = []
  for (let n = 0; n < changes; n += 1) {
    for (const shape of shapes) changed.push(changedTask(chance.pick(calls), shape, chance.integerBelow(1_000_000_000)))
    for (const call of calls)
      if (call.honest)
        changed.push(changedTask(call, { shape: 'honest file', ...call.honest }, chance.integerBelow(1_000_000_000)))
  }
  return { asTheyAre, changed }
}

async function runAll(ground: TestEnvironment, tasks: Task[], tally: Tally, isHonest: boolean) {
  const left = tasks.toReversed()
  const hand = async () => {
    for (let task = left.pop(); task; task = left.pop()) await run(ground, task, tally, isHonest)
  }
  await Promise.all(Array.from({ length: workers }, hand))
}

async function run(ground: TestEnvironment, { call, what, isForm, send }: Task, tally: Tally, isHonest: boolean) {
  const fault = (why: string, result = '') => void tally.faults.set(`${what} at ${call.path}: ${why}`, result)
  const began = performance.now()
  const { status, answer } = await post(ground, call, await send(), tally.longest * 2)
  const took = performance.now() - began
  tally.statuses.set(String(status), (tally.statuses.get(String(status)) ?? 0) + 1)
  tally.slow = Math.max(tally.slow, took)
  if (took > tally.longest) fault(`answered after ${Math.round(took)} ms`)
  if (status === 'silent' || (status !== 'closed' && (status >= 500 || (status >= 300 && status < 400))))
    return fault(String(status), answer)
  if (status === 'closed' || status >= 400) {
    tally.refused += 1
    return isHonest ? fault(`refused with ${status}`, answer) : undefined
  }
  tally.taken += 1
  // Some endpoints accept a form without a file, and then store nothing.
  if (call.isPiece) tally.kept += 1
  if (!call.reading || isForm) return undefined
  tally.kept += 1
  const reading = await call.reading(JSON.parse(answer).data)
  for (const why of await validate(ground, reading)) fault(why)
  if (call.clears) await ground.request('DELETE', reading.address, { ...(reading.token && { token: reading.token }) })
  return undefined
}

/** The portal may close the connection of a client that still sends a rejected body, but must not hang or be down. */
async function post(
  { origin }: TestEnvironment,
  { address, token }: UploadEndpoint,
  { body, type }: { body: Buffer; type: string },
  patience: number,
) {
  try {
    const response = await fetch(`${origin}/api/v1${address}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patience),
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
async function validate(ground: TestEnvironment, { address, token }: FileLocation): Promise<string[]> {
  const response = await fetch(`${ground.origin}/api/v1${address}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const head = (name: string) => response.headers.get(name) ?? ''
  const type = head('content-type')
  if (response.status !== 200) return [`what was taken cannot be read: ${response.status}`]
  const isPicture = type.startsWith('image/')
  const known = isPicture ? await sharp(bytes).metadata() : undefined
  const isAvatar = address.includes('/avatar/')
  const name = decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(head('content-disposition'))?.[1] ?? '')
  return [
    !bytes.toString('hex', 0, 8).startsWith(beginnings[type] ?? 'none') && `sent as ${type}`,
    head('x-content-type-options') !== 'nosniff' && 'may be sniffed',
    !head('content-security-policy').includes('sandbox') && 'is not in a sandbox',
    // An avatar is displayed inline.
    !isAvatar && !head('content-disposition').startsWith('attachment') && 'is no attachment',
    !isAvatar && !(endings[type] ?? []).includes(extname(name).toLowerCase()) && `a ${type} named ${name.slice(-20)}`,
    !isAvatar && /[\p{Cc}\p{Cf}/\\]/u.test(name) && 'named with a path or hidden letters',
    isPicture && bytes.includes('prove-hidden') && `still hides ${HIDDEN_PAYLOAD.slice(0, 8)}`,
    isPicture && (known?.exif || known?.xmp || known?.iptc || known?.comments) && 'still says where it was taken',
  ].filter((why) => typeof why === 'string')
}

/** Multipart endpoints of the OpenAPI document that are missing from the list. */
async function missedCalls({ origin }: TestEnvironment, calls: UploadEndpoint[]): Promise<string[]> {
  type Document = { paths: Record<string, { post?: { requestBody?: { content: object } } }> }
  const { paths } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Document
  return Object.entries(paths)
    .filter(([, { post }]) => post?.requestBody && 'multipart/form-data' in post.requestBody.content)
    .map(([path]) => path.replace('/api/v1', ''))
    .filter((path) => !calls.some((call) => call.path === path))
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
function memoryOf(ground: TestEnvironment, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    return (
      Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${ground.pid()}/status`, 'utf8'))?.[1] ?? 0) /
      1024
    )
  } catch {
    return 0
  }
}
