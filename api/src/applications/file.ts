import { changesBetween } from '../../../domain/src/engine/changes-between.ts'
import { joinAnswers } from '../../../domain/src/engine/part-answers.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { ApprovalStatus } from '../../../domain/src/definition/statuses.ts'
import { onItsRoad } from '../../../domain/src/engine/road.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import { getDefinition } from '../definitions/repository.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'
import { findActs, findByNumber, listActs, lockByIds, lockByNumber, type ActRow, type ApplicationRow } from './repository.ts'

/** An application as the engine sees it: the row, its own version of the form, the answers whole again, where it stands. */
export type File = {
  row: ApplicationRow
  definition: ServiceDefinition
  answers: Answers
  /** What they were when the file went back to the applicant: of these only the unlocked may change. */
  before: Answers
  standing: Standing
  acts: ActRow[]
}

export async function findFile(db: Database, secrets: Secrets, no: string): Promise<File | undefined> {
  const row = await findByNumber(db, no)
  return row && (await fileOf(db, secrets, row))
}

/** Nobody else changes it until the transaction ends. */
export async function lockFile(tx: Tx, secrets: Secrets, no: string): Promise<File | undefined> {
  const row = await lockByNumber(tx, no)
  return row && (await fileOf(tx, secrets, row))
}

export async function fileOf(db: Database, secrets: Secrets, row: ApplicationRow): Promise<File> {
  const [definition, acts] = await Promise.all([getDefinition(db, row.service, row.version), findActs(db, row.id)])
  return fileFrom(secrets, row, definition, acts)
}

/** The same for many at once: two questions to the database, however many they are. Locked until the transaction ends. */
export async function lockFiles(tx: Tx, secrets: Secrets, ids: readonly number[]): Promise<Map<number, File>> {
  const rows = await lockByIds(tx, ids)
  const acts = Map.groupBy(await listActs(tx, ids), ({ application_id }) => application_id)
  const files = new Map<number, File>()
  for (const row of rows)
    files.set(row.id, fileFrom(secrets, row, await getDefinition(tx, row.service, row.version), acts.get(row.id) ?? []))
  return files
}

function fileFrom(secrets: Secrets, row: ApplicationRow, definition: ServiceDefinition, acts: ActRow[]): File {
  const answers = openAnswers(secrets, row)
  const before = row.answers_before ? (JSON.parse(secrets.open(row.answers_before)) as Answers) : answers
  return {
    row,
    definition: onItsRoad(
      definition,
      answers,
      acts.map(({ reply }) => reply),
    ),
    answers,
    before,
    standing: { ...standingOf(row, acts), isTouched: row.answers_before !== null && changesBetween(before, answers).length > 0 },
    acts,
  }
}

export const openAnswers = (secrets: Secrets, row: Pick<ApplicationRow, 'answers' | 'answers_sealed'>): Answers =>
  row.answers_sealed ? joinAnswers(row.answers, JSON.parse(secrets.open(row.answers_sealed)) as Answers) : row.answers

const standingOf = (row: ApplicationRow, acts: readonly ActRow[]): Standing => ({
  state: row.state,
  approvalStatus: row.approval_status as ApprovalStatus,
  unlocked: row.unlocked,
  since: row.since,
  owners: row.applicant_id === null ? [] : [String(row.applicant_id)],
  offices: named({ district: row.district, mission: row.mission, airport: row.airport }),
  acts: acts.map(({ move, person_id, desk, on_day }) => ({ move, person: String(person_id ?? 'portal'), on: on_day, ...named({ desk }) })),
  isInBatch: row.in_batch,
  isPublished: row.published,
  ...named({ desk: row.desk, returnsTo: row.returns_to, dueOn: row.due_on, stage: row.stage }),
  ...named({ enteredBy: textOf(row.entered_by), takenBy: textOf(row.taken_by) }),
})

const textOf = (id: number | null) => (id === null ? null : String(id))
const named = <K extends string>(values: Record<K, string | null>): { [N in K]?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [N in K]?: string }
