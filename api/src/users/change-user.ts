import type { Selectable } from 'kysely'
import { told } from '../../../domain/src/accounts/staff-account.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { updateUser as updateCall } from '../../../domain/src/contracts/users.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import type { Tables } from '../platform/tables.ts'
import { codesOf } from './add-account.ts'
import { typedOf } from './create-user.ts'
import { tellUser } from './describe-user.ts'
import { columnsOf, judgeUser, readKnown, type Known } from './judge-user.ts'
import { holdAdministrators, insistAdministratorLeft, lockUser, nextRevision, rolesOfUsers, setRoles } from './repository.ts'

type Account = Selectable<Tables['account']>
type Columns = ReturnType<typeof columnsOf>

/** Applicants own their names; a colleague's are kept here. Access changes with the very next call the person makes. */
export async function changeUser({ db, actor }: Context, { id, revision, ...input }: InputOf<typeof updateCall>) {
  const known = await readKnown(db)
  return await db.transaction().execute(async (tx) => {
    await holdAdministrators(tx)
    const before = await lockUser(tx, id, revision)
    if (before.user_type === 'APPLICANT') return refuse('MOVE_NOT_OPEN')
    const typed = typedOf(input, before.login_id)
    insist([...keptAsTheyAre(input, before), ...(await judgeUser(tx, typed, known))])
    const held = ((await rolesOfUsers(tx, [id])).get(id) ?? []).map((role) => role.id)
    const columns = columnsOf(typed)
    const changes = compare(known, { ...before, held }, { ...columns, held: typed.roleIds })
    if (id === actor.id && ('roles' in changes || 'office' in changes || 'userType' in changes)) return refuse('OWN_ACCOUNT')
    await tx
      .updateTable('account')
      .set({ ...columns, ...nextRevision })
      .where('id', '=', id)
      .execute()
    if ('roles' in changes) await setRoles(tx, id, typed.roleIds)
    await insistAdministratorLeft(tx)
    if (Object.keys(changes).length > 0) await record(tx, actor, 'user.changed', `account:${id}`, changes)
    return await tellUser(tx, id, actor)
  })
}

/** Whoever sends back all that was read may; but these two are changed elsewhere. */
function keptAsTheyAre(
  { login_id, active_yn }: { login_id?: string | undefined; active_yn?: 'Y' | 'N' | undefined },
  before: Account,
): Issue[] {
  return [
    ...(login_id === undefined || login_id === before.login_id ? [] : [told('login_id', loginStays)]),
    ...(active_yn === undefined || (active_yn === 'Y') === (before.state === 'active') ? [] : [told('active_yn', stateElsewhere)]),
  ]
}

const loginStays = {
  bn: 'লগইন আইডি বদলানো যায় না। প্রয়োজনে এই অ্যাকাউন্ট বন্ধ করে নতুন একটি যোগ করুন।',
  en: 'The log-in cannot be changed. If need be close this account and add a new one.',
}
const stateElsewhere = {
  bn: 'অ্যাকাউন্ট চালু বা বন্ধ করতে কারণসহ আলাদা বোতাম ব্যবহার করুন।',
  en: 'An account is opened and closed on its own, with a reason.',
}

type Compared = Columns & { held: readonly number[] }

/** What was before and after of office, type and roles; of names and contacts, only that they changed. */
function compare(known: Known, before: Pick<Account, keyof Columns> & { held: readonly number[] }, after: Compared) {
  const office = ({ office_id }: { office_id: number | null }) => known.offices.find(({ id }) => id === office_id)?.code ?? null
  const sameRoles = before.held.length === after.held.length && before.held.every((id) => after.held.includes(id))
  return {
    ...(before.full_name !== after.full_name || before.full_name_bng !== after.full_name_bng ? { name: {} } : {}),
    ...(before.email !== after.email || before.mobile !== after.mobile ? { contact: {} } : {}),
    ...(before.user_type === after.user_type ? {} : { userType: { before: before.user_type, after: after.user_type } }),
    ...(before.office_id === after.office_id ? {} : { office: { before: office(before), after: office(after) } }),
    ...(sameRoles ? {} : { roles: { before: codesOf(known, before.held), after: codesOf(known, after.held) } }),
  }
}
