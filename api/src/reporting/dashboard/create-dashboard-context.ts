import { toDhakaDate } from '@wewb/domain/language/dates'
import { permittedActions, getRolesAndOffice } from '#identity/access/person.ts'
import { latestOf, listDefinitionVersions } from '#services/definitions/queries.ts'
import { deskScope } from '#casework/desks/desk-scope.ts'
import type { Context } from '#server/context.ts'
import type { DashboardContext } from './dashboard-definition.ts'
import { countDeskApplications, type DeskCount } from './desk-queries.ts'

export async function createDashboardContext(context: Context): Promise<DashboardContext> {
  const { db, actor, now } = context
  const seat = await getRolesAndOffice(db, actor)
  const versions = (await listDefinitionVersions(db)).filter(({ definition: { id } }) =>
    permittedActions(actor, id).includes('view'),
  )
  const desk = deskScope(actor, versions, seat, { view: 'mine' })
  const today = toDhakaDate(now())
  let counted: Promise<readonly DeskCount[]> | undefined
  return {
    ...context,
    today,
    seat,
    versions,
    services: latestOf(versions),
    desk,
    countOnDesk: () => (counted ??= countDeskApplications(db, desk, today)),
  }
}
