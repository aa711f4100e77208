import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashAuditRow, type SealedAuditRow } from '@wewb/api/audit/hash-chain.ts'

/** Range of entries that a case modifies: one in the middle with its neighbours, or the last ones. */
type TamperingPosition = { from: number; to: number; entry: number }

/**
 * Tampering by the owner of the tables. Returns the entry that must be reported; with `needsHead` only an earlier head
 * reveals it.
 */
export type TamperingCase = {
  name: string
  at: 'middle' | 'end'
  needsHead?: true
  act(owner: pg.Client, place: TamperingPosition): Promise<number | undefined>
}

export const tamperingCases: readonly TamperingCase[] = [
  {
    name: 'a changed detail',
    at: 'middle',
    act: (owner, { entry }) => change(owner, entry, `detail = detail || '{"move": "approve"}'`),
  },
  {
    name: 'a changed actor',
    at: 'middle',
    act: (owner, { entry }) => change(owner, entry, `actor = 'account:1000000'`),
  },
  {
    name: 'a moment one microsecond later',
    at: 'middle',
    act: (owner, { entry }) => change(owner, entry, `at = at + interval '1 microsecond'`),
  },
  {
    name: 'a removed entry',
    at: 'middle',
    act: async (owner, { entry }) => {
      await owner.query('delete from audit where id = $1', [entry])
      return entry
    },
  },
  {
    name: 'an entry removed with its seal',
    at: 'middle',
    act: async (owner, { entry }) => {
      await owner.query('delete from audit where id = $1', [entry])
      const { rows } = await owner.query<{ next: number }>(
        `with gone as (delete from audit_seal where audit_id = $1 returning seq)
      select audit_id::int as next from audit_seal where seq > (select seq from gone) order by seq limit 1`,
        [entry],
      )
      return rows[0]?.next
    },
  },
  {
    name: 'two entries that changed places',
    at: 'middle',
    act: async (owner, { entry }) => {
      await owner.query(
        `update audit a set (at, actor, event, subject, detail) = (
        select b.at, b.actor, b.event, b.subject, b.detail from audit b
      where b.id = $1::bigint * 2 + 1 - a.id) where a.id in ($1::bigint, $1::bigint + 1)`,
        [entry],
      )
      return entry
    },
  },
  {
    name: 'a hash written anew',
    at: 'middle',
    act: async (owner, { entry }) => {
      await owner.query('update audit_seal set hash = sha256(hash) where audit_id = $1', [entry])
      return entry
    },
  },
  {
    name: 'a forged entry at the end, with a seal',
    at: 'end',
    act: async (owner) => {
      // In one statement, because the portal seals every second.
      const { rows } = await owner.query<{ id: number }>(
        `with forged as (insert into audit (actor, event, subject, detail)
        values ('account:1', 'application.moved', 'application:MED-2026-0000001', '{"move": "approve"}') returning id)
      insert into audit_seal (audit_id, hash) select id, $1 from forged returning audit_id::int as id`,
        [randomBytes(32)],
      )
      return rows[0]?.id
    },
  },
  {
    name: 'an end that was cut off',
    at: 'end',
    needsHead: true,
    act: async (owner, { from }) => {
      await owner.query('delete from audit_seal where audit_id >= $1', [from])
      await owner.query('delete from audit where id >= $1', [from])
      return undefined
    },
  },
  { name: 'an end that was written anew, with hashes that fit', at: 'end', needsHead: true, act: rewriteEnd },
]

async function change(owner: pg.Client, entry: number, what: string): Promise<number> {
  await owner.query(`update audit set ${what} where id = $1`, [entry])
  return entry
}

/**
 * Changes an entry and recomputes the chain after it, as an attacker with the owner's password and our source could.
 */
async function rewriteEnd(owner: pg.Client, { from }: TamperingPosition): Promise<undefined> {
  await change(owner, from, `detail = '{"move": "approve"}'`)
  const { rows } = await owner.query<SealedAuditRow>(
    `select s.seq, s.hash, s.audit_id, a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at,
     a.actor, a.event, a.subject, a.detail::text as detail
     from audit_seal s join audit a on a.id = s.audit_id
     where s.seq >= (select seq - 1 from audit_seal where audit_id = $1) order by s.seq`,
    [from],
  )
  let previous = rows[0]?.hash ?? Buffer.alloc(32)
  for (const row of rows.slice(1)) {
    previous = hashAuditRow(previous, row)
    await owner.query('update audit_seal set hash = $1 where seq = $2', [previous, row.seq])
  }
  return undefined
}

/** Tampers as the owner, runs the check, and restores the data. */
export async function whileTampered<T>(
  owner: pg.Client,
  { at, act }: TamperingCase,
  look: (expected: number | undefined) => Promise<T>,
): Promise<T> {
  const { rows } = await owner.query<TamperingPosition>(
    at === 'middle'
      ? `select id::int - 5 as from, id::int + 5 as to, id::int as entry from audit
        where id >= (select (min(id) + max(id)) / 2 from audit) order by id limit 1`
      : `select max(id)::int - 500 as from, 2147483647 as to, max(id)::int as entry from audit`,
  )
  const place = rows[0] ?? { from: 0, to: 0, entry: 0 }
  const within = [place.from, place.to]
  // Disables triggers and constraints, as the owner of the database can.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `create temporary table kept_audit as select * from audit where id between ${place.from} and ${place.to}`,
  )
  await owner.query(
    `create temporary table kept_seal as select * from audit_seal where audit_id between ${place.from} and ${place.to}`,
  )
  try {
    return await look(await act(owner, place))
  } finally {
    await owner.query('delete from audit_seal where audit_id between $1 and $2', within)
    await owner.query('delete from audit where id between $1 and $2', within)
    await owner.query('insert into audit overriding system value select * from kept_audit')
    await owner.query('insert into audit_seal overriding system value select * from kept_seal')
    await owner.query('drop table kept_audit, kept_seal')
  }
}
