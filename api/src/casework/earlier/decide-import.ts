import type { decideEarlierImport } from '@wewb/domain/casework/earlier-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { describeImport } from './describe-import.ts'
import { lockImport, updateImportDecision } from './queries.ts'

/** A second person confirms or declines. The job is queued in the same transaction, so a running import has one. */
export async function decideImport(context: Context, { id, decision }: InputOf<typeof decideEarlierImport>) {
  const { db, actor, jobs, now } = context
  await db.transaction().execute(async (tx) => {
    const row = await lockImport(tx, id)
    if (row.state !== 'SUBMITTED') throwProblem('MOVE_NOT_OPEN')
    if (row.uploaded_by === actor.id) throwProblem('OWN_IMPORT')
    const isConfirmed = decision === 'CONFIRMED'
    await updateImportDecision(tx, id, { state: isConfirmed ? 'RUNNING' : 'DECLINED', by: actor.id, at: now() })
    if (isConfirmed) await jobs.enqueue(tx, 'import-earlier', { importId: id })
    await recordAuditEntry(tx, actor, isConfirmed ? 'earlier.confirmed' : 'earlier.declined', `earlier-import:${id}`, {
      file: row.file_name,
      sha256: row.sha256,
      uploader: row.uploader,
      total: row.total,
      refused: row.refused,
    })
  })
  return describeImport(context, id)
}
