import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#config/config.ts'
import { isFileHash, missingFile, storeUnavailable, type StorageDriver } from './storage-driver.ts'

/** Timeout, because a user waits for the response. */
const timeoutMs = 10_000
/** A health check waits less: its caller asks every few seconds. */
const checkTimeoutMs = 2000

/** Stores files in an S3-compatible store under the same names. */
export function createS3Storage({ endpoint, bucket, region, key, secret }: S3Config): StorageDriver {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: Buffer) => `${root}/${name.toString('hex')}`
  const sendRequest = async (address: string, init: RequestInit) => {
    const signal = init.signal ?? AbortSignal.timeout(timeoutMs)
    // Reported as temporarily unavailable: the request fails as a whole, and nothing incomplete counts as stored.
    const response = await client.fetch(address, { ...init, signal, redirect: 'error' }).catch(throwSilent)
    if (!response.ok && response.status !== 404)
      throw storeUnavailable(`the object store rejected the request with status ${response.status}`)
    return response
  }
  async function* walk() {
    for (let token: string | undefined = ''; token !== undefined;) {
      const response = await sendRequest(
        `${root}?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`,
        { method: 'GET' },
      )
      const page = await response.text().catch(throwSilent)
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
      const { ok } = await sendRequest(addressOf(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      })
      if (!ok) throw storeUnavailable('the bucket does not exist')
    },
    async get(name) {
      const response = await sendRequest(addressOf(name), { method: 'GET' })
      if (!response.ok) throw missingFile(name)
      return Buffer.from(await response.arrayBuffer().catch(throwSilent))
    },
    async isAvailable() {
      const signal = AbortSignal.timeout(checkTimeoutMs)
      return await sendRequest(root, { method: 'HEAD', signal }).then(
        ({ ok }) => ok,
        () => false,
      )
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

/** Also for an answer that stops in the middle. */
const throwSilent = (error: unknown): never => {
  throw storeUnavailable('the object store does not respond', error)
}

const tagIn = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
