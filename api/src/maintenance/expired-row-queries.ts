import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** Deletes rows that are no longer usable, as data protection requires. */
export const expiredRowDeletions = [
  sql`delete from captcha where expires_at < now() - interval '1 hour'`,
  sql`delete from one_time_code where expires_at < now() - interval '7 days'`,
  sql`delete from reset_token where expires_at < now() - interval '7 days'`,
  sql`delete from half_log_in where expires_at < now() - interval '1 day'`,
  sql`delete from known_device where last_seen_at < now() - interval '400 days'`,
  sql`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  sql`delete from idempotency where at < now() - interval '30 days'`,
  // Documents of a draft that were replaced or removed: no answer refers to them.
  sql`delete from document d using application a where d.application_id = a.id and a.status = 'DRAFT'
      and d.created_at < now() - interval '7 days' and position(d.id::text in a.answers::text) = 0`,
  // Documents of a referral that was never saved, or replaced in it.
  sql`delete from document d where d.path like 'referral.%' and d.created_at < now() - interval '7 days' and not exists
      (select from acknowledgement k
       where k.application_id = d.application_id and position(d.id::text in k.answers::text) > 0)`,
  // Documents of a reply that was never sent, or replaced in it. An encrypted reply cannot be searched, so documents
  // created before it stay.
  sql`delete from document d where d.path like 'reply-%' and d.created_at < now() - interval '7 days' and not exists
      (select from application_act k where k.application_id = d.application_id
       and (position(d.id::text in k.reply::text) > 0 or (k.reply_sealed is not null and k.at >= d.created_at)))`,
  // Documents removed from a family's document vault, or never saved in it.
  sql`delete from family_document d where d.created_at < now() - interval '7 days' and not exists
      (select from family_profile p where p.account_id = d.account_id and position(d.id::text in p.answers::text) > 0)`,
  // Imports that were never confirmed.
  sql`delete from register_import where state = 'READ' and created_at < now() - interval '1 day'`,
  sql`delete from user_import where done_at is null and created_at < now() - interval '1 day'`,
  sql`delete from lookup_import where done_at is null and created_at < now() - interval '1 day'`,
  sql`delete from result_import where confirmed_at is null and created_at < now() - interval '1 day'`,
  // Delivery reports of unknown messages.
  sql`delete from delivery_report where at < now() - interval '7 days'`,
  // Reported problems with pages, done or not.
  sql`delete from page_problem where received_at < now() - interval '180 days'`,
  sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`,
]

export async function deleteExpiredRows(db: Database) {
  for (const statement of expiredRowDeletions) await statement.execute(db)
}
