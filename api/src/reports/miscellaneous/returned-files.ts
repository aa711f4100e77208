import { sql } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Database } from '../../platform/database.ts'
import type { LongReport } from '../counting.ts'
import { toFile } from '../links.ts'
import { daysBetween } from './ages.ts'
import { deskOfFile } from './files-on-desk.ts'
import { lyingList, type LyingFile } from './lying-list.ts'

/** M03: what waits for the applicant's correction, the most urgent first. The days left are those of the calendar, as the applicant was told. */
export const returnedFiles: LongReport = lyingList({
  which: () => sql`file.status = 'RETURNED'`,
  day: 'due_on',
  sorts: { dueOn: 'due_on' },
  async describe(asked, files) {
    const told = await listTold(asked.db, files)
    return files.map((file) => {
      const { reason, remindedOn } = told.get(file.id) ?? {}
      return {
        cells: {
          application: file.no,
          service: deskOfFile(asked, file).service,
          reason: reason ?? null,
          dueOn: file.due_on,
          daysLeft: file.due_on && daysBetween(asked.today, file.due_on),
          remindedOn: remindedOn ?? null,
        },
        links: { application: toFile(file.service, file.no) },
      }
    })
  },
})

type Told = { reason: Bilingual | null; remindedOn: string | null }

/** Why it was sent back, and whether the applicant was reminded since. */
async function listTold(db: Database, files: readonly LyingFile[]): Promise<Map<number, Told>> {
  const { rows } = await sql<{ id: number; note: string; note_bng: string; reminded: string | null }>`
    select file.id, coalesce(act.note, '') as note, coalesce(act.note_bng, '') as note_bng,
      (select max(report_day(message.created_at)) from message
        where message.file_no = file.no and message.template = 'REMINDER' and message.state <> 'void' and message.created_at >= act.at) as reminded
    from application file left join lateral (
      select note, note_bng, at from application_act
      where application_id = file.id and to_state = file.state and from_state <> to_state order by id desc limit 1) act on true
    where file.id = any(${files.map(({ id }) => id)})`.execute(db)
  return new Map(
    rows.map(({ id, note, note_bng, reminded }) => [
      id,
      { reason: note || note_bng ? { bn: note_bng || note, en: note || note_bng } : null, remindedOn: reminded },
    ]),
  )
}
