import { openDatabase, openPool } from '../platform/database.ts'
import { loadSecrets } from '../platform/secrets.ts'
import type { Outcome, Task } from './large-files.ts'
import { lookThrough } from './look-through.ts'
import { runImport } from './run-import.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Started by large-files.ts with one task. Without its portal nobody waits for the answer. */
process.once('disconnect', () => process.exit())
process.once('message', (task) => {
  void perform(task as Task)
    .catch(explain)
    .then((outcome) => process.send?.(outcome))
})

async function perform(task: Task): Promise<Outcome> {
  const { config, importId } = task
  const secrets = loadSecrets(config)
  if ('look' in task) return { preview: await lookThrough({ config, secrets }, task.look, importId) }
  const db = openDatabase(openPool(task.appUrl, 1))
  await runImport({ config, secrets, db }, importId)
  return { done: true }
}

const explain = (error: unknown): Outcome =>
  error instanceof UnreadableFile ? { unreadable: error.why } : { failed: error instanceof Error ? error.message : 'unknown' }
