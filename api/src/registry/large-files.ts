import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { Config } from '../platform/config.ts'
import type { Portal } from '../platform/context.ts'
import { lookThrough, type Preview } from './look-through.ts'
import { runImport } from './run-import.ts'
import { importPath } from './sealed-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** About ten thousand rows: below that, starting a process takes longer than the work. */
const largeFrom = 1024 * 1024
/** What a process may keep; the portal's own memory stays as it was. */
const memory = ['--max-old-space-size=128', '--max-semi-space-size=8']

export type Task = { config: Config } & ({ look: ImportKind; importId: string } | { appUrl: string; importId: string })
export type Outcome = { preview: Preview } | { unreadable: UnreadableFile['why'] } | { done: true } | { failed: string }

/** People at their desks must not wait for somebody's file: a large one is read and written by a process of its own. */
export async function lookThroughAside(portal: Pick<Portal, 'config' | 'secrets'>, kind: ImportKind, importId: string): Promise<Preview> {
  if (!(await isLarge(portal, importId))) return lookThrough(portal, kind, importId)
  const outcome = await inOwnProcess({ config: portal.config, look: kind, importId })
  if ('unreadable' in outcome) throw new UnreadableFile(outcome.unreadable)
  if ('preview' in outcome) return outcome.preview
  throw new Error('the file was not looked through')
}

export const importRunner =
  (portal: Pick<Portal, 'config' | 'db' | 'secrets'>, appUrl: string) =>
  async ({ importId }: { importId: string }): Promise<void> => {
    if (!(await isLarge(portal, importId))) return runImport(portal, importId)
    const outcome = await inOwnProcess({ config: portal.config, appUrl, importId })
    if (!('done' in outcome)) throw new Error('the import was not finished')
  }

const isLarge = async (portal: Pick<Portal, 'config'>, importId: string) =>
  ((await stat(importPath(portal, importId)).catch(() => undefined))?.size ?? 0) >= largeFrom

/** One task, one answer, and its memory is given back. It ends by itself when the portal does. */
async function inOwnProcess(task: Task): Promise<Outcome> {
  const child = fork(fileURLToPath(new URL('./import-process.ts', import.meta.url)), { execArgv: memory, serialization: 'advanced' })
  const answer = new Promise<Outcome>((resolve) => child.once('message', (outcome) => resolve(outcome as Outcome)))
  const end = once(child, 'exit').then(([code]): Outcome => ({ failed: `ended with ${code}` }))
  child.send(task)
  const outcome = await Promise.race([answer, end])
  if (child.connected) child.disconnect()
  return outcome
}
