import { isUserType, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { UserHistoryEvent, listUserHistory as listUserHistoryEndpoint } from '@wewb/domain/identity/user-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { countUserHistory, listUserHistoryRows } from './list-queries.ts'
import { getUserRow, listOffices, listRoles } from './queries.ts'

type Named = { code: string; name: string; nameBng: string }
type HistoryLabels = { offices: readonly Named[]; roles: readonly Named[] }
const asNamed = ({ code, name, name_bng }: { code: string; name: string; name_bng: string }): Named => ({
  code,
  name,
  nameBng: name_bng,
})

type Change = { before?: unknown; after?: unknown }
type Detail = { reason?: string } & Record<string, unknown>

/** Lists the audit entries of an account that concern its access. */
export async function listUserHistory(
  { db }: Context,
  { id, page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listUserHistoryEndpoint>,
) {
  await getUserRow(db, id)
  // Includes closed offices and roles, which old entries refer to.
  const labels = { offices: (await listOffices(db)).map(asNamed), roles: (await listRoles(db)).map(asNamed) }
  const total = await countUserHistory(db, id)
  const rows = await listUserHistoryRows(db, id, { page, size })
  const list = rows.map(({ id: row, at, event, detail, full_name, full_name_bng }) => ({
    id: row,
    at: at.toISOString(),
    event: event as UserHistoryEvent,
    actorName: full_name,
    actorNameBng: full_name_bng,
    reason: (detail as Detail).reason ?? null,
    changes: changesIn(detail as Detail, labels),
  }))
  return pageOf({ list, total, page, size })
}

/** The audit log stores stable codes; the display uses their current names. */
const readers: Record<string, (value: unknown, labels: HistoryLabels) => Bilingual | null> = {
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

const changesIn = (detail: Detail, labels: HistoryLabels) =>
  Object.entries(readers).flatMap(([what, read]) => {
    if (!Object.hasOwn(detail, what)) return []
    const { before, after } = detail[what] as Change
    return [{ what, before: read(before, labels), after: read(after, labels) }]
  })
