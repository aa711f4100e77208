import { findDutyConflicts, type DutyHolder } from '@wewb/domain/access/separation-of-duties'
import { diffGrants, type GrantChange, type Grants } from '@wewb/domain/access/grants'
import type { PermissionUpdate } from '@wewb/domain/identity/role-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { parsePermissionsRequest } from './parse-permissions-request.ts'
import {
  listGrantsByRole,
  countRoleHolders,
  hasRemainingRoleEditor,
  listGrants,
  type RoleHolderGroup,
} from './queries.ts'

export type PermissionChangePlan = {
  changes: GrantChange[]
  before: Grants
  after: Grants
  holders: RoleHolderGroup[]
  others: Awaited<ReturnType<typeof listGrantsByRole>>
}

const applicantsHaveNoOffice: Bilingual = {
  bn: 'আবেদনকারীর কোনো অফিস নেই; তাই এই রোল অফিস দিয়ে সীমিত করা যায় না।',
  en: 'Applicants have no office, so this role cannot be narrowed to offices.',
}
const perPerson: Bilingual = {
  bn: 'কারও কারও হাতে অন্য রোলও আছে।',
  en: 'Some people hold another role besides.',
}

/** Computes the changes of a request after all checks. Used by saving and by the preview. */
export async function planPermissionChange(
  db: Database,
  role: { id: number; code: string; user_type: string },
  update: PermissionUpdate,
): Promise<PermissionChangePlan> {
  const before = await listGrants(db, role.id)
  const { after, issues } = parsePermissionsRequest(update, before)
  assertNoIssues([...issues, ...officeIssues(role.user_type, after)])
  const changes = diffGrants(before, after)
  const [holders, others] = [await countRoleHolders(db, role.id), await listGrantsByRole(db)]
  const own = { code: role.code, permissions: [...after.keys()] }
  assertNoIssues(conflictIssues(own, holders, others), 'DUTIES_CONFLICT')
  const takesKey = changes.some(({ permission }) => permission === 'role:edit' || permission === 'role:view')
  if (takesKey && !(await hasRemainingRoleEditor(db, role.id, after.get('role:edit')))) throwProblem('ROLE_LOCKOUT')
  return { changes, before, after, holders, others }
}

const officeIssues = (userType: string, after: Grants): Issue[] =>
  userType === 'APPLICANT' && [...after.values()].some((offices) => offices !== null)
    ? [{ path: 'mainMenus', code: 'rule', message: applicantsHaveNoOffice }]
    : []

/** Checks the role alone, then together with each set of other roles that its holders have. */
function conflictIssues(
  own: DutyHolder,
  holders: readonly RoleHolderGroup[],
  others: PermissionChangePlan['others'],
): Issue[] {
  const alone = findDutyConflicts([own])
  if (alone.length > 0) return alone.map((message) => ({ path: 'mainMenus', code: 'rule', message }))
  const together = holders.flatMap(({ otherRoleIds }) =>
    findDutyConflicts([
      own,
      ...otherRoleIds.flatMap((id) => {
        const role = others.get(id)
        return role ? [{ code: role.code, permissions: [...role.grants.keys()] }] : []
      }),
    ]),
  )
  return [...new Set(together)].map((reason) => ({
    path: 'mainMenus',
    code: 'rule',
    message: { bn: `${perPerson.bn} ${reason.bn}`, en: `${perPerson.en} ${reason.en}` },
  }))
}
