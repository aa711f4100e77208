import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { noise } from '@wewb/api/testing/images.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import { freshMobile, type ApiResponse } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { openStoredFiles } from '#resilience/test-environment/stored-files.ts'

const sizes = { short: { rounds: 1, uploads: 6 }, full: { rounds: 10, uploads: 10 } } as const

type Fault = { name: string; strike(): void; mend(): void }

export const diskFaults: Invariant = {
  id: 'disk',
  description:
    'the disk is full, breaks off in the middle of a file, or is gone: uploads get 503 with words, nothing partial, ' +
    'and work again by themselves',
  check: async (scale) => {
    const { rounds, uploads } = sizes[scale]
    const ground = await startTestEnvironment()
    const database = new pg.Client(databaseProcessOf(ground).url)
    mkdirSync(join(ground.dataDir, 'files'), { recursive: true })
    let disk: SmallDisk | undefined
    try {
      await database.connect()
      const form = await publishMinimalForm(ground)
      const figures: string[] = []
      const wrong: string[] = []
      for (const makeFault of [
        whenCutShort,
        whenGone,
        (on: TestEnvironment) => (disk = smallDisk(on)) && whenFull(disk),
      ]) {
        const fault = makeFault(ground)
        if (!fault) {
          figures.push('full: not tried, only root may mount a small disk')
          continue
        }
        let others = 0
        for (let round = 0; round < rounds; round += 1) {
          const { calls, faults } = await goThrough(ground, database, form, fault, uploads)
          others += calls
          wrong.push(...faults.map((one) => `${fault.name}: ${one}`))
        }
        figures.push(
          `${fault.name}: ${rounds * uploads} uploads refused and taken afterwards, ${others} other calls served`,
        )
      }
      return invariantResult(figures.join('; '), [...new Set(wrong)].slice(0, 5))
    } finally {
      await database.end()
      disk?.leave()
      await ground.leave()
    }
  },
}

/** One person and application: all uploads during the fault, and the same ones after it. */
async function goThrough(
  ground: TestEnvironment,
  database: pg.Client,
  { service, setupId }: MinimalForm,
  fault: Fault,
  uploads: number,
) {
  const token = await ground.register(freshMobile())
  const { applicationNo } = (await ground.request('POST', '/applications', { token, body: { service, setupId } })).body
    .data
  const pages = await Promise.all(Array.from({ length: uploads }, makePage))
  const sendAll = () =>
    pages.map((page) =>
      ground.request('POST', `/applications/${applicationNo}/documents`, { token, form: formOf(page) }),
    )
  const before = filesBelow(ground)
  const { answers, calls } = await under(fault, () => meanwhile(ground, token, sendAll()))
  const refusedRows = await rowsOf(database, applicationNo)
  const between = filesBelow(ground)
  const again = await Promise.all(sendAll())
  const rows = await rowsOf(database, applicationNo)
  const { isIntact } = openStoredFiles(ground.dataDir)
  const whole = await Promise.all(rows.map(isIntact))
  const faults = [
    ...answers.flatMap(faultsOfRefusal),
    ...calls.filter((status) => status !== 200).map((status) => `another call got ${status}`),
    ...(refusedRows.length > 0 ? [`${refusedRows.length} rows of what was refused`] : []),
    ...(between.length > before.length ? [`${between.length - before.length} files of what was refused`] : []),
    ...again.filter(({ status }) => status !== 200).map(({ status }) => `after the fault an upload got ${status}`),
    ...(rows.length === uploads ? [] : [`${rows.length} rows for ${uploads} uploads`]),
    ...(whole.includes(false) ? ['a row without its file'] : []),
    ...filesBelow(ground)
      .filter((name) => name.endsWith('.part'))
      .map(() => 'a half-written file was left'),
  ]
  return { calls: calls.length, faults }
}

type SmallDisk = { folder: string; leave(): void }

/** Mounts a small tmpfs as the portal's files folder; undefined without the privilege to mount. */
function smallDisk({ dataDir }: TestEnvironment): SmallDisk | undefined {
  const folder = join(dataDir, 'files')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=0755', 'wewb-prove', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { folder, leave: () => execFileSync('umount', ['--lazy', folder]) }
}

/** Fills the disk to the last byte, and later frees it. */
function whenFull({ folder }: SmallDisk): Fault {
  const filler = join(folder, 'filler')
  const strike = () => {
    const handle = openSync(filler, 'w')
    for (let size = 1 << 20; size > 0;) {
      try {
        if (writeSync(handle, Buffer.alloc(size)) < size) size >>= 1
      } catch {
        size >>= 1
      }
    }
    closeSync(handle)
  }
  return { name: 'full', strike, mend: () => rmSync(filler) }
}

/** Limits the size of files, including the log, so that writes fail half way, as on a failing disk. */
const whenCutShort = (ground: TestEnvironment): Fault => ({
  name: 'cut short',
  strike: () => limitFileSize(ground, '512'),
  mend: () => limitFileSize(ground, 'unlimited'),
})

const limitFileSize = ({ pid }: TestEnvironment, soft: string) =>
  execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${soft}:unlimited`])

/** Replaces the folder by a file, as if a disk were not mounted. */
function whenGone({ dataDir }: TestEnvironment): Fault {
  const [folder, aside] = [join(dataDir, 'files'), join(dataDir, 'files-aside')]
  return {
    name: 'gone',
    strike: () => {
      renameSync(folder, aside)
      writeFileSync(folder, '')
    },
    mend: () => {
      rmSync(folder)
      renameSync(aside, folder)
    },
  }
}

async function under<T>({ strike, mend }: Fault, act: () => Promise<T>): Promise<T> {
  strike()
  return await act().finally(mend)
}

/** Sends other requests while the uploads wait. */
async function meanwhile(ground: TestEnvironment, token: string, uploads: Promise<ApiResponse>[]) {
  const calls: number[] = []
  const open = { isLeft: true }
  const answers = Promise.all(uploads).finally(() => (open.isLeft = false))
  answers.catch(() => undefined)
  do {
    for (const path of ['/profile', '/pub/captcha']) calls.push((await ground.request('GET', path, { token })).status)
  } while (open.isLeft)
  return { answers: await answers, calls }
}

function faultsOfRefusal({ status, headers, body }: ApiResponse): string[] {
  if (status !== 503 && status !== 507) return [`an upload got ${status}`]
  return [...(headers.has('retry-after') ? [] : ['no Retry-After']), ...(body.message ? [] : ['no words'])]
}

/** Unique noise: it does not compress, and no two files share a hash, which would be deduplicated. */
let made = 0
const makePage = () =>
  sharp(noise(800 * 600 * 3, (made += 1)), { raw: { width: 800, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer()

function formOf(page: Buffer): FormData {
  const form = new FormData()
  form.set('field', 'q2')
  form.set('file', new Blob([new Uint8Array(page)], { type: 'image/jpeg' }), 'page.jpg')
  return form
}

const rowsOf = async (database: pg.Client, no: string): Promise<Buffer[]> =>
  (
    await database.query<{ sha256: Buffer }>(
      'select d.sha256 from document d join application a on a.id = d.application_id where a.no = $1',
      [no],
    )
  ).rows.map(({ sha256 }) => sha256)

const filesBelow = ({ dataDir }: TestEnvironment): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
