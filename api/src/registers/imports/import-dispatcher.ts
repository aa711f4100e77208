import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { Config } from '#config/config.ts'
import type { Portal } from '#server/context.ts'
import { previewImportFile, type ImportPreview } from './preview-import-file.ts'
import { runImport } from './run-import.ts'
import { importPath } from './encrypted-file.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'

/** About ten thousand rows: below that, starting a process takes longer than the work. */
const largeFrom = 1024 * 1024
/** Memory limits of the process, which do not affect the portal. */
const memory = ['--max-old-space-size=128', '--max-semi-space-size=8']

export type ImportTask = { config: Config } & (
  | { previewKind: ImportKind; importId: string }
  | { appUrl: string; importId: string }
)
export type ImportOutcome =
  | { preview: ImportPreview }
  | { unreadable: UnreadableFileError['reason'] }
  | { done: true }
  | { failed: string }

/** Reads a large file in a process of its own, so that it does not slow down other requests. */
export async function dispatchImportPreview(
  portal: Pick<Portal, 'config' | 'secrets'>,
  kind: ImportKind,
  importId: string,
): Promise<ImportPreview> {
  if (!(await isLarge(portal, importId))) return previewImportFile(portal, kind, importId)
  const outcome = await inChildProcess({ config: portal.config, previewKind: kind, importId })
  if ('unreadable' in outcome) throw new UnreadableFileError(outcome.unreadable)
  if ('preview' in outcome) return outcome.preview
  throw new Error('the file has not been validated')
}

export async function importInBackground(
  portal: Pick<Portal, 'config' | 'db' | 'secrets' | 'databaseUrl'>,
  importId: string,
): Promise<void> {
  if (!(await isLarge(portal, importId))) return runImport(portal, importId)
  const outcome = await inChildProcess({ config: portal.config, appUrl: portal.databaseUrl, importId })
  if (!('done' in outcome)) throw new Error('the import is incomplete')
}

const isLarge = async (portal: Pick<Portal, 'config'>, importId: string) =>
  ((await stat(importPath(portal, importId)).catch(() => undefined))?.size ?? 0) >= largeFrom

/** Runs one task in a child process, which frees its memory at the end and exits with the portal. */
async function inChildProcess(task: ImportTask): Promise<ImportOutcome> {
  const child = fork(fileURLToPath(new URL('./import-process.ts', import.meta.url)), {
    execArgv: memory,
    serialization: 'advanced',
  })
  const answer = new Promise<ImportOutcome>((resolve) =>
    child.once('message', (outcome) => resolve(outcome as ImportOutcome)),
  )
  const end = once(child, 'exit').then(([code]): ImportOutcome => ({ failed: `ended with ${code}` }))
  child.send(task)
  const outcome = await Promise.race([answer, end])
  if (child.connected) child.disconnect()
  return outcome
}
