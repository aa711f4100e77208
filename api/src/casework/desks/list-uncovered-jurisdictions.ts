import type { OfficeType } from '@wewb/domain/reference/office-types'
import { getRolesAndOffice } from '#identity/access/person.ts'
import { throwProblem } from '#problems/problem.ts'
import { yesNo } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { listUncoveredDesks } from './uncovered-jurisdiction-queries.ts'

/** Lists the places that no office serves at some desk, those with waiting applications first. */
export async function listUncoveredJurisdictions({ db, actor }: Context) {
  const { roles, office } = await getRolesAndOffice(db, actor)
  const isSupervisor = office?.kind === 'hq' && (roles.includes('ASST_DIRECTOR') || roles.includes('DIRECTOR'))
  if (!isSupervisor && !actor.permissions.has('settings-setup:view')) return throwProblem('NO_PERMISSION')
  const rows = await listUncoveredDesks(db)
  const jurisdictions = [...Map.groupBy(rows, ({ kind, code }) => `${kind} ${code}`).values()]
  const list = jurisdictions.flatMap((desks) => {
    const [first] = desks
    if (!first) return []
    return [
      {
        kind: first.kind,
        code: first.code,
        name: first.name,
        nameBng: first.name_bng,
        applications: desks.reduce((sum, { applications }) => sum + applications, 0),
        desks: desks.map(({ office_types, has_office, applications }) => ({
          officeTypes: office_types as OfficeType[],
          hasOfficeYn: yesNo(has_office),
          applications,
        })),
      },
    ]
  })
  return { list: list.toSorted((a, b) => b.applications - a.applications) }
}
