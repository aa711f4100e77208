import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { isName, type Shelf } from './files.ts'

export type Bucket = { endpoint: string; bucket: string; region: string; key: string; secret: string }

/** A person waits for it, so a store that does not answer is given up like a database that does not. */
const patience = 10_000

/** The same files in an S3-compatible store, under the same names. */
export function bucketShelf({ endpoint, bucket, region, key, secret }: Bucket): Shelf {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: Buffer) => `${root}/${name.toString('hex')}`
  const ask = async (address: string, init: RequestInit) => {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' })
    // Told as "busy, try again": the request fails whole, nothing half-stored is ever answered as stored.
    if (!answer.ok) throw Object.assign(new Error('the file store refused'), { code: 'ECONNREFUSED' })
    return answer
  }
  async function* walk() {
    for (let token: string | undefined = ''; token !== undefined;) {
      const page = await (
        await ask(`${root}?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`, { method: 'GET' })
      ).text()
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [name = '', changed = ''] = [tagIn(entry, 'Key'), tagIn(entry, 'LastModified')]
        if (isName(name)) yield { name, changed: new Date(changed) }
      }
      token = tagIn(page, 'NextContinuationToken')
    }
  }
  return {
    async put(name, bytes) {
      // The store compares the hash itself, so bytes that were hurt on the way are refused.
      await ask(addressOf(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      })
    },
    async get(name) {
      return Buffer.from(await (await ask(addressOf(name), { method: 'GET' })).arrayBuffer())
    },
    async *list() {
      for await (const { name } of walk()) yield Buffer.from(name, 'hex')
    },
    async *listOlder(before) {
      for await (const { name, changed } of walk()) if (changed < before) yield Buffer.from(name, 'hex')
    },
    async removeOlder(name, before) {
      const changed = (await ask(addressOf(name), { method: 'HEAD' })).headers.get('last-modified')
      const isOld = changed !== null && new Date(changed) < before
      if (isOld) await ask(addressOf(name), { method: 'DELETE' })
      return isOld
    },
  }
}

const tagIn = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
