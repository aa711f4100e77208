import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { createUser as createCall } from '../../../domain/src/contracts/users.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { addAccount } from './add-account.ts'
import { tellUser } from './describe-user.ts'
import { insistMayShow, invite, preparePassword } from './give-password.ts'
import { isTaken, judgeUser, loginIn, readKnown, takenLogins } from './judge-user.ts'

export async function createUser(context: Context, { way = 'INVITE', active_yn = 'Y', ...input }: InputOf<typeof createCall>) {
  const { db, actor, locale } = context
  const typed = typedOf(input, input.login_id)
  const known = await readKnown(db)
  const issues = await judgeUser(db, typed, known)
  const login = loginIn(typed)
  const isHeld = (await takenLogins(db, [login.value])).has(login.value)
  insist(isHeld ? [...issues, isTaken] : issues)
  await insistMayShow(context, way, typed.userType, typed.roleIds)
  const { temporary, hash, until } = await preparePassword(context, way)
  const state = active_yn === 'Y' ? ('active' as const) : ('inactive' as const)
  return await db.transaction().execute(async (tx) => {
    const id = await addAccount(tx, context, typed, known, { passwordHash: hash, passwordUntil: until, state })
    const sentTo = temporary === null && state === 'active' ? await invite(tx, context, login, locale, 'USER_INVITED') : null
    return { ...(await tellUser(tx, id, actor)), temporaryPassword: temporary, sentTo }
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

/** What was left out is empty. */
export const typedOf = (input: Typed, login_id: string) => ({
  full_name: input.full_name,
  full_name_bng: input.full_name_bng ?? '',
  login_id,
  email: input.email ?? '',
  mobile: input.mobile ?? '',
  userType: input.userType,
  officeId: input.officeId ?? null,
  roleIds: [...new Set(input.roleIds)],
})
