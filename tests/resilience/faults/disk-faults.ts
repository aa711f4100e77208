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

type Fault = { name: string; inject(): void; repair(): void }

export const diskFaults: Invariant = {
  id: 'disk',
  description:
    'the disk is full, fails in the middle of a file, or is gone: uploads return 503 with a message, ' +
    'no partial file remains, and they succeed again afterwards',
  check: async (scale) => {
    const { rounds, uploads } = sizes[scale]
    const environment = await startTestEnvironment()
    const database = new pg.Client(databaseProcessOf(environment).url)
    mkdirSync(join(environment.dataDir, 'files'), { recursive: true })
    let disk: SmallDisk | undefined
    try {
      await database.connect()
      const form = await publishMinimalForm(environment)
      const figures: string[] = []
      const wrong: string[] = []
      for (const createFault of [
        whenCutShort,
        missingFolder,
        (on: TestEnvironment) => (disk = smallDisk(on)) && whenFull(disk),
      ]) {
        const fault = createFault(environment)
        if (!fault) {
          figures.push('full: not run, only root may mount a small disk')
          continue
        }
        let otherCount = 0
        for (let round = 0; round < rounds; round += 1) {
          const { calls: otherStatuses, faults } = await testFault(environment, database, form, fault, uploads)
          otherCount += otherStatuses
          wrong.push(...faults.map((one) => `${fault.name}: ${one}`))
        }
        figures.push(
          `${fault.name}: ${rounds * uploads} uploads rejected and accepted afterwards, ` +
            `${otherCount} other requests served`,
        )
      }
      return invariantResult(figures.join('; '), [...new Set(wrong)].slice(0, 5))
    } finally {
      await database.end()
      disk?.unmount()
      await environment.stop()
    }
  },
}

/** One person and application: all uploads during the fault, and the same ones after it. */
async function testFault(
  environment: TestEnvironment,
  database: pg.Client,
  { service, setupId }: MinimalForm,
  fault: Fault,
  uploads: number,
) {
  const token = await environment.register(freshMobile())
  const { applicationNo } = (await environment.request('POST', '/applications', { token, body: { service, setupId } }))
    .body.data
  const pages = await Promise.all(Array.from({ length: uploads }, createPage))
  const sendAll = () =>
    pages.map((page) =>
      environment.request('POST', `/applications/${applicationNo}/documents`, { token, form: formOf(page) }),
    )
  const before = filesBelow(environment)
  const { answers: responses, calls: otherStatuses } = await duringFault(fault, () =>
    sendDuringUploads(environment, token, sendAll()),
  )
  const refusedRows = await rowsOf(database, applicationNo)
  const between = filesBelow(environment)
  const retried = await Promise.all(sendAll())
  const rows = await rowsOf(database, applicationNo)
  const { isIntact } = openStoredFiles(environment.dataDir)
  const intact = await Promise.all(rows.map(isIntact))
  const faults = [
    ...responses.flatMap(faultsOfRejection),
    ...otherStatuses.filter((status) => status !== 200).map((status) => `another request returned ${status}`),
    ...(refusedRows.length > 0 ? [`${refusedRows.length} rows of rejected uploads`] : []),
    ...(between.length > before.length ? [`${between.length - before.length} files of rejected uploads`] : []),
    ...retried
      .filter(({ status }) => status !== 200)
      .map(({ status }) => `after the fault an upload returned ${status}`),
    ...(rows.length === uploads ? [] : [`${rows.length} rows for ${uploads} uploads`]),
    ...(intact.includes(false) ? ['a row without its file'] : []),
    ...filesBelow(environment)
      .filter((name) => name.endsWith('.part'))
      .map(() => 'a partial file remained'),
  ]
  return { calls: otherStatuses.length, faults }
}

type SmallDisk = { folder: string; unmount(): void }

/** Mounts a small tmpfs as the portal's files folder; undefined without the privilege to mount. */
function smallDisk({ dataDir }: TestEnvironment): SmallDisk | undefined {
  const folder = join(dataDir, 'files')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=0755', 'wewb-resilience', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { folder, unmount: () => execFileSync('umount', ['--lazy', folder]) }
}

/** Fills the disk to the last byte, and later frees it. */
function whenFull({ folder }: SmallDisk): Fault {
  const filler = join(folder, 'filler')
  const inject = () => {
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
  return { name: 'full', inject, repair: () => rmSync(filler) }
}

/** Limits the size of files, including the log, so that writes fail half way, as on a failing disk. */
const whenCutShort = (environment: TestEnvironment): Fault => ({
  name: 'cut short',
  inject: () => limitFileSize(environment, '512'),
  repair: () => limitFileSize(environment, 'unlimited'),
})

const limitFileSize = ({ pid }: TestEnvironment, soft: string) =>
  execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${soft}:unlimited`])

/** Replaces the folder by a file, as if a disk were not mounted. */
function missingFolder({ dataDir }: TestEnvironment): Fault {
  const [folder, aside] = [join(dataDir, 'files'), join(dataDir, 'files-aside')]
  return {
    name: 'gone',
    inject: () => {
      renameSync(folder, aside)
      writeFileSync(folder, '')
    },
    repair: () => {
      rmSync(folder)
      renameSync(aside, folder)
    },
  }
}

async function duringFault<T>({ inject, repair }: Fault, act: () => Promise<T>): Promise<T> {
  inject()
  return await act().finally(repair)
}

/** Sends other requests while the uploads wait. */
async function sendDuringUploads(environment: TestEnvironment, token: string, uploads: Promise<ApiResponse>[]) {
  const otherStatuses: number[] = []
  const open = { hasPending: true }
  const responses = Promise.all(uploads).finally(() => (open.hasPending = false))
  responses.catch(() => undefined)
  do {
    for (const path of ['/profile', '/pub/captcha'])
      otherStatuses.push((await environment.request('GET', path, { token })).status)
  } while (open.hasPending)
  return { answers: await responses, calls: otherStatuses }
}

function faultsOfRejection({ status, headers, body }: ApiResponse): string[] {
  if (status !== 503 && status !== 507) return [`an upload returned ${status}`]
  return [...(headers.has('retry-after') ? [] : ['no Retry-After']), ...(body.message ? [] : ['no message'])]
}

/** Unique noise: it does not compress, and no two files share a hash, which would be deduplicated. */
let pageCount = 0
const createPage = () =>
  sharp(noise(800 * 600 * 3, (pageCount += 1)), { raw: { width: 800, height: 600, channels: 3 } })
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
