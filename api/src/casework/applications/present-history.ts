import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { AnswerChange } from '@wewb/domain/engine/evaluation/diff-answers'
import { formatFieldAnswers, flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import { mergeAnswers, maskAnswers, maskChanges } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { actionFieldsOf } from '@wewb/domain/engine/evaluation/reply'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { Locale } from '@wewb/domain/language/bilingual'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from './application.ts'
import type { ActRow } from './queries.ts'
import type { ReaderAccess } from './visible-facts.ts'
import { holderActLabel, stageOfAct, workflowStateAt } from './stages.ts'
import { isVisibleToApplicant } from './application-views.ts'

/** Reply fields that the history shows separately. */
const notifiedElsewhere = new Set([
  'note',
  'noteBng',
  'appeal',
  'approvedAmount',
  'recommendedAmount',
  'stage',
  'fieldsToCorrect',
])

/** Presents the history with authors and texts; to the applicant only the visible acts, without names. */
export async function presentHistory(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  application: Application,
  eyes: ReaderAccess,
) {
  const acts = application.acts.filter((act) => eyes.isInsider || isVisibleToApplicant(application, act))
  const needed = eyes.isInsider
    ? acts.flatMap((act) => neededEntriesOfFields(actionFieldsOfAct(application, act), act.reply))
    : []
  const lists = await loadLists(db, needed)
  return acts.map((act) => describeAct(secrets, application, act, lists, eyes))
}

function describeAct(
  secrets: Secrets,
  application: Application,
  act: ActRow,
  lists: LookupResolver,
  { isInsider, isUnmasked }: ReaderAccess,
) {
  const { definition } = application
  const move = definition.workflow.moves.find(({ id }) => id === act.move)
  const holderLabel = holderActLabel(act)
  const label = holderLabel ?? move?.label
  const desk = findDesk(definition.workflow, act.desk)
  const stage = stageOfAct(application, act)
  const changes = act.changes_sealed ? (JSON.parse(secrets.decrypt(act.changes_sealed)) as AnswerChange[]) : []
  // A note is visible to staff only, unless the move returned the application to the applicant or decided it.
  const isForApplicant = definition.workflow.states[act.to_state]?.status !== 'UNDER_REVIEW'
  const mayRead = isInsider || (isForApplicant && !holderLabel)
  return {
    at: act.at.toISOString(),
    action: act.move,
    label: label?.en ?? act.move,
    labelBng: label?.bn ?? act.move,
    person: isInsider ? (act.full_name ?? '') : '',
    personBng: isInsider ? (act.full_name_bng ?? act.full_name ?? '') : '',
    desk: desk?.label.en ?? null,
    deskBng: desk?.label.bn ?? null,
    fromStatus: act.from_status,
    toStatus: act.to_status,
    stage: stage?.en ?? null,
    stageBng: stage?.bn ?? null,
    note: mayRead ? act.note : '',
    noteBng: mayRead ? act.note_bng : '',
    amount: isInsider ? act.amount : null,
    reply: isInsider ? describeReply(application, act, decryptReply(secrets, act), lists, isUnmasked) : [],
    changes: isInsider
      ? (isUnmasked ? changes : maskChanges(definition, changes)).map(({ path, before }) => ({
          path,
          before: before ?? null,
        }))
      : [],
  }
}

/** Returns the fields of an act: those of the move, and those of the desk that it left. */
export function actionFieldsOfAct({ definition: { workflow }, workflowState }: Application, act: ActRow): Field[] {
  const move = workflow.moves.find(({ id }) => id === act.move)
  return move ? actionFieldsOf(move, workflow, workflowStateAt(workflowState, act)) : []
}

export const decryptReply = (secrets: Secrets, { reply, reply_sealed }: ActRow): Answers =>
  reply_sealed ? mergeAnswers(reply, JSON.parse(secrets.decrypt(reply_sealed)) as Answers) : reply

/** Removes the condition: a field that was answered must not be hidden by the facts of today. */
export function withoutCondition(field: Field): Field {
  const { when: _then, ...unconditional } = field
  return unconditional
}

/** Formats the reply, for example check-list, phone call or flight, for the officers who decide. */
function describeReply(application: Application, act: ActRow, whole: Answers, lists: LookupResolver, isWhole: boolean) {
  const actionFields = actionFieldsOfAct(application, act).filter(({ id }) => !notifiedElsewhere.has(id))
  const step = { id: 'reply', title: { bn: '', en: '' }, fields: actionFields }
  const reply = isWhole ? whole : maskAnswers({ steps: [step] }, whole)
  const linesIn = (locale: Locale) => {
    const view = { facts: {}, lists, answers: [reply, application.answers] }
    return flattenSections([
      { path: '', heading: '', lines: formatFieldAnswers(actionFields.map(withoutCondition), reply, '', view, locale) },
    ])
  }
  const bangla = new Map(linesIn('bn').map((line) => [line.path, line]))
  return linesIn('en').map(({ path, label, text, documents = [] }) => ({
    label,
    labelBng: bangla.get(path)?.label ?? label,
    text,
    textBng: bangla.get(path)?.text ?? text,
    // An onlooker may not open documents, so their ids are left out.
    documents: isWhole ? documents : [],
  }))
}
