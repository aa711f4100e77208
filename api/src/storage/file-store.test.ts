import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { createDiskStorage, openFileStore } from './file-store.ts'
import { createSecrets } from '#security/secrets.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wewb-files-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const newKey = randomBytes(32).toString('base64')
const storage = createDiskStorage(dataDir)
const files = openFileStore({ dataDir }, createSecrets(testSecret, testDataKey))
const both = openFileStore({ dataDir }, createSecrets(testSecret, `2:${newKey},1:${testDataKey}`))
const document = Buffer.from('%PDF a scan of passport BX0123456')
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

describe('stored file', () => {
  it('is named by its hash, encrypted on disk, and read back unchanged', async () => {
    const name = await files.store(document)
    expect(name).toEqual(hashOf(document))
    expect(await files.read(name)).toEqual(document)
    const [folder = ''] = readdirSync(join(dataDir, 'files'))
    const [file = ''] = readdirSync(join(dataDir, 'files', folder))
    expect(readFileSync(join(dataDir, 'files', folder, file)).includes('passport')).toBe(false)
  })
  it('is rejected when it was damaged or swapped', async () => {
    const name = await files.store(document)
    const lying = await storage.get(name)
    const hurt = Buffer.from(lying)
    hurt[hurt.length - 1] = (hurt.at(-1) ?? 0) ^ 1
    await storage.put(name, hurt)
    await expect(files.read(name)).rejects.toThrow('authenticate')
    await storage.put(name, await storage.get(await files.store(Buffer.from('another'))))
    await expect(files.read(name)).rejects.toThrow('hash of the stored file')
    await storage.put(name, lying)
  })
  it('is re-encrypted under the current key once, and then independent of the old key', async () => {
    const name = await files.store(document)
    expect([await both.reencrypt(name), await both.reencrypt(name)]).toEqual([true, false])
    expect(await both.read(name)).toEqual(document)
    expect(await openFileStore({ dataDir }, createSecrets(testSecret, `2:${newKey}`)).read(name)).toEqual(document)
    await expect(files.read(name)).rejects.toThrow('unknown key 2')
  })
  it('is readable as stored when it precedes encryption, and encrypted by a rotation', async () => {
    const bare = Buffer.from('stored long ago')
    const name = hashOf(bare)
    await storage.put(name, bare)
    expect(await files.read(name)).toEqual(bare)
    expect(await files.reencrypt(name)).toBe(true)
    expect((await storage.get(name)).includes('long ago')).toBe(false)
    expect(await files.read(name)).toEqual(bare)
  })
})
