import { sql, type Insertable, type Selectable } from 'kysely'
import type { LinkRequestState } from '@wewb/domain/casework/link-request-contracts'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

export type LinkRequest = Selectable<Tables['link_request']>

/** Finds the account if an applicant uses it: only then does its owner decide. */
export const findLiveApplicant = (db: Database, id: number | null) =>
  db
    .selectFrom('account')
    .select(['id', 'full_name', 'login_type', 'login_id', 'language', 'email', 'message_channel'])
    .where('id', '=', id ?? 0)
    .where('state', '=', 'active')
    .where('user_type', '=', 'APPLICANT')
    .executeTakeFirst()
export type Person = NonNullable<Awaited<ReturnType<typeof findLiveApplicant>>>

export const findActiveAccount = (db: Database, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'full_name', 'login_type', 'login_id', 'language', 'email', 'message_channel'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()

export const insertRequest = (tx: Tx, request: Insertable<Tables['link_request']>) =>
  tx.insertInto('link_request').values(request).execute()

export const findLatestRequest = (db: Database, applicationNo: string, requesterId: number) =>
  db
    .selectFrom('link_request')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('requester_id', '=', requesterId)
    .where('state', 'in', ['WAITING', 'REFUSED'])
    .executeTakeFirst()

export const findRequest = (db: Database, id: string) =>
  db.selectFrom('link_request').selectAll().where('id', '=', id).executeTakeFirst()

/** Decides a request that waits; returns false if somebody was faster. */
export async function updateDecision(tx: Tx, id: string, state: LinkRequestState, at: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('link_request')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Ends the requests for an application that went to an account; the request of that account was fulfilled. */
export const endWaiting = (tx: Tx, applicationNo: string, newOwnerId: number, at: Date) =>
  tx
    .updateTable('link_request')
    .set({
      state: sql<LinkRequestState>`case when requester_id = ${newOwnerId} then 'ACCEPTED' else 'ENDED' end`,
      decided_at: at,
    })
    .where('application_no', '=', applicationNo)
    .where('state', '=', 'WAITING')
    .execute()

export const expireWaiting = (tx: Tx, at: Date) =>
  tx
    .updateTable('link_request')
    .set({ state: 'EXPIRED', decided_at: at })
    .where('state', '=', 'WAITING')
    .where('expires_at', '<=', at)
    .returning(['application_no', 'owner_id', 'requester_id'])
    .execute()

/** Lists what waits for this owner. A request counts while its application and its requester are the same as before. */
export const listReceived = (db: Database, ownerId: number, at: Date) =>
  db
    .selectFrom('link_request')
    .innerJoin('account', 'account.id', 'link_request.requester_id')
    .leftJoin('application', 'application.no', 'link_request.application_no')
    .leftJoin('earlier_application as earlier', 'earlier.no', 'link_request.application_no')
    .selectAll('link_request')
    .select(['account.full_name', 'account.full_name_bng', 'account.login_type', 'account.login_id'])
    .select(sql<string>`coalesce(application.service, earlier.service)`.as('service'))
    .where('link_request.owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('application.applicant_id', '=', ownerId), eb('earlier.account_id', '=', ownerId)]))
    .where('link_request.state', '=', 'WAITING')
    .where('expires_at', '>', at)
    .where('account.state', '=', 'active')
    .orderBy('requested_at')
    .execute()

export const listSent = (db: Database, requesterId: number) =>
  db
    .selectFrom('link_request')
    .selectAll()
    .where('requester_id', '=', requesterId)
    .orderBy('requested_at', 'desc')
    .limit(50)
    .execute()

export const listNames = (db: Database, ids: readonly number[]) =>
  db.selectFrom('account').select(['id', 'full_name']).where('id', 'in', ids).execute()
