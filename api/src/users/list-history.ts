import { sql } from 'kysely'
import { isUserType, userTypeNames } from '../../../domain/src/accounts/user-types.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { historyEvents, type HistoryEvent, type listUserHistory as listCall } from '../../../domain/src/contracts/users.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/listing.ts'
import { getUserRow, listOffices, listRoles } from './repository.ts'

type Named = { code: string; name: string; nameBng: string }
type Known = { offices: readonly Named[]; roles: readonly Named[] }
const asNamed = ({ code, name, name_bng }: { code: string; name: string; name_bng: string }): Named => ({ code, name, nameBng: name_bng })

type Change = { before?: unknown; after?: unknown }
type Detail = { reason?: string } & Record<string, unknown>

/** The audit of one account, as far as it tells who may do what and why. */
export async function listHistory({ db }: Context, { id, page = 1, size = pageSize }: InputOf<typeof listCall>) {
  await getUserRow(db, id)
  // The closed ones too: people did work there.
  const known = { offices: (await listOffices(db)).map(asNamed), roles: (await listRoles(db)).map(asNamed) }
  const found = db
    .selectFrom('audit')
    .where('audit.subject', '=', `account:${id}`)
    .where('audit.event', 'in', [...historyEvents])
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('account', (join) => join.on(sql<boolean>`audit.actor = 'account:' || account.id`))
    .select(['audit.id', 'audit.at', 'audit.event', 'audit.detail', 'account.full_name', 'account.full_name_bng'])
    .orderBy('audit.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = rows.map(({ id: row, at, event, detail, full_name, full_name_bng }) => ({
    id: row,
    at: at.toISOString(),
    event: event as HistoryEvent,
    actorName: full_name,
    actorNameBng: full_name_bng,
    reason: (detail as Detail).reason ?? null,
    changes: changesIn(detail as Detail, known),
  }))
  return pageOf({ list, total, page, size })
}

/** The audit keeps codes, which stay; people read the names of today. */
const readers: Record<string, (value: unknown, known: Known) => Bilingual | null> = {
  name: () => null,
  contact: () => null,
  userType: (value) => (typeof value === 'string' && isUserType(value) ? userTypeNames[value] : null),
  office: (value, { offices }) => named(offices.find(({ code }) => code === value)),
  roles: (value, { roles }) => {
    const names = (Array.isArray(value) ? (value as string[]) : []).map(
      (code) => named(roles.find((role) => role.code === code)) ?? { bn: code, en: code },
    )
    return names.length ? { bn: names.map(({ bn }) => bn).join(', '), en: names.map(({ en }) => en).join(', ') } : null
  },
}

const named = (row: Named | undefined): Bilingual | null => (row ? { bn: row.nameBng, en: row.name } : null)

const changesIn = (detail: Detail, known: Known) =>
  Object.entries(readers).flatMap(([what, read]) => {
    if (!Object.hasOwn(detail, what)) return []
    const { before, after } = detail[what] as Change
    return [{ what, before: read(before, known), after: read(after, known) }]
  })
