import { isSupervisor } from '@wewb/domain/casework/supervision'
import { validatePersonNames } from '@wewb/domain/identity/accounts/registration'
import type { saveProfile as saveProfileEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { normalizeName } from '@wewb/domain/engine/fields/normalize-name'
import { getRolesAndOffice } from '#identity/access/person.ts'
import { yesNo } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeUser } from './describe-user.ts'
import { findOffice, getAccount, listAccountRoles, updateAccount } from './queries.ts'

export async function getProfile({ db, actor, secrets }: Context) {
  const account = await getAccount(db, actor.id)
  const roles = await listAccountRoles(db, actor.id)
  const office = account.office_id ? await findOffice(db, account.office_id) : undefined
  const nid = account.nid_sealed ? secrets.decrypt(account.nid_sealed) : undefined
  return {
    ...(await describeUser(db, account)),
    mobile: account.login_type === 'MOBILE' ? account.login_id : null,
    email: account.login_type === 'EMAIL' ? account.login_id : null,
    nidMasked: nid ? `${'*'.repeat(nid.length - 4)}${nid.slice(-4)}` : null,
    dateOfBirth: account.date_of_birth,
    language: account.language,
    roleNames: roles.map(({ name, name_bng }) => ({ name, nameBng: name_bng })),
    office: office ? { name: office.name, nameBng: office.name_bng } : null,
    digestByEmailYn: isSupervisor(await getRolesAndOffice(db, actor)) ? yesNo(account.digest_by_email) : null,
  }
}

export async function saveProfile(
  context: Context,
  { fullNameEn, fullNameBn, language, digestByEmailYn }: InputOf<typeof saveProfileEndpoint>,
) {
  const { db, actor } = context
  assertNoIssues(validatePersonNames(fullNameEn, fullNameBn ?? ''))
  const [name, nameBng] = [fullNameEn, fullNameBn ?? ''].map(normalizeName)
  await db.transaction().execute(async (tx) => {
    await updateAccount(tx, actor.id, {
      full_name: name ?? '',
      full_name_bng: nameBng || null,
      language,
      ...(digestByEmailYn ? { digest_by_email: digestByEmailYn === 'Y' } : {}),
    })
    await recordAuditEntry(tx, actor, 'account.profile-changed', `account:${actor.id}`)
  })
  return await getProfile(context)
}
