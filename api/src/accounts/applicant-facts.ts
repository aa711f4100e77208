import { sql, type Selectable } from 'kysely'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { gathered, inOrder } from '../platform/gathered.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Tables } from '../platform/tables.ts'

type Account = Pick<Selectable<Tables['account']>, 'full_name' | 'login_type' | 'login_id' | 'nid_sealed'>

export const findApplicant = gathered(async (db, ids: number[]) => {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'login_type', 'login_id', 'nid_sealed'])
    .where('id', '=', sql<number>`any (${ids})`)
    .execute()
  return inOrder(ids, rows, ({ id }) => id)
})

/** What a form may begin with, because the account says it already. */
export const applicantFacts = (secrets: Secrets, { full_name, login_type, login_id, nid_sealed }: Account): Facts => ({
  'applicant.name': full_name,
  ...(login_type === 'MOBILE' ? { 'applicant.mobile': login_id } : { 'applicant.email': login_id }),
  ...(nid_sealed ? { 'applicant.nid': secrets.open(nid_sealed) } : {}),
})
