import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { mapEarlierImport, submitEarlierImport } from '@wewb/domain/casework/earlier-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { describeImport } from './describe-import.ts'
import { loadEarlierSheet } from './earlier-sheet.ts'
import { insertImport, lockImport, updateImportState, updateMapping } from './queries.ts'
import { checkRows, receiveRows, suggestMapping } from './staged-rows.ts'
import { rowsOf, storeChecked } from './store-checked.ts'
import type { Mapping } from './tables.ts'

/** Reads a file and checks its rows under the suggested mapping. Nothing is imported. */
export async function stageEarlierImport(context: Context, _input: object, request: FastifyRequest) {
  const { db, actor, secrets, now } = context
  const { rows, fileName, sha256 } = await receiveRows(request)
  const sheet = await loadEarlierSheet(db, toDhakaDate(now()))
  const mapping = suggestMapping(sheet, rows)
  const checked = await checkRows(db, sheet, rows, mapping)
  const { total, refused, known } = checked
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    await insertImport(tx, {
      id,
      file_name: fileName,
      sha256,
      mapping,
      rows_sealed: secrets.encrypt(JSON.stringify(rows)),
      total,
      refused,
      known,
      uploaded_by: actor.id,
    })
    await storeChecked(tx, secrets, id, { sheet, rows, checked })
    await recordAuditEntry(tx, actor, 'earlier.uploaded', `earlier-import:${id}`, { file: fileName, sha256, total })
  })
  return describeImport(context, id)
}

/** Changes the mapping by hand and checks all rows again. */
export async function mapEarlierImportColumns(context: Context, { id, mapping }: InputOf<typeof mapEarlierImport>) {
  await context.db.transaction().execute(async (tx) => {
    const rows = rowsOf(context, await lockOwnUpload(tx, context, id)) ?? throwProblem('MOVE_NOT_OPEN')
    const sheet = await loadEarlierSheet(tx, toDhakaDate(context.now()))
    const chosen: Mapping = Object.fromEntries(
      sheet.columns.flatMap(({ id: column }): [string, number][] => {
        const position = mapping[column]
        return typeof position === 'number' && position < (rows[0]?.length ?? 0) ? [[column, position]] : []
      }),
    )
    const isTwice = new Set(Object.values(chosen)).size < Object.keys(chosen).length
    if (isTwice) throwProblem('ANSWERS_INVALID', { issues: [{ path: 'mapping', code: 'rule', message: mappedTwice }] })
    const checked = await checkRows(tx, sheet, rows, chosen)
    const { total, refused, known } = checked
    await updateMapping(tx, id, chosen, { total, refused, known })
    await storeChecked(tx, context.secrets, id, { sheet, rows, checked })
  })
  return describeImport(context, id)
}

const mappedTwice = {
  bn: 'ফাইলের একটি ঘর দুবার বেছে নেওয়া হয়েছে।',
  en: 'One column of the file was chosen twice.',
}

/** Passes the import to a second person. Its mapping does not change any more. */
export async function submitUpload(context: Context, { id }: InputOf<typeof submitEarlierImport>) {
  await context.db.transaction().execute(async (tx) => {
    const { total, refused, rows_sealed } = await lockOwnUpload(tx, context, id)
    if (rows_sealed === null || total === refused) throwProblem('MOVE_NOT_OPEN')
    await updateImportState(tx, id, 'SUBMITTED')
  })
  return describeImport(context, id)
}

async function lockOwnUpload(tx: Tx, { actor }: Context, id: string) {
  const row = await lockImport(tx, id)
  if (row.uploaded_by !== actor.id) return throwProblem('NOT_FOUND')
  return row.state === 'READ' ? row : throwProblem('MOVE_NOT_OPEN')
}
