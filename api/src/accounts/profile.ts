import { checkNames } from '../../../domain/src/accounts/registration.ts'
import type { saveProfile as saveCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { tidyName } from '../../../domain/src/fields/tidy-name.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeUser } from './describe-user.ts'
import { findOffice, getAccount, listRoles } from './repository.ts'

export async function getProfile({ db, actor, secrets }: Context) {
  const account = await getAccount(db, actor.id)
  const roles = await listRoles(db, actor.id)
  const office = account.office_id ? await findOffice(db, account.office_id) : undefined
  const nid = account.nid_sealed ? secrets.open(account.nid_sealed) : undefined
  return {
    ...(await describeUser(db, account)),
    mobile: account.login_type === 'MOBILE' ? account.login_id : null,
    email: account.login_type === 'EMAIL' ? account.login_id : null,
    nidMasked: nid ? `${'*'.repeat(nid.length - 4)}${nid.slice(-4)}` : null,
    dateOfBirth: account.date_of_birth,
    language: account.language,
    roleNames: roles.map(({ name, name_bng }) => ({ name, nameBng: name_bng })),
    office: office ? { name: office.name, nameBng: office.name_bng } : null,
  }
}

export async function saveProfile(context: Context, { fullNameEn, fullNameBn, language }: InputOf<typeof saveCall>) {
  const { db, actor } = context
  insist(checkNames(fullNameEn, fullNameBn ?? ''))
  const [name, nameBng] = [fullNameEn, fullNameBn ?? ''].map(tidyName)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ full_name: name ?? '', full_name_bng: nameBng || null, language }).where('id', '=', actor.id).execute()
    await record(tx, actor, 'account.profile-changed', `account:${actor.id}`)
  })
  return await getProfile(context)
} // prettier-ignore
