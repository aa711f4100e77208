import { openDatabase, openPool } from '#db/database.ts'
import { loadSecrets } from '#security/secrets.ts'
import type { ImportOutcome, ImportTask } from './import-dispatcher.ts'
import { previewImportFile } from './preview-import-file.ts'
import { runImport } from './run-import.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'

/** Started by import-dispatcher.ts with one task. Exits with the portal, because nobody else waits for the result. */
process.once('disconnect', () => process.exit())
process.once('message', (task) => {
  void perform(task as ImportTask)
    .catch(explain)
    .then((outcome) => process.send?.(outcome))
})

async function perform(task: ImportTask): Promise<ImportOutcome> {
  const { config, importId } = task
  const secrets = loadSecrets(config)
  if ('previewKind' in task)
    return { preview: await previewImportFile({ config, secrets }, task.previewKind, importId) }
  const db = openDatabase(openPool(task.appUrl, 1))
  await runImport({ config, secrets, db }, importId)
  return { done: true }
}

const explain = (error: unknown): ImportOutcome =>
  error instanceof UnreadableFileError
    ? { unreadable: error.reason }
    : { failed: error instanceof Error ? error.message : 'unknown' }
