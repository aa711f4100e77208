import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { AuditRow, SealedAuditRow } from './hash-chain.ts'

export const sealLock = 72_617_002

const auditRowColumns = sql`
  a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at,
  a.actor, a.event, a.subject, a.detail::text as detail`

/** Returns false when another transaction holds the lock and `waits` is false. */
export async function acquireSealLock(tx: Tx, waits: boolean): Promise<boolean> {
  const lock = waits
    ? sql<{ taken: boolean }>`select true as taken from pg_advisory_xact_lock(${sealLock})`
    : sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sealLock}) as taken`
  return (await lock.execute(tx)).rows[0]?.taken ?? false
}

export const lockSealing = (tx: Tx) => sql`select pg_advisory_xact_lock(${sealLock})`.execute(tx)

export const findLastSeal = (tx: Tx) =>
  tx.selectFrom('audit_seal').select(['hash', 'audit_id']).orderBy('seq', 'desc').limit(1).executeTakeFirst()

export const findLastSealedEntry = (db: Database) =>
  db.selectFrom('audit_seal').select('audit_id').orderBy('seq', 'desc').limit(1).executeTakeFirst()

export const findFirstSeal = (db: Database | Tx) =>
  db.selectFrom('audit_seal').select('seq').orderBy('seq').limit(1).executeTakeFirst()

export const findSeal = (db: Database, seq: number) =>
  db.selectFrom('audit_seal').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst()

export const findSealHash = (db: Database, seq: number) =>
  db.selectFrom('audit_seal').select('hash').where('seq', '=', seq).executeTakeFirst()

export const getFirstSealAfter = (db: Database, seq: number) =>
  db
    .selectFrom('audit_seal')
    .select('audit_id')
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow()

type Seal = { seq: number; audit_id: number; hash: Buffer }

/**
 * Finds the last seal before the first entry that stays. The newest seal always stays, because the next one is chained
 * to it.
 */
export async function findLastSealBefore(db: Database, before: Date): Promise<Seal | undefined> {
  const { rows } = await sql<Seal>`
    select seq, audit_id, hash from audit_seal
    where seq < (select min(s.seq) from audit_seal s join audit a on a.id = s.audit_id
                 where a.at >= ${before} or s.seq = (select max(seq) from audit_seal))
    order by seq desc limit 1`.execute(db)
  return rows[0]
}

export const countSeals = (db: Database) =>
  db
    .selectFrom('audit_seal')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

export async function insertSeals(tx: Tx, auditIds: readonly number[], hashes: readonly Buffer[]) {
  await sql`insert into audit_seal (audit_id, hash)
      select id, hash
      from unnest(${auditIds}::bigint[], ${hashes}::bytea[]) with ordinality as seal (id, hash, place)
      order by place`.execute(tx)
}

export const deleteSealedRows = (tx: Tx, seq: number) =>
  sql`with gone as (delete from audit_seal where seq <= ${seq} returning audit_id)
            delete from audit using gone where audit.id = gone.audit_id`.execute(tx)

export async function listUnsealedRows(
  tx: Tx,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${auditRowColumns} from audit a
    where a.id > ${from} and a.id <= ${to} and not exists (select from audit_seal s where s.audit_id = a.id)
    order by a.id limit ${limit}`.execute(tx)
  return rows
}

/** Includes seals whose entry is missing; the entry's columns are null then. */
export async function listSealsWithRows(db: Database, after: number, limit: number): Promise<SealedAuditRow[]> {
  const { rows } = await sql<SealedAuditRow>`
    select s.seq, s.hash, s.audit_id, ${auditRowColumns} from audit_seal s left join audit a on a.id = s.audit_id
    where s.seq > ${after} order by s.seq limit ${limit}`.execute(db)
  return rows
}

export async function listSealedRows(
  db: Database,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<SealedAuditRow[]> {
  const { rows } = await sql<SealedAuditRow>`
      select s.seq, s.hash, s.audit_id, ${auditRowColumns} from audit_seal s join audit a on a.id = s.audit_id
      where s.seq > ${after} and s.seq <= ${until} order by s.seq limit ${limit}`.execute(db)
  return rows
}

export const listArchiveEntries = (db: Database | Tx) =>
  db.selectFrom('audit').select('detail').where('event', '=', 'audit.archived').execute()

/** Age in seconds of the oldest entry without a seal, among the last `idGap` ids. */
export async function measureOldestUnsealed(db: Database, idGap: number): Promise<{ n: number }[]> {
  const { rows } = await sql<{ n: number }>`
      select coalesce(extract(epoch from now() - min(entry.at)), 0)::float8 as n from audit entry
      where entry.id > (select coalesce(max(audit_id), 0) from audit_seal) - ${idGap}::bigint
        and not exists (select from audit_seal seal where seal.audit_id = entry.id)`.execute(db)
  return rows
}
