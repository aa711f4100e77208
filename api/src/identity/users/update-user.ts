import type { Selectable } from 'kysely'
import { ruleIssue } from '@wewb/domain/identity/accounts/staff-account'
import type { InputOf } from '@wewb/domain/http/contract'
import type { updateUser as updateUserEndpoint } from '@wewb/domain/identity/user-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Tables } from '#db/tables.ts'
import { roleCodesOf } from './create-staff-account.ts'
import { toStaffAccount } from './create-user.ts'
import { getUserDetails } from './describe-user.ts'
import { accountColumnsOf, validateUser, readUserChoices, type UserChoices } from './validate-user.ts'
import {
  lockAdministrators,
  requireRemainingAdministrator,
  lockUser,
  listRolesByUser,
  setRoles,
  updateUserRow,
} from './queries.ts'

type Account = Selectable<Tables['account']>
type Columns = ReturnType<typeof accountColumnsOf>

/** Updates a staff account; applicants maintain their own names. Access changes with the user's next request. */
export async function updateUser(
  { db, actor }: Context,
  { id, revision, ...input }: InputOf<typeof updateUserEndpoint>,
) {
  const choices = await readUserChoices(db)
  return await db.transaction().execute(async (tx) => {
    await lockAdministrators(tx)
    const before = await lockUser(tx, id, revision)
    if (before.user_type === 'APPLICANT') return throwProblem('MOVE_NOT_OPEN')
    const typed = toStaffAccount(input, before.login_id)
    assertNoIssues([...unchangeableColumnIssues(input, before), ...(await validateUser(tx, typed, choices))])
    const roleIds = ((await listRolesByUser(tx, [id])).get(id) ?? []).map((role) => role.id)
    const columns = accountColumnsOf(typed)
    const changes = compare(choices, { ...before, roleIds }, { ...columns, roleIds: typed.roleIds })
    if (id === actor.id && ('roles' in changes || 'office' in changes || 'userType' in changes))
      return throwProblem('OWN_ACCOUNT')
    await updateUserRow(tx, id, columns)
    if ('roles' in changes) await setRoles(tx, id, typed.roleIds)
    await requireRemainingAdministrator(tx)
    if (Object.keys(changes).length > 0) await recordAuditEntry(tx, actor, 'user.changed', `account:${id}`, changes)
    return await getUserDetails(tx, id, actor)
  })
}

/** Accepts unchanged values of the two columns that have endpoints of their own. */
function unchangeableColumnIssues(
  { login_id, active_yn }: { login_id?: string | undefined; active_yn?: 'Y' | 'N' | undefined },
  before: Account,
): Issue[] {
  return [
    ...(login_id === undefined || login_id === before.login_id ? [] : [ruleIssue('login_id', loginUnchangeable)]),
    ...(active_yn === undefined || (active_yn === 'Y') === (before.state === 'active')
      ? []
      : [ruleIssue('active_yn', statusUnchangeable)]),
  ]
}

const loginUnchangeable = {
  bn: 'লগইন আইডি বদলানো যায় না। প্রয়োজনে এই অ্যাকাউন্ট বন্ধ করে নতুন একটি যোগ করুন।',
  en: 'The log-in cannot be changed. If need be close this account and add a new one.',
}
const statusUnchangeable = {
  bn: 'অ্যাকাউন্ট চালু বা বন্ধ করতে কারণসহ আলাদা বোতাম ব্যবহার করুন।',
  en: 'An account is opened and closed on its own, with a reason.',
}

type ComparedColumns = Columns & { roleIds: readonly number[] }

/** Compares office, type and roles with their values; for names and contacts records only that they changed. */
function compare(
  choices: UserChoices,
  before: Pick<Account, keyof Columns> & { roleIds: readonly number[] },
  after: ComparedColumns,
) {
  const office = ({ office_id }: { office_id: number | null }) =>
    choices.offices.find(({ id }) => id === office_id)?.code ?? null
  const sameRoles =
    before.roleIds.length === after.roleIds.length && before.roleIds.every((id) => after.roleIds.includes(id))
  return {
    ...(before.full_name !== after.full_name || before.full_name_bng !== after.full_name_bng ? { name: {} } : {}),
    ...(before.email !== after.email || before.mobile !== after.mobile ? { contact: {} } : {}),
    ...(before.user_type === after.user_type ? {} : { userType: { before: before.user_type, after: after.user_type } }),
    ...(before.office_id === after.office_id ? {} : { office: { before: office(before), after: office(after) } }),
    ...(sameRoles
      ? {}
      : { roles: { before: roleCodesOf(choices, before.roleIds), after: roleCodesOf(choices, after.roleIds) } }),
  }
}
