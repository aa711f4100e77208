import type { Files } from '../platform/files.ts'
import { eachOf } from './backup-folder.ts'

/** Seals the stored files anew, beside a running portal. What is done stays done: after a kill the next run passes over it. */
export async function rotateFiles({ shelf, reseal }: Files, onProgress: (looked: number) => void) {
  const unreadable: string[] = []
  let [resealed, looked] = [0, 0]
  await eachOf(shelf.list(), async (name) => {
    try {
      if (await reseal(name)) resealed += 1
    } catch (error) {
      // Swept away since it was listed: nothing is left of it under any key.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') unreadable.push(name.toString('hex'))
    }
    looked += 1
    if (looked % 100 === 0) onProgress(looked)
  })
  return { resealed, unreadable }
}
