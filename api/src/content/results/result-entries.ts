import type { InputOf } from '@wewb/domain/http/contract'
import type {
  correctResultEntry as correctResultEntryEndpoint,
  listResultEntries as listResultEntriesEndpoint,
} from '@wewb/domain/content/result-plan-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { resultEntryFields, resultRemovalFields } from '@wewb/domain/services/awards/result-fields'
import { initialsOf } from '@wewb/domain/language/mask-name'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findSetup, lockSetup } from '#services/setups/queries.ts'
import { findMeritList, saveResultPlan, updateSelectedCount } from './queries.ts'
import { hasResultPermission, getPublicationByService, isResultHandler } from './publications.ts'
import { validateAnswers, textAnswer } from './save-result-text.ts'
import { deleteEntry, findEntry, listMatchingEntries, updateEntry } from './result-file-queries.ts'
import { deleteResultRow, insertResultRows } from './result-row-queries.ts'

/** Lists the rows of an imported list as the file had them. */
export async function listResultEntries(
  { db, actor }: Context,
  { id, page = 1, size = DEFAULT_PAGE_SIZE, search }: InputOf<typeof listResultEntriesEndpoint>,
) {
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const publication = getPublicationByService(setup.service)
  if (!hasResultPermission(actor, 'view', publication)) return throwProblem('NO_PERMISSION')
  const list = await findMeritList(db, id)
  if (!list?.import_id || (list.state !== 'PUBLISHED' && !isResultHandler(actor, publication)))
    return throwProblem('NOT_FOUND')
  const number = normalizeApplicationNo(search ?? '')
  const { rows, total, sum } = await listMatchingEntries(db, { importId: list.import_id, number, page, size })
  const lists = await loadLists(db, [
    { source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] },
  ])
  // Other staff see of a person what the public sees.
  const isWorker = isResultHandler(actor, publication)
  const shown = rows.map((row) => {
    const districtName = lists('district', row.district ?? '')?.label
    return {
      rank: row.rank,
      recordNo: row.record_no,
      rollNo: row.roll,
      registrationNo: isWorker ? row.registration_no : '',
      name: isWorker ? row.name : initialsOf(row.name),
      institute: row.institute,
      district: districtName?.en ?? '',
      districtBng: districtName?.bn ?? '',
      amount: row.amount,
    }
  })
  return { ...pageOf({ list: shown, total, page, size }), sum }
}

/**
 * Corrects or removes one row of a published list, with a reason. For an application the director revokes the approval
 * instead.
 */
export async function correctResultEntry(
  context: Context,
  { id, rank, reason, entry }: InputOf<typeof correctResultEntryEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const publication = getPublicationByService(setup.service)
    if (!hasResultPermission(context.actor, 'publish', publication)) return throwProblem('NO_PERMISSION')
    const list = await findMeritList(tx, id)
    if (!list?.import_id) return throwProblem('NOT_FOUND')
    if (list.state !== 'PUBLISHED') return throwProblem('MOVE_NOT_OPEN')
    const row = await findEntry(tx, list.import_id, rank)
    if (!row) return throwProblem('NOT_FOUND')
    const normalized = validateAnswers(
      entry ? resultEntryFields[publication.type] : resultRemovalFields,
      { ...entry, reason },
      toDhakaDate(context.now()),
    )
    const changes = entry && {
      name: textAnswer(normalized, 'name'),
      amount: textAnswer(normalized, 'amount'),
      ...(normalized['rollNo'] !== undefined && {
        roll: textAnswer(normalized, 'rollNo'),
        registration_no: textAnswer(normalized, 'registrationNo'),
      }),
    }
    await deleteResultRow(tx, id, rank)
    if (changes) {
      await updateEntry(tx, row.import_id, rank, changes)
      const shown = publication.publicEntryColumns({ ...row, ...changes })
      await insertResultRows(tx, id, [{ rank, amount: changes.amount, ...shown }])
    } else await deleteEntry(tx, row.import_id, rank)
    await updateSelectedCount(tx, id, changes ? 0 : 1)
    await saveResultPlan(tx, id, { corrected_at: context.now() })
    await recordAuditEntry(tx, context.actor, 'result.corrected', `setup:${id}`, {
      rank,
      reason: textAnswer(normalized, 'reason'),
      removed: !changes,
    })
    return undefined
  })
  return null
}
