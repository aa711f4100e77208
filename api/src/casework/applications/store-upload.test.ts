import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileField } from '@wewb/domain/engine/fields/file'
import { afterAll, expect, it } from 'vitest'
import { createSecrets } from '#security/secrets.ts'
import { openFileStore } from '#storage/file-store.ts'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { storeUpload, type UploadContext } from './store-upload.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wewb-upload-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const files = openFileStore({ dataDir }, createSecrets(testSecret, testDataKey))
const context = { files, scanner: undefined } as UploadContext
const grain = { type: 'gaussian', mean: 128, sigma: 9 } as const
const scan = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080', noise: grain } })
  .jpeg()
  .toBuffer()
const upload = async (largestKb: number) => {
  const field: FileField = { kind: 'file', id: 'scan', label: { bn: 'স্ক্যান', en: 'Scan' }, accepts: ['jpg'], largestKb }
  const sent = { path: 'scan', bytes: scan, fileName: 'scan.jpg' }
  return (await storeUpload(context, field, sent)).size
}

it('makes a picture as small as possible only when it would be too large otherwise', async () => {
  const quick = await upload(500)
  const smallest = await upload(quick / 1024 - 0.1)
  expect(smallest).toBeLessThan(quick)
  await expect(upload(smallest / 1024 - 0.1)).rejects.toMatchObject({ code: 'ANSWERS_INVALID' })
})
