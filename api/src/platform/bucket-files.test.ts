import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucketFiles } from './bucket-files.ts'

/** As much of S3 as the portal asks of it, on loopback. */
const kept = new Map<string, Buffer>()
const longAgo = new Date('2020-01-01')
const lately = new Set<string>()
/** Two objects a page, so that a list has more than one. */
function listOf(address: URL): string {
  const names = [...kept.keys()].map((path) => path.replace('/papers/', '')).toSorted()
  const from = Number(address.searchParams.get('continuation-token') ?? 0)
  const contents = names.slice(from, from + 2).map((name) => `<Contents><Key>${name}</Key><LastModified>${changedAt(name)}</LastModified></Contents>`) // prettier-ignore
  return `<ListBucketResult>${contents.join('')}${from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</ListBucketResult>`
}
const changedAt = (name: string) => (lately.has(name) ? new Date() : longAgo).toISOString()
let isDown = false
let server: Server
let endpoint: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/dhaka\/s3\/aws4_request/.test(request.headers.authorization ?? '')
      if (isDown || !isSigned) {
        response.writeHead(isDown ? 503 : 403).end()
        return
      }
      const path = request.url ?? ''
      if (path.includes('list-type=2')) {
        response.end(listOf(new URL(path, endpoint)))
        return
      }
      if (request.method === 'PUT') kept.set(path, Buffer.concat(parts))
      const found = kept.get(path)
      if (request.method === 'DELETE') kept.delete(path)
      response.writeHead(found ? 200 : 404, { 'last-modified': changedAt(path.replace('/papers/', '')) })
      response.end(request.method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const files = () => bucketFiles({ endpoint, bucket: 'papers', region: 'dhaka', key: 'key', secret: 'secret' })
const paper = Buffer.from('a paper')

it('keeps a file under its hash and gives it back', async () => {
  const sha256 = await files().store(paper)
  expect([...kept.keys()]).toEqual([`/papers/${sha256.toString('hex')}`])
  expect(await files().read(sha256)).toEqual(paper)
})

it('does not give back bytes that are not those stored', async () => {
  const sha256 = await files().store(paper)
  kept.set(`/papers/${sha256.toString('hex')}`, Buffer.from('another paper'))
  await expect(files().read(sha256)).rejects.toThrow('not what was stored')
})

it('lists what has lain long, page by page, and removes it unless it was stored again', async () => {
  kept.clear()
  const stored = await Promise.all(['one', 'two', 'three', 'four', 'five'].map((text) => files().store(Buffer.from(text))))
  kept.set('/papers/readme.txt', Buffer.from('not ours'))
  lately.add(stored[0]?.toString('hex') ?? '')
  const before = new Date('2025-01-01')
  const old: Buffer[] = []
  for await (const sha256 of files().listOlder(before)) old.push(sha256)
  expect(old.map(String).toSorted()).toEqual(stored.slice(1).map(String).toSorted())
  expect(await Promise.all(stored.slice(0, 2).map((sha256) => files().removeOlder(sha256, before)))).toEqual([false, true])
  expect(kept.size).toBe(5)
})

it('says when the store is away', async () => {
  isDown = true
  await expect(files().store(paper)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
