import type { Database } from '#db/database.ts'

/**
 * Finds a member with the recipient of the card code: the member's own account, or the phone given at the counter. One
 * query serves right and wrong input, so that the response time discloses nothing.
 */
export const findMemberWithOwner = (db: Database, number: string) =>
  db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .leftJoin('account', 'account.id', 'member.account_id')
    .select(['member.number', 'member.state', 'member.account_id', 'member.passport_index', 'member.birth_sealed'])
    .select(['account.login_type', 'account.login_id', 'account.language', 'account.state as account_state'])
    .select(['application.contact', 'application.entered_by'])
    .where('member.number', '=', number)
    .executeTakeFirst()
export type MemberWithOwner = NonNullable<Awaited<ReturnType<typeof findMemberWithOwner>>>

export const getApplicationOfMember = (db: Database, applicationId: number) =>
  db.selectFrom('application').select('no').where('id', '=', applicationId).executeTakeFirstOrThrow()

export const listActiveMissions = (db: Database) =>
  db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng'])
    .where('source', '=', 'mission')
    .where('active', '=', true)
    .orderBy('position')
    .execute()
