import type { Selectable } from 'kysely'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Secrets } from '#security/secrets.ts'
import type { Tables } from '#db/tables.ts'

type Account = Pick<Selectable<Tables['account']>, 'full_name' | 'login_type' | 'login_id' | 'nid_sealed'>

/** Facts from the account that prefill a form. */
export const applicantFacts = (secrets: Secrets, { full_name, login_type, login_id, nid_sealed }: Account): Facts => ({
  'applicant.name': full_name,
  ...(login_type === 'MOBILE' ? { 'applicant.mobile': login_id } : { 'applicant.email': login_id }),
  ...(nid_sealed ? { 'applicant.nid': secrets.decrypt(nid_sealed) } : {}),
})
