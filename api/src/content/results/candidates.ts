import type { Candidate } from '@wewb/domain/services/awards/rank-by-merit'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { listAssistedIds } from '#casework/applications/flag-queries.ts'
import { loadFlags } from '#casework/applications/flags.ts'
import { maySeeUnpublished } from '#identity/access/person.ts'
import type { Actor } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import type { Database } from '#db/database.ts'

export type MeritCandidate = Candidate & { row: ApplicationRow }

/**
 * Loads the criteria of the merit order. A worker counts as dead only if the portal has a financial assistance about
 * the same worker, because the statement of an applicant must not improve the rank.
 */
export async function loadMeritCandidates(db: Database, rows: readonly ApplicationRow[]): Promise<MeritCandidate[]> {
  const claimed = rows.filter(({ answers }) => answers['workerAliveYn'] === 'N')
  const assisted = new Set(
    await listAssistedIds(
      db,
      claimed.map(({ id }) => id),
    ),
  )
  return rows.map((row) => toMeritCandidate(row, assisted))
}

function toMeritCandidate(row: ApplicationRow, assisted: ReadonlySet<number>): MeritCandidate {
  const { answers } = row
  const marks = answers['totalMarks']
  return {
    id: row.id,
    row,
    workerDied: answers['workerAliveYn'] === 'N' && assisted.has(row.id),
    gpa: Number(answers['result'] ?? 0),
    ...(typeof marks === 'number' ? { marks } : {}),
    bornOn: textAnswerOf(row, 'studentDob'),
    submittedAt: row.submitted_at?.toISOString() ?? '',
  }
}

type Line = { rank: number; candidate: MeritCandidate; selected: boolean; amount: string }

export async function describeMeritRows(db: Database, actor: Actor, lines: Line[]) {
  const districts = lines.flatMap(({ candidate }) => candidate.row.district ?? [])
  const lists = await loadLists(db, [{ source: 'district', values: [...new Set(districts)] }])
  const ids = maySeeUnpublished(actor) ? lines.map(({ candidate }) => candidate.row.id) : []
  const flags = await loadFlags(db, ids)
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
      flags: flags.get(row.id) ?? [],
    }
  })
}

/** Returns the institute where the student studies now, as the result shows it. */
export const instituteOf = (row: ApplicationRow): string =>
  textAnswerOf(row, 'collegeName') || textAnswerOf(row, 'passedInstitute')

export const textAnswerOf = ({ answers }: Pick<ApplicationRow, 'answers'>, id: string): string => {
  const answer = answers[id]
  return typeof answer === 'string' ? answer : ''
}
