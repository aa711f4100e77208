import { allAreas, areaLevels, findList, officeSheet } from '@wewb/domain/reference/list-catalogue'
import { officePlaceSources, planOfficeImport, type OfficePlan } from '#administration/offices/plan-office-import.ts'
import { listOfficeRows } from '#administration/offices/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import { getList } from './describe-row.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { listAllEntries } from './queries.ts'
import type { SheetRow } from './read-sheet.ts'
import type { SheetSubject } from './sheet-columns.ts'

export const sheetSubjectOf = (name: string): SheetSubject =>
  name === allAreas || name === officeSheet ? name : getList(name)

/** Compares a file with the current entries of its lists. */
export const loadListPlan = async (db: Database | Tx, list: string, rows: readonly SheetRow[]): Promise<ImportPlan> =>
  planImport(rows, await listAllEntries(db, sourcesFor(list)))

/** Compares a file with the current offices. */
export const loadOfficePlan = async (db: Database | Tx, rows: readonly SheetRow[]): Promise<OfficePlan> =>
  planOfficeImport(rows, await listOfficeRows(db), await listAllEntries(db, officePlaceSources))

export const loadPlan = async (db: Database, list: string, rows: readonly SheetRow[]) =>
  list === officeSheet ? presentedPlan(await loadOfficePlan(db, rows)) : await loadListPlan(db, list, rows)

/** Shows with each office the places that it serves, because a file may change nothing but those. */
function presentedPlan({ added, changed, missing, ...counts }: OfficePlan) {
  const present = ({ shown, ...office }: OfficePlan['added'][number]) => ({
    ...office,
    name: shown.en,
    name_bng: shown.bn,
  })
  return {
    ...counts,
    added: added.map(present),
    changed: changed.map(({ entry, before }) => ({ entry: present(entry), before: present(before) })),
    missing: missing.map(present),
  }
}

/** Returns the lists of the file and their parent lists. */
function sourcesFor(name: string): string[] {
  if (name === allAreas) return [...areaLevels]
  const above = (list: string): string[] => [list, ...(findList(list)?.within ?? []).flatMap(above)]
  return [...new Set(above(name))]
}
