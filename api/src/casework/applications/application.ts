import { identifyingNumbersIn } from '@wewb/domain/engine/evaluation/identifying-numbers'
import { diffAnswers } from '@wewb/domain/engine/evaluation/diff-answers'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { ApprovalStatus } from '@wewb/domain/engine/definition/statuses'
import { withListMoves } from '@wewb/domain/services/workflows/list-moves'
import { withSettlementMoves } from '@wewb/domain/services/workflows/settlement-moves'
import { resolveWorkflow } from '@wewb/domain/engine/evaluation/resolve-workflow'
import type { ListMembership, WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { decryptAnswers } from './decrypt-answers.ts'
import { listUnheardAppeals } from './hearers.ts'
import { listDecidersOutsideMoves } from './holder-queries.ts'
import { loadHolders, unheardAppeal, type Holder } from './holders.ts'
import { findMeritListState, listMeritListStates, mayBeListed } from './merit-list-state-queries.ts'
import {
  listActsOfApplication,
  findByNumber,
  listActs,
  lockByIds,
  lockByNumber,
  type ActRow,
  type ApplicationRow,
} from './queries.ts'

/** An application as the engine uses it: row, its own version of the form, decrypted answers and workflow state. */
export type Application = {
  row: ApplicationRow
  definition: ServiceDefinition
  answers: Answers
  /** The answers when the application was sent back: only unlocked ones may differ from them. */
  answersBeforeReturn: Answers
  workflowState: WorkflowState
  acts: ActRow[]
  /** Absent while the usual office of the desk has it. */
  holder?: Holder | undefined
  /** Nobody may hear its appeal at present. */
  isUnheard?: boolean
}

export async function findApplication(db: Database, secrets: Secrets, no: string): Promise<Application | undefined> {
  const row = await findByNumber(db, no)
  return row && (await loadApplication(db, secrets, row))
}

/** Locks the application until the transaction ends. */
export async function lockApplication(tx: Tx, secrets: Secrets, no: string): Promise<Application | undefined> {
  const row = await lockByNumber(tx, no)
  return row && (await loadApplication(tx, secrets, row))
}

export async function loadApplication(db: Database, secrets: Secrets, row: ApplicationRow): Promise<Application> {
  const [definition, acts, listState, holders, deciders, unheard] = await Promise.all([
    getDefinition(db, row.service, row.version),
    listActsOfApplication(db, row.id),
    mayBeListed(row) ? findMeritListState(db, row.id) : undefined,
    loadHolders(db, [row]),
    listDecidersOutsideMoves(db, idsWithAppeal([row])),
    row.state === 'appealed' ? listUnheardAppeals(db, secrets, [row.id]) : [],
  ])
  const isUnheard = unheard.length > 0
  return {
    ...toApplication(secrets, row, definition, { acts, listState, deciders }),
    holder: isUnheard ? unheardAppeal : holders.get(row.id),
    isUnheard,
  }
}

/** Locks and loads many applications with three queries, whatever their number. */
export async function lockApplications(
  tx: Tx,
  secrets: Secrets,
  ids: readonly number[],
): Promise<Map<number, Application>> {
  const rows = await lockByIds(tx, ids)
  const acts = Map.groupBy(await listActs(tx, ids), ({ application_id }) => application_id)
  const listStates = await listMeritListStates(tx, ids)
  const deciders = Map.groupBy(
    await listDecidersOutsideMoves(tx, idsWithAppeal(rows)),
    ({ application_id }) => application_id,
  )
  const applications = new Map<number, Application>()
  for (const row of rows) {
    const definition = await getDefinition(tx, row.service, row.version)
    applications.set(
      row.id,
      toApplication(secrets, row, definition, {
        acts: acts.get(row.id) ?? [],
        listState: listStates.get(row.id),
        deciders: deciders.get(row.id) ?? [],
      }),
    )
  }
  return applications
}

/** Only the hearing of an appeal depends on decisions that are no moves. */
const idsWithAppeal = (rows: readonly ApplicationRow[]) =>
  rows.filter(({ state }) => state === 'appealed').map(({ id }) => id)

type History = { acts: ActRow[]; listState: ListMembership | undefined; deciders: readonly { person_id: number }[] }

function toApplication(
  secrets: Secrets,
  row: ApplicationRow,
  definition: ServiceDefinition,
  { acts, listState, deciders }: History,
): Application {
  const answers = decryptAnswers(secrets, row)
  const before = row.answers_before ? (JSON.parse(secrets.decrypt(row.answers_before)) as Answers) : answers
  return {
    row,
    definition: withSettlementMoves(
      withListMoves(
        resolveWorkflow(
          definition,
          answers,
          acts.map(({ reply }) => reply),
        ),
      ),
    ),
    answers,
    answersBeforeReturn: before,
    workflowState: {
      ...stateOf(row, acts),
      numbers: identifyingNumbersIn(answers),
      isTouched: row.answers_before !== null && diffAnswers(before, answers).length > 0,
      ...(listState ? { listMembership: listState } : {}),
      ...(deciders.length > 0 ? { otherDeciders: deciders.map(({ person_id }) => String(person_id)) } : {}),
    },
    acts,
  }
}

const stateOf = (row: ApplicationRow, acts: readonly ActRow[]): WorkflowState => ({
  state: row.state,
  approvalStatus: row.approval_status as ApprovalStatus,
  unlocked: row.unlocked,
  since: row.since,
  owners: row.applicant_id === null ? [] : [String(row.applicant_id)],
  offices: named({ district: row.district, mission: row.mission, airport: row.airport }),
  acts: acts.map(({ move, person_id, desk, on_day }) => ({
    move,
    person: String(person_id ?? 'portal'),
    on: on_day,
    ...named({ desk }),
  })),
  isHeldByHeadOffice: row.head_office,
  ...(row.office_id !== null && row.office_desk !== null
    ? { givenTo: { office: row.office_id, desk: row.office_desk } }
    : {}),
  isInBatch: row.in_batch,
  isPublished: row.published,
  ...named({ desk: row.desk, returnsTo: row.returns_to, dueOn: row.due_on, stage: row.stage }),
  ...named({ enteredBy: textOf(row.entered_by), takenBy: textOf(row.taken_by) }),
})

const textOf = (id: number | null) => (id === null ? null : String(id))
const named = <K extends string>(values: Record<K, string | null>): { [N in K]?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [N in K]?: string }
