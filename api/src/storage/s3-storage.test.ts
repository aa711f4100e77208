import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createS3Storage } from './s3-storage.ts'
import { createEncryptedFileStore } from './file-store.ts'
import { createSecrets } from '#security/secrets.ts'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { picture } from '#testing/images.ts'
import { createTestApplicant, multipartForm } from '#testing/test-applicant.ts'
import { startTestPortal } from '#testing/test-portal.ts'
import { isFull } from '@wewb/tests/test-size.ts'

/** A fake S3 on loopback with the operations the portal uses. */
const saved = new Map<string, Buffer>()
const longAgo = new Date('2020-01-01')
const lately = new Set<string>()
/** Two objects per page, so that a listing has several pages. */
function listOf(address: URL): string {
  const names = [...saved.keys()].map((path) => path.replace('/papers/', '')).toSorted()
  const from = Number(address.searchParams.get('continuation-token') ?? 0)
  const contents = names
    .slice(from, from + 2)
    .map((name) => `<Contents><Key>${name}</Key><LastModified>${changedAt(name)}</LastModified></Contents>`)
  const isLast = from + 2 >= names.length
  const next = isLast ? '' : `<NextContinuationToken>${from + 2}</NextContinuationToken>`
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
}
const changedAt = (name: string) => (lately.has(name) ? new Date() : longAgo).toISOString()
let isDown = false
let breaksOff = false
let leadsTo: string | undefined
let server: Server
let endpoint: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/dhaka\/s3\/aws4_request/.test(
        request.headers.authorization ?? '',
      )
      if (isDown || !isSigned) {
        response.writeHead(isDown ? 503 : 403).end()
        return
      }
      if (leadsTo) {
        response.writeHead(307, { location: leadsTo }).end()
        return
      }
      if (breaksOff) {
        response.writeHead(200, { 'content-length': '100' }).write('a part', () => response.destroy())
        return
      }
      const path = request.url ?? ''
      if (path.includes('list-type=2')) {
        response.end(listOf(new URL(path, endpoint)))
        return
      }
      if (request.method === 'HEAD' && path === '/papers') {
        response.end()
        return
      }
      if (request.method === 'PUT') saved.set(path, Buffer.concat(parts))
      const found = saved.get(path)
      if (request.method === 'DELETE') saved.delete(path)
      response.writeHead(found ? 200 : 404, { 'last-modified': changedAt(path.replace('/papers/', '')) })
      response.end(request.method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const storage = () => createS3Storage({ endpoint, bucket: 'papers', region: 'dhaka', key: 'key', secret: 'secret' })
const files = () => createEncryptedFileStore(storage(), createSecrets(testSecret, testDataKey))
const document = Buffer.from('a paper')

it('stores a file under its hash and returns it', async () => {
  const sha256 = await files().store(document)
  expect([...saved.keys()]).toEqual([`/papers/${sha256.toString('hex')}`])
  expect(await files().read(sha256)).toEqual(document)
})

it('rejects bytes that do not match the hash', async () => {
  const sha256 = await files().store(document)
  const other = await files().store(Buffer.from('another paper'))
  saved.set(`/papers/${sha256.toString('hex')}`, saved.get(`/papers/${other.toString('hex')}`) ?? Buffer.alloc(0))
  await expect(files().read(sha256)).rejects.toThrow('hash of the stored file')
})

it('does not follow redirects of the object store', async () => {
  leadsTo = `${endpoint}/elsewhere`
  await expect(files().store(document)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  leadsTo = undefined
  expect([...saved.keys()].filter((path) => path.includes('elsewhere'))).toEqual([])
})

it('lists old files page by page, and deletes them unless they were stored again', async () => {
  saved.clear()
  const stored = await Promise.all(
    ['one', 'two', 'three', 'four', 'five'].map((text) => files().store(Buffer.from(text))),
  )
  saved.set('/papers/readme.txt', Buffer.from('not ours'))
  lately.add(stored[0]?.toString('hex') ?? '')
  const before = new Date('2025-01-01')
  const old: Buffer[] = []
  for await (const sha256 of storage().listOlderThan(before)) old.push(sha256)
  expect(old.map(String).toSorted()).toEqual(stored.slice(1).map(String).toSorted())
  expect(await Promise.all(stored.slice(0, 2).map((sha256) => storage().deleteIfOlder(sha256, before)))).toEqual([
    false,
    true,
  ])
  expect(saved.size).toBe(5)
})

it('distinguishes a missing file from an unavailable store', async () => {
  await expect(storage().get(Buffer.alloc(32))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await storage().isAvailable()).toBe(true)
})

it('reports an object store that breaks off in the middle of a file or a list', async () => {
  breaksOff = true
  await expect(storage().get(Buffer.alloc(32))).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  await expect(storage().list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  breaksOff = false
})

it('reports an object store that rejects requests or is gone', async () => {
  isDown = true
  await expect(files().store(document)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  const gone = createS3Storage({ endpoint: 'http://127.0.0.1:9', bucket: 'b', region: 'r', key: 'k', secret: 's' })
  await expect(gone.get(Buffer.alloc(32))).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  expect([await storage().isAvailable(), await gone.isAvailable()]).toEqual([false, false])
})

it.runIf(isFull)('a portal without its store says so, stays ready and answers 503 for a document', async () => {
  const portal = await startTestPortal({
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'papers',
    S3_KEY: 'k',
    S3_SECRET: 's',
  })
  const ready = await portal.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: true, store: 'unavailable' }])
  const token = await portal.tokenOf('01700000001')
  const no = await createTestApplicant(portal, token).start()
  const { payload, headers } = multipartForm('photo', await picture(300, 300))
  const upload = await portal.request('POST', `/applications/${no}/documents`, payload, { token, headers })
  expect([upload.code, upload.body.code]).toEqual([503, 'UNAVAILABLE'])
  await portal.stop()
})
