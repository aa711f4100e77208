import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#config/config.ts'
import { isFileHash, type StorageDriver } from './storage-driver.ts'

/** Timeout, because a user waits for the response. */
const timeoutMs = 10_000

/** Stores files in an S3-compatible store under the same names. */
export function createS3Storage({ endpoint, bucket, region, key, secret }: S3Config): StorageDriver {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: Buffer) => `${root}/${name.toString('hex')}`
  const sendRequest = async (address: string, init: RequestInit) => {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    // Reported as temporarily unavailable: the request fails as a whole, and nothing incomplete counts as stored.
    if (!response.ok) throw Object.assign(new Error('the object store rejected the request'), { code: 'ECONNREFUSED' })
    return response
  }
  async function* walk() {
    for (let token: string | undefined = ''; token !== undefined;) {
      const page = await (
        await sendRequest(`${root}?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`, {
          method: 'GET',
        })
      ).text()
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const [name = '', changed = ''] = [tagIn(entry, 'Key'), tagIn(entry, 'LastModified')]
        if (isFileHash(name)) yield { name, changed: new Date(changed) }
      }
      token = tagIn(page, 'NextContinuationToken')
    }
  }
  return {
    async put(name, bytes) {
      // The store verifies the hash, so that corrupted bytes are rejected.
      await sendRequest(addressOf(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      })
    },
    async get(name) {
      return Buffer.from(await (await sendRequest(addressOf(name), { method: 'GET' })).arrayBuffer())
    },
    async *list() {
      for await (const { name } of walk()) yield Buffer.from(name, 'hex')
    },
    async *listOlderThan(before) {
      for await (const { name, changed } of walk()) if (changed < before) yield Buffer.from(name, 'hex')
    },
    async deleteIfOlder(name, before) {
      const changed = (await sendRequest(addressOf(name), { method: 'HEAD' })).headers.get('last-modified')
      const isOld = changed !== null && new Date(changed) < before
      if (isOld) await sendRequest(addressOf(name), { method: 'DELETE' })
      return isOld
    },
  }
}

const tagIn = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
