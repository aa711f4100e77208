import type { InputOf } from '@wewb/domain/http/contract'
import type { createUser as createUserEndpoint } from '@wewb/domain/identity/user-contracts'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { createStaffAccount } from './create-staff-account.ts'
import { getUserDetails } from './describe-user.ts'
import { requireMayShowPassword, sendInvitation, issuePassword } from './issue-password.ts'
import { listTakenLogins } from './queries.ts'
import { loginTakenIssue, validateUser, staffLoginOf, readUserChoices } from './validate-user.ts'

export async function createUser(
  context: Context,
  { way = 'INVITE', active_yn = 'Y', ...input }: InputOf<typeof createUserEndpoint>,
) {
  const { db, actor, locale } = context
  const typed = toStaffAccount(input, input.login_id)
  const choices = await readUserChoices(db)
  const issues = await validateUser(db, typed, choices)
  const login = staffLoginOf(typed)
  const isHeld = (await listTakenLogins(db, [login.value])).has(login.value)
  assertNoIssues(isHeld ? [...issues, loginTakenIssue] : issues)
  await requireMayShowPassword(context, way, typed.userType, typed.roleIds)
  const { temporary, hash, until } = await issuePassword(context, way)
  const state = active_yn === 'Y' ? ('active' as const) : ('inactive' as const)
  return await db.transaction().execute(async (tx) => {
    const id = await createStaffAccount(tx, context, typed, choices, {
      passwordHash: hash,
      passwordUntil: until,
      state,
    })
    const sentTo =
      temporary === null && state === 'active' ? await sendInvitation(tx, context, login, locale, 'USER_INVITED') : null
    return { ...(await getUserDetails(tx, id, actor)), temporaryPassword: temporary, sentTo }
  })
}

type Typed = {
  full_name: string
  full_name_bng?: string | null | undefined
  email?: string | null | undefined
  mobile?: string | null | undefined
  userType: string
  officeId?: number | null | undefined
  roleIds: number[]
}

/** Missing values become empty ones. */
export const toStaffAccount = (input: Typed, login_id: string) => ({
  full_name: input.full_name,
  full_name_bng: input.full_name_bng ?? '',
  login_id,
  email: input.email ?? '',
  mobile: input.mobile ?? '',
  userType: input.userType,
  officeId: input.officeId ?? null,
  roleIds: [...new Set(input.roleIds)],
})
