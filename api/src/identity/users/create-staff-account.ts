import type { StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import { insertAccountOrReplacePending } from '#identity/accounts/queries.ts'
import { invalidateOtps } from '#identity/otp/queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { accountColumnsOf, staffLoginOf, type UserChoices } from './validate-user.ts'
import { setRoles } from './queries.ts'

type InitialAccess = {
  passwordHash: string
  passwordUntil: Date | null
  state: 'active' | 'inactive'
  from?: { importId: string }
}

/** Creates a staff account, by hand or from a sheet. It replaces an unfinished registration of the same login. */
export async function createStaffAccount(
  tx: Tx,
  { actor, locale }: Context,
  typed: StaffAccount,
  choices: UserChoices,
  initialAccess: InitialAccess,
): Promise<number> {
  const login = staffLoginOf(typed)
  const person = {
    ...accountColumnsOf(typed),
    login_type: login.type,
    password_hash: initialAccess.passwordHash,
    must_change_password: initialAccess.passwordUntil !== null,
    password_until: initialAccess.passwordUntil,
    state: initialAccess.state,
    language: locale,
    nid_sealed: null,
    nid_index: null,
    date_of_birth: null,
  }
  const account = await insertAccountOrReplacePending(tx, { ...person, login_id: login.value }, person)
  if (!account) return throwProblem('ALREADY_EXISTS')
  await invalidateOtps(tx, { accountId: account.id })
  await setRoles(tx, account.id, typed.roleIds)
  await recordAuditEntry(tx, actor, 'user.created', `account:${account.id}`, {
    userType: { after: typed.userType },
    office: { after: choices.offices.find(({ id }) => id === typed.officeId)?.code ?? null },
    roles: { after: roleCodesOf(choices, typed.roleIds) },
    ...initialAccess.from,
  })
  return account.id
}

export const roleCodesOf = ({ roles }: UserChoices, ids: readonly number[]) =>
  roles.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
