import { sql, type RawBuilder } from 'kysely'
import type { RetentionKind } from '@wewb/domain/administration/retention'
import type { Tx } from '#db/database.ts'

const startOf = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Dhaka')`

/** Nobody has placed the number of the row under a legal hold. */
const isFree = (no: string) =>
  sql`not exists (select from legal_hold h where h.released_at is null and h.no = ${sql.ref(no)})`

/** Nor that of a member of its case, of the award that it renews or of a renewal of it. */
const hasFreeRelatives = sql`not exists (select from legal_hold h join application o on o.no = h.no
  where h.released_at is null and o.id <> a.id and (o.case_id = coalesce(a.case_id, a.id) or o.id = a.case_id
    or exists (select from payment p where (p.application_id, p.award_id) in ((a.id, o.id), (o.id, a.id)))))`

const over = sql`('REJECTED', 'WITHDRAWN', 'CLOSED', 'PAID')`

/**
 * An application whose way has ended before the day: with no desk, also not of an appeal; no open claim; every payment,
 * instalment and report of the bank settled, also of renewals that it was the award of; its case ended as a whole.
 */
const isEnded = (before: string) => sql`
  a.status in ${over} and a.desk is null and a.returns_to is null and a.since < ${before} and ${isFree('a.no')}
  and ${hasFreeRelatives}
  and not exists (select from claim c where c.application_id = a.id
    and (c.state = 'CLAIMED' or (c.state = 'GRANTED' and a.status <> 'CLOSED')))
  and not exists (select from payment p where (p.application_id = a.id or p.award_id = a.id)
    and (p.state in ('QUEUED', 'IN_BATCH', 'SENT') or (p.state = 'FAILED' and not exists (
      select from payment q where q.application_id = p.application_id and q.instalment_no = p.instalment_no
      and q.payee_id is not distinct from p.payee_id and q.attempt > p.attempt))
      or exists (select from payment_batch b where b.id = p.batch_id and b.state not in ('RECONCILED', 'CANCELLED'))))
  and not exists (select from payment_return_row r join payment p on p.id = r.payment_id
    where (p.application_id = a.id or p.award_id = a.id) and (r.open or (r.finding = 'PAID_AFTER_RETURN'
      and not exists (select from payment_settlement s
        where s.payment_id = p.id and s.return_id = r.return_id and s.decision = 'CONFIRMED'))))
  and not exists (select from instalment i where i.application_id = a.id
    and i.state not in ('PAID', 'STOPPED'))
  and not exists (select from application o where o.id <> a.id
    and (o.case_id = coalesce(a.case_id, a.id) or o.id = a.case_id)
    and (o.status not in ${over} or o.desk is not null or o.returns_to is not null or o.since >= ${before}))`

type Source = Record<'from' | 'no' | 'at' | 'id', RawBuilder<unknown>> & { table: string }
const application: Source = {
  table: 'application',
  from: sql`application a`,
  no: sql`a.no`,
  at: sql`a.since`,
  id: sql`a.id`,
}

/** Selects the rows of each rule that ended before the day and still hold what the rule removes. */
const candidates: Record<RetentionKind, Source & { where: (before: string) => RawBuilder<unknown> }> = {
  documents: {
    ...application,
    where: (before) => sql`a.status in ('REJECTED', 'WITHDRAWN') and ${isEnded(before)}
      and exists (select from document d where d.application_id = a.id)`,
  },
  applications: { ...application, where: (before) => sql`a.answers_removed_on is null and ${isEnded(before)}` },
  complaints: {
    table: 'complaint',
    from: sql`complaint c`,
    no: sql`c.ticket_no`,
    at: sql`c.closed_on`,
    id: sql`c.id`,
    where: (before) => sql`c.answers_removed_on is null and c.closed_on < ${before} and c.desk = 'NOBODY'
      and c.state in ('RESOLVED', 'DISMISSED') and ${isFree('c.ticket_no')}`,
  },
  calls: {
    table: 'call_log',
    from: sql`call_log l left join application a on a.id = l.application_id`,
    no: sql`coalesce(a.no, l.id::text)`,
    at: sql`(l.at at time zone 'Asia/Dhaka')::date`,
    id: sql`l.id`,
    where: (before) => sql`l.at < ${startOf(before)} and (l.note <> '' or l.phone_index is not null)
      and (a.id is null or ${isFree('a.no')})`,
  },
  messages: {
    table: 'message',
    from: sql`message m`,
    no: sql`coalesce(m.file_no, m.id::text)`,
    at: sql`(m.created_at at time zone 'Asia/Dhaka')::date`,
    id: sql`m.id`,
    where: (before) => sql`m.created_at < ${startOf(before)} and m.recipient <> ''
      and m.state not in ('queued', 'sending', 'retry') and (m.file_no is null or ${isFree('m.file_no')})`,
  },
}

const MAX_EXAMPLES = 5
const PREVIEW_TIMEOUT_MS = 20_000

export type RetentionPreview = { count: number; oldest: string | null; examples: string[] }

/** Counts what a run would change today, with the oldest by number. It reads a whole table, which takes its time. */
export async function previewRetention(tx: Tx, kind: RetentionKind, before: string): Promise<RetentionPreview> {
  const { from, no, at, id, where } = candidates[kind]
  await sql`select set_config('statement_timeout', ${String(PREVIEW_TIMEOUT_MS)}, true)`.execute(tx)
  const { rows } = await sql<RetentionPreview>`
    with found as (select ${id} as id, ${no} as no, ${at}::text as on_day from ${from} where ${where(before)})
    select count(*)::int as count, min(on_day) as oldest, coalesce((select jsonb_agg(no)
      from (select no from found order by on_day, id limit ${MAX_EXAMPLES}) first), '[]') as examples
    from found`.execute(tx)
  return rows[0] as RetentionPreview
}

type Slice = { kind: RetentionKind; before: string; after: number; upTo: number; limit: number }

/** Calls are never changed by anybody else, and requests may not lock them. */
const locks: Record<RetentionKind, RawBuilder<unknown>> = {
  documents: sql`for update of a`,
  applications: sql`for update of a`,
  complaints: sql`for update of c`,
  calls: sql``,
  messages: sql`for update of m`,
}

/**
 * Locks the next rows in a range of ids, so that no statement reads a whole table. What they depend on may have changed
 * before the lock, so it is read again after.
 */
export async function lockRetentionSlice(tx: Tx, { kind, before, after, upTo, limit }: Slice): Promise<number[]> {
  const { from, id, where } = candidates[kind]
  const { rows } = await sql<{ id: number }>`select ${id} as id from ${from}
    where ${id} > ${after} and ${id} <= ${upTo} and ${where(before)}
    order by ${id} limit ${limit} ${locks[kind]}`.execute(tx)
  return rows.map((row) => row.id)
}

export async function readLastId(tx: Tx, kind: RetentionKind): Promise<number> {
  const { table } = candidates[kind]
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(tx)
  return rows[0]?.id ?? 0
}

export async function listStillRemovable(tx: Tx, kind: RetentionKind, before: string, ids: readonly number[]) {
  const { from, no, id, where } = candidates[kind]
  const { rows } = await sql<{ id: number; no: string }>`select ${id} as id, ${no} as no from ${from}
    where ${id} = any (${ids}::bigint[]) and ${where(before)} order by ${id}`.execute(tx)
  return rows
}
