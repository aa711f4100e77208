import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What is over and done with: nobody may use it again, and it should not be kept about people. */
export const overdue = [
  sql`delete from captcha where expires_at < now() - interval '1 hour'`,
  sql`delete from one_time_code where expires_at < now() - interval '7 days'`,
  sql`delete from reset_token where expires_at < now() - interval '7 days'`,
  sql`delete from half_log_in where expires_at < now() - interval '1 day'`,
  sql`delete from known_device where last_seen_at < now() - interval '400 days'`,
  sql`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  sql`delete from idempotency where at < now() - interval '30 days'`,
  // Added to a draft, then replaced or taken out: no answer names it any more.
  sql`delete from document d using application a where d.application_id = a.id and a.status = 'DRAFT'
      and d.created_at < now() - interval '7 days' and position(d.id::text in a.answers::text) = 0`,
  // Sent with a referral that was never saved, or replaced in it.
  sql`delete from document d where d.path like 'referral.%' and d.created_at < now() - interval '7 days' and not exists
      (select from acknowledgement k where k.application_id = d.application_id and position(d.id::text in k.answers::text) > 0)`,
  // Sent with a reply that was never given, or replaced in it. Into a reply that lies sealed nobody can look: what came before it stays.
  sql`delete from document d where d.path like 'reply-%' and d.created_at < now() - interval '7 days' and not exists
      (select from application_act k where k.application_id = d.application_id
       and (position(d.id::text in k.reply::text) > 0 or (k.reply_sealed is not null and k.at >= d.created_at)))`,
  // Taken out of the box of a family, or never kept there.
  sql`delete from family_document d where d.created_at < now() - interval '7 days' and not exists
      (select from family_profile p where p.account_id = d.account_id and position(d.id::text in p.answers::text) > 0)`,
  // Sheets that were read and never confirmed.
  sql`delete from register_import where state = 'READ' and created_at < now() - interval '1 day'`,
  sql`delete from user_import where done_at is null and created_at < now() - interval '1 day'`,
  sql`delete from lookup_import where done_at is null and created_at < now() - interval '1 day'`,
  sql`delete from result_import where confirmed_at is null and created_at < now() - interval '1 day'`,
  // Reports of messages that were never ours.
  sql`delete from delivery_report where at < now() - interval '7 days'`,
  sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`,
]

export async function sweep(db: Database) {
  for (const statement of overdue) await statement.execute(db)
}
