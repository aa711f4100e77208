import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucketFiles } from './bucket-files.ts'

/** As much of S3 as the portal asks of it, on loopback. */
const kept = new Map<string, Buffer>()
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
      if (request.method === 'PUT') kept.set(path, Buffer.concat(parts))
      const found = kept.get(path)
      response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined)
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

it('says when the store is away', async () => {
  isDown = true
  await expect(files().store(paper)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
