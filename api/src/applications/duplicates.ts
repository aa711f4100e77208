import { maySee } from '../../../domain/src/engine/moves.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Context } from '../platform/context.ts'
import { fileOf, type File } from './file.ts'
import { duplicateKinds } from './keys.ts'
import { personFor, seatOf } from './person.ts'
import { findSharing } from './repository.ts'
import { staffView } from './view-application.ts'

/** Other files about the same person, paper or account, as far as this officer may see them. Those of one case belong together. */
export async function listDuplicates({ db, secrets, actor }: Context, { row }: File) {
  const own = await db.selectFrom('application_key').select(['kind', 'digest']).where('application_id', '=', row.id).execute()
  const shared = await findSharing(
    db,
    row.id,
    own.filter(({ kind }) => duplicateKinds.has(kind)),
  )
  const seat = await seatOf(db, actor)
  const others = shared.filter(({ id, case_id }) => (case_id ?? id) !== (row.case_id ?? row.id))
  const byFile = Map.groupBy(others, ({ id }) => id)
  const found = await Promise.all(
    [...byFile.values()].slice(0, 20).map(async (rows) => ({ rows, file: await fileOf(db, secrets, rows[0] as (typeof rows)[number]) })),
  )
  return found
    .filter(({ file }) => maySee(personFor(actor, seat, file.row.service), file.standing))
    .map(({ rows, file }) => {
      const { label } = staffView(file)
      return {
        applicationNo: file.row.no,
        service: file.row.service,
        name: file.row.name,
        submittedOn: file.row.submitted_at ? dhakaDay(file.row.submitted_at) : null,
        statusText: label.en,
        statusTextBng: label.bn,
        sameBy: [...new Set(rows.map(({ kind }) => kind))],
      }
    })
}
