import { conflictsOf, type DutyHolder } from '../../../domain/src/access/duties.ts'
import { changesBetween, type TickChange, type Ticks } from '../../../domain/src/access/ticks.ts'
import type { AskedPermissions } from '../../../domain/src/contracts/roles.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Database } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { readAsked } from './read-asked.ts'
import { allTicks, holdersOf, keepsAnEditor, ticksOf, type Holders } from './repository.ts'

export type Plan = { changes: TickChange[]; before: Ticks; after: Ticks; holders: Holders[]; others: Awaited<ReturnType<typeof allTicks>> }

const applicantsHaveNoOffice: Bilingual = {
  bn: 'আবেদনকারীর কোনো অফিস নেই; তাই এই রোল অফিস দিয়ে সীমিত করা যায় না।',
  en: 'Applicants have no office, so this role cannot be narrowed to offices.',
}
const perPerson: Bilingual = {
  bn: 'কারও কারও হাতে অন্য রোলও আছে।',
  en: 'Some people hold another role besides.',
}

/** What the request would change, after everything that forbids it has been asked. Saving and foreseeing both begin here. */
export async function planChange(
  db: Database,
  role: { id: number; code: string; user_type: string },
  asked: AskedPermissions,
): Promise<Plan> {
  const before = await ticksOf(db, role.id)
  const { after, issues } = readAsked(asked, before)
  insist([...issues, ...officeIssues(role.user_type, after)])
  const changes = changesBetween(before, after)
  const [holders, others] = [await holdersOf(db, role.id), await allTicks(db)]
  const own = { code: role.code, permissions: [...after.keys()] }
  insist(conflictIssues(own, holders, others), 'DUTIES_CONFLICT')
  const takesKey = changes.some(({ permission }) => permission === 'role:edit' || permission === 'role:view')
  if (takesKey && !(await keepsAnEditor(db, role.id, after.get('role:edit')))) refuse('ROLE_LOCKOUT')
  return { changes, before, after, holders, others }
}

const officeIssues = (userType: string, after: Ticks): Issue[] =>
  userType === 'APPLICANT' && [...after.values()].some((offices) => offices !== null)
    ? [{ path: 'mainMenus', code: 'rule', message: applicantsHaveNoOffice }]
    : []

/** The role by itself, then with each set of other roles that somebody holds beside it. */
function conflictIssues(own: DutyHolder, holders: readonly Holders[], others: Plan['others']): Issue[] {
  const alone = conflictsOf([own])
  if (alone.length > 0) return alone.map((message) => ({ path: 'mainMenus', code: 'rule', message }))
  const together = holders.flatMap(({ others: ids }) =>
    conflictsOf([
      own,
      ...ids.flatMap((id) => {
        const role = others.get(id)
        return role ? [{ code: role.code, permissions: [...role.ticks.keys()] }] : []
      }),
    ]),
  )
  return [...new Set(together)].map((reason) => ({
    path: 'mainMenus',
    code: 'rule',
    message: { bn: `${perPerson.bn} ${reason.bn}`, en: `${perPerson.en} ${reason.en}` },
  }))
}
