import type { RoleCode } from '@wewb/domain/access/roles'
import { appealDesks } from '@wewb/domain/services/workflows/appeals'
import { listUnheardAppeals } from '#casework/applications/hearers.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { DashboardContext } from './dashboard-definition.ts'
import { listRoleNames } from './queries.ts'

/** Those who name a hearer, or who watch that there is one. */
const readers: readonly RoleCode[] = ['SYS_ADMIN', 'ASST_DIRECTOR', 'DIRECTOR', 'DG', 'AUDITOR']
const MAX_ROWS = 50

/** Lists the appeals that nobody may hear, oldest first, with the role that somebody else needs for them. */
export async function listAppealsWithoutHearer({ db, secrets, seat: { roles, office } }: DashboardContext) {
  if (office?.kind !== 'hq' || !roles.some((role) => readers.includes(role))) return []
  const unheard = (await listUnheardAppeals(db, secrets)).slice(0, MAX_ROWS)
  if (unheard.length === 0) return []
  const names = new Map((await listRoleNames(db)).map(({ code, name, name_bng }) => [code, { name, name_bng }]))
  return await Promise.all(
    unheard.map(async ({ no, service, version, desk, desk_due_on }) => {
      const { title } = await getDefinition(db, service, version)
      const role = String(appealDesks.find(({ id }) => id === desk)?.role)
      return {
        applicationNo: no,
        title: title.en,
        titleBng: title.bn,
        role: names.get(role)?.name ?? role,
        roleBng: names.get(role)?.name_bng ?? role,
        dueOn: desk_due_on,
      }
    }),
  )
}
