import { sql } from 'kysely'
import type { Candidate } from '../../../domain/src/awards/merit.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import { loadLists } from '../lookups/load-lists.ts'
import { yesNo } from '../platform/listing.ts'
import type { Database } from '../platform/database.ts'

export type Ranked = Candidate & { row: ApplicationRow }

/** What the order of merit looks at, read from the answers of the stipend. */
export function candidateOf(row: ApplicationRow): Ranked {
  const { answers } = row
  const marks = answers['totalMarks']
  return {
    id: row.id,
    row,
    workerDied: answers['workerAliveYn'] === 'N',
    gpa: Number(answers['result'] ?? 0),
    ...(typeof marks === 'number' ? { marks } : {}),
    bornOn: textAt(row, 'studentDob'),
    submittedAt: row.submitted_at?.toISOString() ?? '',
  }
}

/** Found eligible by the section officer, new this year, and lying with the assistant director. */
export const listEligible = (db: Database, setupId: number) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('setup_id', '=', setupId)
    .where('desk', '=', 'assistant')
    .where('initial_approve', '=', 1)
    .where(sql<string>`answers->>'applicationKind'`, '=', 'NEW')
    .execute()

type Line = { rank: number; candidate: Ranked; selected: boolean; amount: string }

export async function describeLines(db: Database, lines: Line[]) {
  const districts = lines.flatMap(({ candidate }) => candidate.row.district ?? [])
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(districts)] }])
  return lines.map(({ rank, candidate, selected, amount }) => {
    const { row } = candidate
    const district = lists('district', row.district ?? '')?.label
    return {
      rank,
      applicationNo: row.no,
      name: row.name ?? '',
      nameBng: row.name_bng ?? '',
      district: district?.en ?? '',
      districtBng: district?.bn ?? '',
      workerDeadYn: yesNo(candidate.workerDied),
      gpa: candidate.gpa.toFixed(2),
      marks: candidate.marks ?? null,
      bornOn: candidate.bornOn,
      submittedAt: candidate.submittedAt,
      amount,
      selectedYn: yesNo(selected),
    }
  })
}

/** Where the student studies now, as the result shows it. */
export const instituteOf = (row: ApplicationRow): string => textAt(row, 'collegeName') || textAt(row, 'passedInstitute')

export const textAt = ({ answers }: Pick<ApplicationRow, 'answers'>, id: string): string => {
  const answer = answers[id]
  return typeof answer === 'string' ? answer : ''
}
