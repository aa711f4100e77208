import type { StaffAccount } from '../../../domain/src/accounts/staff-account.ts'
import { voidCodes } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { columnsOf, loginIn, type Known } from './judge-user.ts'
import { setRoles } from './repository.ts'

type Beginning = { passwordHash: string; passwordUntil: Date | null; state: 'active' | 'inactive'; from?: { importId: string } }

/** A new colleague, by hand or from a sheet. An unfinished registration of the same number gives way, with all it held. */
export async function addAccount(
  tx: Tx,
  { actor, locale }: Context,
  typed: StaffAccount,
  known: Known,
  beginning: Beginning,
): Promise<number> {
  const login = loginIn(typed)
  const person = {
    ...columnsOf(typed),
    login_type: login.type,
    password_hash: beginning.passwordHash,
    must_change_password: beginning.passwordUntil !== null,
    password_until: beginning.passwordUntil,
    state: beginning.state,
    language: locale,
    nid_sealed: null,
    nid_index: null,
    date_of_birth: null,
  }
  const made = await tx
    .insertInto('account')
    .values({ ...person, login_id: login.value })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(person).where('account.state', '=', 'pending'))
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse('ALREADY_EXISTS')
  await voidCodes(tx, { accountId: made.id })
  await setRoles(tx, made.id, typed.roleIds)
  await record(tx, actor, 'user.created', `account:${made.id}`, {
    userType: { after: typed.userType },
    office: { after: known.offices.find(({ id }) => id === typed.officeId)?.code ?? null },
    roles: { after: codesOf(known, typed.roleIds) },
    ...beginning.from,
  })
  return made.id
}

export const codesOf = ({ roles }: Known, ids: readonly number[]) => roles.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
