import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Files } from './files.ts'

export type Bucket = { endpoint: string; bucket: string; region: string; key: string; secret: string }

/** A person waits for it, so a store that does not answer is given up like a database that does not. */
const patience = 10_000

/** The same files in an S3-compatible store, under the same names. */
export function bucketFiles({ endpoint, bucket, region, key, secret }: Bucket): Files {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (sha256: Buffer) => `${root}/${sha256.toString('hex')}`
  const ask = async (address: string, init: RequestInit) => {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    // Told as "busy, try again": the request fails whole, nothing half-stored is ever answered as stored.
    if (!answer.ok) throw Object.assign(new Error('the file store refused'), { code: 'ECONNREFUSED' })
    return answer
  }
  return {
    async store(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest()
      // The store compares the hash itself, so bytes that were hurt on the way are refused.
      await ask(addressOf(sha256), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': sha256.toString('hex') },
      })
      return sha256
    },
    async read(sha256) {
      const bytes = Buffer.from(await (await ask(addressOf(sha256), { method: 'GET' })).arrayBuffer())
      const isWhole = createHash('sha256').update(bytes).digest().equals(sha256)
      if (!isWhole) throw new Error('a stored file is not what was stored')
      return bytes
    },
    async *listOlder(before) {
      for (let token: string | undefined = ''; token !== undefined;) {
        const page = await (
          await ask(`${root}?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`, { method: 'GET' })
        ).text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [name = '', changed = ''] = [tagIn(entry, 'Key'), tagIn(entry, 'LastModified')]
          if (/^[0-9a-f]{64}$/.test(name) && new Date(changed) < before) yield Buffer.from(name, 'hex')
        }
        token = tagIn(page, 'NextContinuationToken')
      }
    },
    async removeOlder(sha256, before) {
      const changed = (await ask(addressOf(sha256), { method: 'HEAD' })).headers.get('last-modified')
      const isOld = changed !== null && new Date(changed) < before
      if (isOld) await ask(addressOf(sha256), { method: 'DELETE' })
      return isOld
    },
  }
}

const tagIn = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
