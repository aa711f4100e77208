import { findDutyConflicts } from '@wewb/domain/access/separation-of-duties'
import { validateStaffAccount, ruleIssue, type StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import { parseEmail, parseLoginId, parseMobile, type LoginId } from '@wewb/domain/engine/fields/formats'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { normalizeName } from '@wewb/domain/engine/fields/normalize-name'
import type { Database, Tx } from '#db/database.ts'
import { listRolePermissions, listOffices, listRoles } from './queries.ts'

export type UserChoices = Awaited<ReturnType<typeof readUserChoices>>

/** Lists the open offices and roles, for the account rules. */
export async function readUserChoices(db: Database | Tx) {
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

/** Applies the rules shared with the browser, and checks that one person may hold the roles together. */
export async function validateUser(db: Database | Tx, typed: StaffAccount, choices: UserChoices): Promise<Issue[]> {
  const issues = validateStaffAccount(typed, choices)
  if (issues.some(({ path }) => path === 'roleIds')) return issues
  const conflicts = findDutyConflicts(await listRolePermissions(db, typed.roleIds))
  return [...issues, ...conflicts.map((reason) => ruleIssue('roleIds', reason))]
}

export const loginTakenIssue = ruleIssue('login_id', {
  bn: 'এই মোবাইল নম্বর বা ই-মেইলে আগেই একটি অ্যাকাউন্ট আছে।',
  en: 'There is an account with this mobile number or e-mail already.',
})

/** Converts validated input to the stored columns. */
export function accountColumnsOf(typed: StaffAccount) {
  return {
    full_name: normalizeName(typed.full_name),
    full_name_bng: normalizeName(typed.full_name_bng) || null,
    email: parseEmail(typed.email) ?? null,
    mobile: parseMobile(typed.mobile) ?? null,
    user_type: typed.userType,
    office_id: typed.officeId,
  }
}

export const staffLoginOf = (typed: StaffAccount): LoginId =>
  parseLoginId(typed.login_id) ?? { type: 'EMAIL', value: typed.login_id }
