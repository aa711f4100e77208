import { getOwn } from '@wewb/domain/collections/get-own'
import { holderNotes } from '@wewb/domain/casework/holder-notes'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { officeTypeNames } from '@wewb/domain/reference/office-types'
import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Database } from '#db/database.ts'
import { listOpenOfficesAt } from './holder-queries.ts'
import type { ApplicationRow } from './queries.ts'

/** The office that has an application instead of the usual one of its desk, and the sentence that says so. */
export type Holder = { name: Bilingual; note: Bilingual }

/** Head office, while nobody may hear an appeal. */
export const unheardAppeal: Holder = { name: officeTypeNames.HQ, note: holderNotes.noHearer }

type HolderColumns = Pick<
  ApplicationRow,
  | 'id'
  | 'service'
  | 'version'
  | 'desk'
  | 'district'
  | 'mission'
  | 'airport'
  | 'head_office'
  | 'office_id'
  | 'office_desk'
>

/** Loads the holders of those applications that are not with the usual office of their desk, by id. */
export async function loadHolders(db: Database, rows: readonly HolderColumns[]): Promise<ReadonlyMap<number, Holder>> {
  const current = rows.filter((row) => row.desk !== null && (row.head_office || row.office_desk === row.desk))
  if (current.length === 0) return new Map()
  const placed = await Promise.all(current.map(async (row) => ({ row, ...(await jurisdictionOf(db, row)) })))
  const codes = placed.flatMap(({ code }) => code ?? [])
  const [names, lists, open] = await Promise.all([
    listOfficeNames(
      db,
      current.map(({ office_id }) => office_id),
    ),
    loadLists(
      db,
      placed.flatMap(({ kind, code }) => (code === null ? [] : [{ source: kind, values: [code] }])),
    ),
    listOpenOfficesAt(db, codes),
  ])
  return new Map(
    placed.map(({ row, kind, code, types }) => {
      const isReassigned = row.office_desk === row.desk
      const officeName = isReassigned ? names.get(row.office_id ?? 0) : undefined
      if (officeName && !row.head_office)
        return [row.id, { name: officeName, note: interpolate(holderNotes.givenToOffice, { office: officeName }) }]
      if (isReassigned) return [row.id, { name: officeTypeNames.HQ, note: holderNotes.givenToHeadOffice }]
      if (code === null) return [row.id, { name: officeTypeNames.HQ, note: holderNotes.noPlace }]
      const placeName = lists(kind, code)?.label ?? { bn: code, en: code }
      const hasOffice = open.some(({ type, places }) => types.includes(type) && places.includes(code))
      const missing = types.every((type) => type === 'WELFARE_CENTRE') ? holderNotes.noCentre : holderNotes.noOffice
      const note = interpolate(hasOffice ? holderNotes.noStaff : missing, { place: placeName })
      return [row.id, { name: officeTypeNames.HQ, note }]
    }),
  )
}

/** Office types of the roles at desks outside headquarters. */
const typeOfRole: Record<string, string> = {
  DEMO_OFFICER: 'DEMO',
  WC_OFFICER: 'WELFARE_CENTRE',
  MISSION_OFFICER: 'MISSION',
  AIRPORT_OFFICER: 'AIRPORT',
}

async function jurisdictionOf(db: Database, row: HolderColumns) {
  const { workflow } = await getDefinition(db, row.service, row.version)
  const desk = findDesk(workflow, row.desk)
  const kind = desk === undefined || desk.office === 'hq' ? ('district' as const) : desk.office
  return { kind, code: row[kind], types: [desk?.role ?? []].flat().flatMap((role) => getOwn(typeOfRole, role) ?? []) }
}
