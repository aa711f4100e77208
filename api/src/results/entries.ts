import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { correctResultEntry as correctCall, listResultEntries as listCall } from '../../../domain/src/contracts/result-plans.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { entryFields, removalFields } from '../../../domain/src/awards/result-fields.ts'
import { initialsOf } from '../../../domain/src/language/mask-name.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { findSetup, lockSetup } from '../setups/repository.ts'
import { findList, keepPlan } from './plan-repository.ts'
import { may, publicationOf, worksOn } from './publications.ts'
import { readAnswers, textAt } from './save-text.ts'
import { addRows } from './show-rows.ts'

/** The rows of a list from outside, as the file had them. */
export async function listResultEntries({ db, actor }: Context, { id, page = 1, size = pageSize, search }: InputOf<typeof listCall>) {
  const setup = (await findSetup(db, id)) ?? refuse('NOT_FOUND')
  const publication = publicationOf(setup.service)
  if (!may(actor, 'view', publication)) return refuse('NO_PERMISSION')
  const list = await findList(db, id)
  if (!list?.import_id || (list.state !== 'PUBLISHED' && !worksOn(actor, publication))) return refuse('NOT_FOUND')
  const number = readApplicationNo(search ?? '')
  const found = db
    .selectFrom('result_entry')
    .where('import_id', '=', list.import_id)
    .$if(number !== '', (rows) =>
      rows.where((eb) => eb.or([eb('roll', '=', number), eb('registration_no', '=', number), eb('record_no', '=', number)])),
    )
  const { total, sum } = await found.select([sql<number>`count(*)::int`.as('total'), sql<string>`coalesce(sum(amount), 0)::text`.as('sum')]).executeTakeFirstOrThrow() // prettier-ignore
  const rows = await found.selectAll().orderBy('rank').limit(size).offset((page - 1) * size).execute() // prettier-ignore
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(rows.flatMap(({ district }) => district ?? []))] }])
  // Who only looks on sees of a person what everyone sees.
  const isWorker = worksOn(actor, publication)
  const shown = rows.map((row) => {
    const place = lists('district', row.district ?? '')?.label
    return {
      rank: row.rank,
      recordNo: row.record_no,
      rollNo: row.roll,
      registrationNo: isWorker ? row.registration_no : '',
      name: isWorker ? row.name : initialsOf(row.name),
      institute: row.institute,
      district: place?.en ?? '',
      districtBng: place?.bn ?? '',
      amount: row.amount,
    }
  })
  return { ...pageOf({ list: shown, total, page, size }), sum }
}

/** One row of a public list put right, or taken off; never without a reason. Of an application, the director revokes the approval instead. */
export async function correctResultEntry(context: Context, { id, rank, reason, entry }: InputOf<typeof correctCall>) {
  await context.db.transaction().execute(async (tx) => {
    const setup = await lockSetup(tx, id)
    const publication = publicationOf(setup.service)
    if (!may(context.actor, 'publish', publication)) return refuse('NO_PERMISSION')
    const list = await findList(tx, id)
    if (!list?.import_id) return refuse('NOT_FOUND')
    if (list.state !== 'PUBLISHED') return refuse('MOVE_NOT_OPEN')
    const row = await tx.selectFrom('result_entry').selectAll().where('import_id', '=', list.import_id).where('rank', '=', rank).executeTakeFirst() // prettier-ignore
    if (!row) return refuse('NOT_FOUND')
    const kept = readAnswers(entry ? entryFields[publication.type] : removalFields, { ...entry, reason }, dhakaDay(context.now()))
    const changes = entry && { name: textAt(kept, 'name'), amount: textAt(kept, 'amount'), ...(kept['rollNo'] !== undefined && { roll: textAt(kept, 'rollNo'), registration_no: textAt(kept, 'registrationNo') }) } // prettier-ignore
    const place = tx.deleteFrom('result_row').where('setup_id', '=', id).where('rank', '=', rank)
    await place.execute()
    if (changes) {
      await tx.updateTable('result_entry').set(changes).where('import_id', '=', row.import_id).where('rank', '=', rank).execute()
      await addRows(tx, id, [{ rank, amount: changes.amount, ...publication.showsEntry({ ...row, ...changes }) }])
    } else await tx.deleteFrom('result_entry').where('import_id', '=', row.import_id).where('rank', '=', rank).execute()
    await tx.updateTable('merit_list').set((eb) => ({ selected: eb('selected', '-', changes ? 0 : 1) })).where('setup_id', '=', id).execute() // prettier-ignore
    await keepPlan(tx, id, { corrected_at: context.now() })
    await record(tx, context.actor, 'result.corrected', `setup:${id}`, { rank, reason: textAt(kept, 'reason'), removed: !changes })
    return undefined
  })
  return null
}
