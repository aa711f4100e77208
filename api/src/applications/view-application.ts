import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { applicantView, isUntold, percentOf, toldState, type ApplicantView } from '../../../domain/src/engine/applicant-view.ts'
import { deskOf } from '../../../domain/src/engine/standing.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { reasons } from '../../../domain/src/workflows/reasons.ts'
import { refuse } from '../platform/problem.ts'
import type { File } from './file.ts'
import type { ActRow } from './repository.ts'
import { stageName, stageOfAct } from './told-stage.ts'

const headOffice: Bilingual = { bn: 'প্রধান কার্যালয়', en: 'Head office' }
const yourHands: Bilingual = { bn: 'আপনার কাছে', en: 'With you' }

/** Where the file lies, as told to people: the office of the desk that has it. */
export function officeOf({ workflow }: ServiceDefinition, desk: string | null, state: string): Bilingual {
  const held = deskOf(workflow, desk)
  if (held) return held.office === 'hq' ? headOffice : held.label
  return workflow.states[state]?.editable ? yourHands : headOffice
}

/** What the applicant reads: the sentence with its places filled, percent and colour, and nothing that is still secret. */
export function viewOf(file: File): ApplicantView {
  const { definition, standing, row } = file
  return applicantView(definition.workflow, standing, placesOf(file)) ?? refuse(row ? 'UNEXPECTED' : 'NOT_FOUND')
}

/** The code as the applicant may know it: what goes on between desks is forwarded, what is not published is pending. */
export function toldCode({ definition: { workflow }, standing, row }: File): number {
  const status = workflow.states[toldState(workflow, standing)]?.status
  if (status !== row.status) return 0
  return status === 'UNDER_REVIEW' ? 1 : row.approval_status
}

/**
 * Steps between desks are the board's own affair, unless they bring a case on; and so is a decision that is not published,
 * even one taken back.
 */
export function isTold(file: File, act: ActRow): boolean {
  const { definition, row } = file
  const [from, to] = [definition.workflow.states[act.from_state], definition.workflow.states[act.to_state]]
  const isReturn = from?.status === 'SUBMITTED' && to?.approval !== 1
  const isInternal = to?.status === 'UNDER_REVIEW' && (from?.status === 'UNDER_REVIEW' || isReturn)
  return (!isInternal || stageOfAct(file, act) !== undefined) && (row.published || !(from?.secret || to?.secret))
}

/** Where and since when it lies, as the applicant may know: the day of a secret decision would tell it. */
export function toldPlace(file: File): { desk: string | null; changedAt: Date } {
  const { definition, standing, row, acts } = file
  if (!isUntold(definition.workflow, standing)) return { desk: row.desk, changedAt: row.updated_at }
  return { desk: definition.workflow.desks.at(-1)?.id ?? null, changedAt: acts.findLast((act) => isTold(file, act))?.at ?? row.updated_at }
}

/** What staff read: the state's own name, secret or not. */
export function staffView({ definition, standing }: File): ApplicantView {
  const state = definition.workflow.states[standing.state] ?? refuse('UNEXPECTED')
  return {
    state: standing.state,
    status: state.status,
    colour: state.colour,
    label: state.label,
    reads: state.label,
    percent: percentOf(definition.workflow, standing),
  }
}

function placesOf(file: File): Record<string, Bilingual | string> {
  const { row, definition, standing, acts } = file
  const last = acts.at(-1)
  const day = standing.dueOn ?? row.since
  const reason = reasons.find(({ value }) => value === last?.reply['reasonCode'])?.label
  return {
    ...Object.assign({}, ...acts.map(({ outcome }) => outcome)),
    stage: stageName(file) ?? definition.workflow.states[row.state]?.label ?? '–',
    office: officeOf(definition, row.desk, row.state),
    date: { bn: showDate(day, 'bn'), en: showDate(day, 'en') },
    note: { bn: last?.note_bng || last?.note || '', en: last?.note || last?.note_bng || '' },
    reason: reason ?? { bn: '–', en: '–' },
    amount: row.amount ? amountInBoth(row.amount) : '–',
  }
}
