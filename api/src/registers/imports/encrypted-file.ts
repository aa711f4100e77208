import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Portal } from '#server/context.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'

/**
 * Path of a file that waits for import. It contains passports, so it is stored encrypted, chunk by chunk, and only as
 * long as needed.
 */
export const importPath = ({ config }: Pick<Portal, 'config'>, importId: string) =>
  join(config.dataDir, 'imports', importId)

export async function saveEncryptedFile(
  { config, secrets }: Pick<Portal, 'config' | 'secrets'>,
  importId: string,
  chunks: AsyncIterable<Buffer>,
) {
  await mkdir(join(config.dataDir, 'imports'), { recursive: true, mode: 0o700 })
  const file = await open(importPath({ config }, importId), 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      const sealed = secrets.encrypt(chunk.toString('base64'))
      const length = Buffer.alloc(4)
      length.writeUInt32BE(sealed.length)
      await file.writev([length, sealed])
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function* readEncryptedFile(
  { config, secrets }: Pick<Portal, 'config' | 'secrets'>,
  importId: string,
): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const piece of createReadStream(importPath({ config }, importId), { highWaterMark: 256 * 1024 })) {
    waiting = Buffer.concat([waiting, piece as Buffer])
    while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
      const end = 4 + waiting.readUInt32BE(0)
      yield unseal(secrets, waiting.subarray(4, end))
      waiting = waiting.subarray(end)
    }
  }
}

function unseal(secrets: Portal['secrets'], sealed: Buffer): Buffer {
  try {
    return Buffer.from(secrets.decrypt(sealed), 'base64')
  } catch {
    // Another key or a damaged disk: a retry will not help.
    throw new UnreadableFileError()
  }
}

export const deleteEncryptedFile = (portal: Pick<Portal, 'config'>, importId: string) =>
  rm(importPath(portal, importId), { force: true })
