import { mayViewApplication } from '@wewb/domain/engine/evaluation/moves'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Context } from '#server/context.ts'
import { loadApplication, type Application } from './application.ts'
import { duplicateKeyKinds } from './application-keys.ts'
import { toPerson, getRolesAndOffice } from '#identity/access/person.ts'
import { listApplicationsSharingKeys, listKeys } from './queries.ts'
import { getStaffView } from './application-views.ts'

/**
 * Lists other applications about the same person, document or account that this officer may see, except those of the
 * same case.
 */
export async function listDuplicates({ db, secrets, actor }: Context, { row }: Application) {
  const own = await listKeys(db, row.id)
  const shared = await listApplicationsSharingKeys(
    db,
    row.id,
    own.filter(({ kind }) => duplicateKeyKinds.has(kind)),
  )
  const seat = await getRolesAndOffice(db, actor)
  const others = shared.filter(({ id, case_id }) => (case_id ?? id) !== (row.case_id ?? row.id))
  const byApplication = Map.groupBy(others, ({ id }) => id)
  const found = await Promise.all(
    [...byApplication.values()].slice(0, 20).map(async (rows) => ({
      rows,
      application: await loadApplication(db, secrets, rows[0] as (typeof rows)[number]),
    })),
  )
  return found
    .filter(({ application }) =>
      mayViewApplication(toPerson(actor, seat, application.row.service), application.workflowState),
    )
    .map(({ rows, application }) => {
      const { label } = getStaffView(application)
      return {
        applicationNo: application.row.no,
        service: application.row.service,
        name: application.row.name,
        submittedOn: application.row.submitted_at ? toDhakaDate(application.row.submitted_at) : null,
        statusText: label.en,
        statusTextBng: label.bn,
        sameBy: [...new Set(rows.map(({ kind }) => kind))],
      }
    })
}
