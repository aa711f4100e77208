import type { listEarlierApplications } from '@wewb/domain/casework/earlier-contracts'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { digestOf } from '#casework/applications/application-keys.ts'
import { isStaff, permittedActions } from '#identity/access/person.ts'
import { parseDocumentNumber } from '#registers/imports/parse-values.ts'
import type { Context } from '#server/context.ts'
import { containsPattern, pageOf, yesNo } from '#server/listing.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { listOpenSetups } from '#services/setups/queries.ts'
import { listEarlierOf, searchEarlier, type EarlierApplication } from './queries.ts'

const MIN_NAME_LENGTH = 3

/** Finds records for staff. Numbers of persons are searched and never shown. */
export async function listEarlier(
  context: Context,
  { search = '', page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listEarlierApplications>,
) {
  const typed = search.trim()
  const { total, rows } = await searchEarlier(context.db, typed ? searchOf(context, typed) : undefined, page, size)
  const list = await Promise.all(
    rows.map(async (row) => ({ ...(await describe(context, row)), linkedYn: yesNo(row.account_id !== null) })),
  )
  return pageOf({ list, total, page, size })
}

function searchOf({ secrets }: Context, typed: string) {
  const numbers: [string, string | undefined][] = [
    ['nid', textFormats.nid.parse(typed)],
    ['passport', textFormats.passport.parse(typed)],
    ['mobile', parseMobile(typed)],
  ]
  return {
    numbers: numbersOf(typed),
    name: typed.length < MIN_NAME_LENGTH ? undefined : containsPattern(typed),
    digests: numbers.flatMap(([kind, value]) => (value === undefined ? [] : [digestOf(secrets, kind, value)])),
  }
}

/** The number of the portal, or the old one, as they are stored. */
export const numbersOf = (typed: string): string[] => [
  normalizeApplicationNo(typed),
  ...[parseDocumentNumber(typed)].flatMap((number) => number ?? []),
]

/** Lists the records of the caller, each with the circulars in which it can be renewed. */
export async function listOwnEarlier(context: Context) {
  const rows = await listEarlierOf(context.db, context.actor.id)
  return Promise.all(
    rows.map(async (row) => ({ ...(await describe(context, row)), ...(await renewalOf(context, row.service)) })),
  )
}

async function renewalOf({ db, actor, now }: Context, service: string) {
  const definition = (await findLatestDefinition(db, service))?.definition
  const setups = definition?.needsSetup ? await listOpenSetups(db, service, toDhakaDate(now())) : []
  const isOpen =
    definition !== undefined &&
    !isStaff(actor) &&
    definition.opensTo !== 'staff' &&
    permittedActions(actor, service).includes('create') &&
    (!definition.needsSetup || setups.length > 0)
  return {
    circulars: isOpen
      ? setups.map(({ id, title, title_bng }) => ({ setupId: id, title: { bn: title_bng, en: title } }))
      : [],
    renewableYn: yesNo(isOpen),
  }
}

async function describe({ db }: Context, row: EarlierApplication) {
  const title = (await findLatestDefinition(db, row.service))?.definition.title
  const lists = await loadLists(db, row.district === null ? [] : [{ source: 'district', values: [row.district] }])
  return {
    applicationNo: row.no,
    oldNo: row.old_no,
    service: title ?? { bn: row.service, en: row.service },
    year: row.year,
    name: row.name,
    district: row.district === null ? null : (lists('district', row.district)?.label ?? null),
    amount: row.amount,
    status: row.status,
    decidedOn: row.decided_on,
  }
}
