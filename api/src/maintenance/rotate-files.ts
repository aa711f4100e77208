import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { FileStore } from '#storage/file-store.ts'
import { forEachConcurrently } from './backup-manifest.ts'
import { copyFileNamesStatement } from './backup-queries.ts'
import { copyOut } from './copy-streams.ts'

export type FileRotation = { reencrypted: number; missing: string[]; unreadable: string[] }

/**
 * Encrypts the stored files with the current key, beside a running portal. The database names the files: with wrong
 * settings the store may be another one, whose files say nothing. After an interruption the next run skips the files
 * that are done.
 */
export async function rotateFiles(
  owner: pg.Client,
  { reencrypt }: FileStore,
  onProgress: (processed: number) => void,
): Promise<FileRotation> {
  const rotation: FileRotation = { reencrypted: 0, missing: [], unreadable: [] }
  let processed = 0
  await forEachConcurrently(splitLines(copyOut(owner, copyFileNamesStatement)), async (name) => {
    try {
      if (await reencrypt(Buffer.from(name, 'hex'))) rotation.reencrypted += 1
    } catch (error) {
      const list = (error as NodeJS.ErrnoException).code === 'ENOENT' ? rotation.missing : rotation.unreadable
      list.push(name)
    }
    processed += 1
    if (processed % 100 === 0) onProgress(processed)
  })
  return rotation
}

/** Throws what the stream throws, unlike readline: a list that breaks off must not look complete. */
async function* splitLines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
