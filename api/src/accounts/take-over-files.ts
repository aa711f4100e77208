import { sql } from 'kysely'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/record.ts'

/**
 * What officers entered for a phone without an account belongs to whoever has just proved to hold that phone. A number that
 * nothing was done for in a year may have been given to somebody else.
 */
export async function takeOverFiles(tx: Tx, accountId: number, { type, value: phone }: LoginId) {
  if (type !== 'MOBILE') return
  const files = await tx
    .updateTable('application')
    .set((eb) => ({
      applicant_id: accountId,
      contact: null,
      // What the portal opened with a case nobody has entered: the family is asked as a family, not as an officer.
      entered_by: eb
        .case()
        .when(eb.and([eb('status', '=', 'DRAFT'), eb('case_id', 'is not', null)]))
        .then(null)
        .else(eb.ref('entered_by'))
        .end(),
    }))
    .where('applicant_id', 'is', null)
    .where('contact', '=', phone)
    .where('updated_at', '>', sql<Date>`now() - interval '1 year'`)
    .returning('no')
    .execute()
  for (const { no } of files) await record(tx, { id: accountId }, 'application.tagged', `application:${no}`, { by: 'phone' })
}
