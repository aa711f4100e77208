import type { RoleCode } from '#access/roles.ts'
import type { Desk, Workflow } from '#engine/definition/workflow.ts'
import type { Person } from '#engine/evaluation/workflow-state.ts'
import { addDays, isWorkingDay } from '#engine/evaluation/working-days.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Working days overdue from which the supervisor of the desk sees an application, and from which the director does. */
export const escalationDays = { supervisor: 2, director: 5 } as const

/** The applicant gets at least this many working days as the new date of a desk. */
export const shortestExtension = 3

export const delayNote: Bilingual = {
  bn: 'কাজটিতে দেরি হচ্ছে: {office}-এর নির্ধারিত {n} কর্মদিবস পার হয়েছে।{told} এই ধাপ শেষ হওয়ার নতুন তারিখ {date}।',
  en: 'This takes longer than planned: the {n} working days of this step have passed at: {office}.{told} New expected date of this step: {date}.',
}

/** Who was told, with a space before it; nothing is said while there is nobody. */
export const notifiedNotes: Record<string, Bilingual> = {
  ASST_DIRECTOR: { bn: ' সহকারী পরিচালককে জানানো হয়েছে।', en: ' The assistant director has been told.' },
  DIRECTOR: { bn: ' পরিচালককে জানানো হয়েছে।', en: ' The director has been told.' },
  DG: { bn: ' মহাপরিচালককে জানানো হয়েছে।', en: ' The director general has been told.' },
  AUDITOR: { bn: ' নিরীক্ষককে জানানো হয়েছে।', en: ' The auditor has been told.' },
}

const levelOf = ({ role }: Desk): number => {
  const roles = [role].flat()
  if (roles.includes('DG')) return 3
  if (roles.includes('DIRECTOR')) return 2
  return roles.includes('ASST_DIRECTOR') ? 1 : 0
}

/** Working days overdue from which this role sees the applications of a desk of a level. */
const watches: ReadonlyMap<RoleCode, readonly (number | undefined)[]> = new Map([
  ['ASST_DIRECTOR', [escalationDays.supervisor]],
  ['DIRECTOR', [escalationDays.director, escalationDays.supervisor]],
  ['DG', [undefined, undefined, escalationDays.supervisor]],
  // Nobody is above the director general; the auditor acts on no application, and sees what stays there.
  ['AUDITOR', [undefined, undefined, undefined, escalationDays.supervisor]],
])

/** The role one level above a desk, which is told first. */
export const firstSupervisorOf = (desk: Desk): RoleCode | undefined =>
  [...watches].find(([, days]) => days[levelOf(desk)] === escalationDays.supervisor)?.[0]

export const isSupervisor = ({ roles, office }: Pick<Person, 'roles' | 'office'>): boolean =>
  office?.kind === 'hq' && roles.some((role) => watches.has(role))

type SupervisedDesk = { desk: string; days: number }

/**
 * The desks that people of head office with these roles supervise, with the working days after which an overdue
 * application is shown to them: the assistant director those of officers, the director those of assistant directors,
 * the director general those of directors, the auditor those of the director general. The director also sees what
 * stays overdue at an officer.
 */
export function supervisedDesks(
  roles: readonly RoleCode[],
  { desks, later = [], appeals = [] }: Pick<Workflow, 'desks' | 'later' | 'appeals'>,
): SupervisedDesk[] {
  return [...desks, ...later, ...appeals].flatMap((desk) => {
    const days = roles.flatMap((role) => watches.get(role)?.[levelOf(desk)] ?? [])
    return days.length > 0 ? [{ desk: desk.id, days: Math.min(...days) }] : []
  })
}

/** The last due date of applications that are overdue by this many working days. */
export function dueDateBefore(today: string, days: number, holidays: ReadonlySet<string>): string {
  let [date, left] = [today, days]
  while (left > 0) {
    if (isWorkingDay(date, holidays)) left -= 1
    date = addDays(date, -1)
  }
  return date
}
