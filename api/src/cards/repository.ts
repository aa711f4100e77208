import type { Database } from '../platform/database.ts'

/**
 * A member with whoever the code for the card goes to: the member's own account, or the phone given at the counter. One question
 * for right and wrong alike, so that the time it takes tells nothing.
 */
export const findWithOwner = (db: Database, number: string) =>
  db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .leftJoin('account', 'account.id', 'member.account_id')
    .select(['member.number', 'member.state', 'member.account_id', 'member.passport_index', 'member.birth_sealed'])
    .select(['account.login_type', 'account.login_id', 'account.language', 'account.state as account_state'])
    .select(['application.contact', 'application.entered_by'])
    .where('member.number', '=', number)
    .executeTakeFirst()
export type MemberWithOwner = NonNullable<Awaited<ReturnType<typeof findWithOwner>>>
