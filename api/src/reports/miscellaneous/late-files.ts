import { sql } from 'kysely'
import { deskOf } from '../../../../domain/src/engine/standing.ts'
import { workingDaysBetween } from '../../../../domain/src/engine/working-days.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { listHolidays } from '../../applications/repository.ts'
import type { Database } from '../../platform/database.ts'
import type { LongReport } from '../counting.ts'
import { toFile } from '../links.ts'
import { deskOfFile } from './files-on-desk.ts'
import { lyingList, type LyingFile } from './lying-list.ts'
import { readServing } from './serving-offices.ts'

/** M02: what should have left its desk. Days are working days, as the desks' own are. */
export const lateFiles: LongReport = lyingList({
  which: ({ today }) => sql`file.desk is not null and file.desk_due_on < ${today}::date`,
  day: 'desk_due_on',
  sorts: { dueOn: 'desk_due_on' },
  async describe(asked, files) {
    const { db, services, today } = asked
    const [holidays, serving, takers] = [await listHolidays(db), await readServing(db), await namesOfTakers(db, files)]
    return files.map((file) => {
      const definition = services.find(({ id }) => id === file.service)
      const desk = definition && deskOf(definition.workflow, file.desk)
      return {
        cells: {
          application: file.no,
          ...deskOfFile(asked, file),
          dueOn: file.desk_due_on,
          daysLate: file.desk_due_on ? workingDaysBetween(file.desk_due_on, today, holidays) : null,
          holder: takers.get(file.taken_by ?? 0) ?? serving(desk, file).name,
        },
        links: { application: toFile(file.service, file.no) },
      }
    })
  },
})

/** Who took the file from the queue has it; until somebody does, the office has. */
async function namesOfTakers(db: Database, files: readonly LyingFile[]): Promise<Map<number, Bilingual>> {
  const ids = [...new Set(files.flatMap(({ taken_by }) => taken_by ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, full_name, full_name_bng }) => [id, { bn: full_name_bng ?? full_name, en: full_name }]))
}
