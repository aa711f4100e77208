import { holderActOf } from '@wewb/domain/casework/holder-notes'
import { delayNote, notifiedNotes } from '@wewb/domain/casework/supervision'
import { getOwn } from '@wewb/domain/collections/get-own'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import {
  applicantView,
  isAwaitingPublication,
  progressPercentOf,
  applicantState,
  type ApplicantView,
} from '@wewb/domain/engine/evaluation/applicant-view'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import { formatDate } from '@wewb/domain/language/dates'
import { hearingSentences } from '@wewb/domain/services/workflows/appeals'
import { reasonCodes } from '@wewb/domain/services/workflows/reason-codes'
import { throwProblem } from '#problems/problem.ts'
import type { Application } from './application.ts'
import type { ActRow, ApplicationRow } from './queries.ts'
import { stageName, stageOfAct } from './stages.ts'

const headOffice: Bilingual = { bn: 'প্রধান কার্যালয়', en: 'Head office' }
/** Instead of a hearer who cannot act. */
const notNamed: Bilingual = { bn: 'এখনো ঠিক হয়নি', en: 'an officer not yet named' }
const withApplicant: Bilingual = { bn: 'আপনার কাছে', en: 'With you' }

/** Returns the office of the desk that has the application, as people read it. */
export function officeName(
  { definition: { workflow }, holder }: Pick<Application, 'definition' | 'holder'>,
  desk: string | null,
  state: string,
): Bilingual {
  const currentDesk = findDesk(workflow, desk)
  if (currentDesk && currentDesk.office !== 'hq' && holder) return holder.name
  if (currentDesk) return currentDesk.office === 'hq' ? headOffice : currentDesk.label
  return workflow.states[state]?.editable ? withApplicant : headOffice
}

/** Returns hearer, their sentence and date of the appeal as placeholder values; nothing where no appeal is heard. */
export function hearingOf(
  workflow: Workflow,
  { desk, desk_due_on: day }: Pick<ApplicationRow, 'desk' | 'desk_due_on'>,
  isUnheard = false,
): Record<string, Bilingual> {
  const appealDesk = workflow.appeals?.find(({ id }) => id === desk)
  if (!appealDesk || day === null) return {}
  const hearer = isUnheard ? notNamed : appealDesk.label
  const hearing = interpolate(hearingSentences[isUnheard ? 'notNamed' : 'named'], { hearer })
  return { hearer, hearing, date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') } }
}

/** The new date of an application that is overdue at its desk, with the reason; null where there is none. */
export function delayOf(application: Application): Bilingual | null {
  const { definition, workflowState, row } = application
  const desk = findDesk(definition.workflow, row.desk)
  if (!desk || row.expected_on === null || isAwaitingPublication(definition.workflow, workflowState)) return null
  return interpolate(delayNote, {
    office: officeName(application, row.desk, row.state),
    n: bilingualDigits(desk.workingDays),
    told: getOwn(notifiedNotes, row.notified_role ?? '') ?? { bn: '', en: '' },
    date: { bn: formatDate(row.expected_on, 'bn'), en: formatDate(row.expected_on, 'en') },
  })
}

/** Returns the status text with its placeholders filled, percentage and colour, without unpublished decisions. */
export function getApplicantView(application: Application): ApplicantView {
  const { definition, workflowState, row } = application
  return (
    applicantView(definition.workflow, workflowState, placeholdersOf(application)) ??
    throwProblem(row ? 'UNEXPECTED' : 'NOT_FOUND')
  )
}

/**
 * Returns the status code that the applicant may know: moves between desks are "forwarded", unpublished decisions
 * "pending".
 */
export function applicantStatusCode({ definition: { workflow }, workflowState, row }: Application): number {
  const status = workflow.states[applicantState(workflow, workflowState)]?.status
  if (status !== row.status) return 0
  return status === 'UNDER_REVIEW' ? 1 : row.approval_status
}

/** Hides moves between desks, unless they change the stage of a case, and unpublished decisions, even revoked ones. */
export function isVisibleToApplicant(application: Application, act: ActRow): boolean {
  if (holderActOf(act.move)) return true
  const { definition, row } = application
  const [from, to] = [definition.workflow.states[act.from_state], definition.workflow.states[act.to_state]]
  const isReturn = from?.status === 'SUBMITTED' && to?.approval !== 1
  const isInternal = to?.status === 'UNDER_REVIEW' && (from?.status === 'UNDER_REVIEW' || isReturn)
  if ((isInternal && stageOfAct(application, act) === undefined) || isTakenBackUnseen(application, act)) return false
  return row.published || !(from?.secret || to?.secret)
}

/** True if a change of the list revoked the approval before the applicant was notified; both are then hidden. */
function isTakenBackUnseen({ acts }: Application, act: ActRow): boolean {
  const takesBack = (one: ActRow | undefined) =>
    one?.from_state === 'approved' && (one.move === 'list-unapprove' || one.move === 'list-remove')
  return takesBack(act) || takesBack(acts[acts.indexOf(act) + 1])
}

/** Returns desk and date that the applicant may know: the date of an unpublished decision would disclose it. */
export function applicantDesk(application: Application): { desk: string | null; changedAt: Date } {
  const { definition, workflowState, row, acts } = application
  if (!isAwaitingPublication(definition.workflow, workflowState)) return { desk: row.desk, changedAt: row.updated_at }
  return {
    desk: definition.workflow.desks.at(-1)?.id ?? null,
    changedAt: acts.findLast((act) => isVisibleToApplicant(application, act))?.at ?? row.updated_at,
  }
}

/** Returns the status that staff read: the name of the state, published or not. */
export function getStaffView({ definition, workflowState }: Application): ApplicantView {
  const state = definition.workflow.states[workflowState.state] ?? throwProblem('UNEXPECTED')
  return {
    state: workflowState.state,
    status: state.status,
    colour: state.colour,
    label: state.label,
    reads: state.label,
    percent: progressPercentOf(definition.workflow, workflowState),
  }
}

/** Returns the member number from the approval, or the one whose passport changes. */
export function membershipOf({ acts, answers }: Application): string | null {
  const brought = acts.findLast(({ outcome }) => outcome['memberId'])?.outcome['memberId']
  return brought ?? (typeof answers['memberNo'] === 'string' ? answers['memberNo'] : null)
}

function placeholdersOf(application: Application): Record<string, Bilingual | string> {
  const { row, definition, workflowState, acts, isUnheard } = application
  const last = acts.at(-1)
  const day = workflowState.dueOn ?? row.since
  const reason = reasonCodes.find(({ value }) => value === last?.reply['reasonCode'])?.label
  return {
    ...Object.assign({}, ...acts.map(({ outcome }) => outcome)),
    stage: stageName(application) ?? definition.workflow.states[row.state]?.label ?? '–',
    office: officeName(application, row.desk, row.state),
    date: { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') },
    note: { bn: last?.note_bng || last?.note || '', en: last?.note || last?.note_bng || '' },
    reason: reason ?? { bn: '–', en: '–' },
    amount: row.amount ? formatAmountBilingual(row.amount) : '–',
    ...hearingOf(definition.workflow, row, isUnheard),
  }
}
