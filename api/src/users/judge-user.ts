import { conflictsOf } from '../../../domain/src/access/duties.ts'
import { checkStaffAccount, told, type StaffAccount } from '../../../domain/src/accounts/staff-account.ts'
import { readEmail, readLoginId, readMobile, type LoginId } from '../../../domain/src/fields/formats.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import { tidyName } from '../../../domain/src/fields/tidy-name.ts'
import type { Database, Tx } from '../platform/database.ts'
import { dutiesOf, listOffices, listRoles } from './repository.ts'

export type Known = Awaited<ReturnType<typeof readKnown>>

/** The offices and roles there are, without the closed ones, as the rules of an account look at them. */
export async function readKnown(db: Database | Tx) {
  const [offices, roles] = [await listOffices(db), await listRoles(db)]
  return {
    offices: offices
      .filter(({ closed_at }) => closed_at === null)
      .map(({ id, code, type, name, name_bng }) => ({ id, code, type, name, nameBng: name_bng })),
    roles: roles
      .filter(({ closed_at }) => closed_at === null)
      .map(({ id, code, name, name_bng, user_type }) => ({ id, code, name, nameBng: name_bng, userType: user_type })),
  }
}

/** The rules both sides know, and whether the roles may be held by one person. */
export async function judgeUser(db: Database | Tx, typed: StaffAccount, known: Known): Promise<Issue[]> {
  const issues = checkStaffAccount(typed, known)
  if (issues.some(({ path }) => path === 'roleIds')) return issues
  const conflicts = conflictsOf(await dutiesOf(db, typed.roleIds))
  return [...issues, ...conflicts.map((reason) => told('roleIds', reason))]
}

export const isTaken = told('login_id', {
  bn: 'এই মোবাইল নম্বর বা ই-মেইলে আগেই একটি অ্যাকাউন্ট আছে।',
  en: 'There is an account with this mobile number or e-mail already.',
})

/** Which of these log-ins somebody has. A registration that was never finished holds no number: it must not keep a colleague out. */
export async function takenLogins(db: Database | Tx, logins: readonly string[]): Promise<Set<string>> {
  if (logins.length === 0) return new Set()
  const rows = await db.selectFrom('account').select('login_id').where('login_id', 'in', [...logins]).where('state', '<>', 'pending').execute() // prettier-ignore
  return new Set(rows.map(({ login_id }) => login_id))
}

/** What was typed, as it is stored. Asked after it was judged. */
export function columnsOf(typed: StaffAccount) {
  return {
    full_name: tidyName(typed.full_name),
    full_name_bng: tidyName(typed.full_name_bng) || null,
    email: readEmail(typed.email) ?? null,
    mobile: readMobile(typed.mobile) ?? null,
    user_type: typed.userType,
    office_id: typed.officeId,
  }
}

export const loginIn = (typed: StaffAccount): LoginId => readLoginId(typed.login_id) ?? { type: 'EMAIL', value: typed.login_id }
