import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Change } from '../../../domain/src/engine/changes-between.ts'
import { describeFields, linesOf } from '../../../domain/src/engine/describe.ts'
import { joinAnswers, maskAnswers, maskChanges } from '../../../domain/src/engine/part-answers.ts'
import { asksOf } from '../../../domain/src/engine/reply.ts'
import { deskOf } from '../../../domain/src/engine/standing.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { File } from './file.ts'
import type { ActRow } from './repository.ts'
import type { Eyes } from './told-facts.ts'
import { stageOfAct, standingAt } from './told-stage.ts'
import { isTold } from './view-application.ts'

/** What stands in the history in a place of its own. */
const toldElsewhere = new Set(['note', 'noteBng', 'appeal', 'approvedAmount', 'recommendedAmount', 'stage', 'fieldsToCorrect'])

/** Who did what and wrote what; to the applicant only what is told, without names. */
export async function tellHistory({ db, secrets }: Pick<Context, 'db' | 'secrets'>, file: File, eyes: Eyes) {
  const acts = file.acts.filter((act) => eyes.isInsider || isTold(file, act))
  const needed = eyes.isInsider ? acts.flatMap((act) => listsForFields(asksOfAct(file, act), act.reply)) : []
  const lists = await loadLists(db, needed)
  return acts.map((act) => tellAct(secrets, file, act, lists, eyes))
}

function tellAct(secrets: Secrets, file: File, act: ActRow, lists: Lists, { isInsider, isWhole }: Eyes) {
  const { definition } = file
  const move = definition.workflow.moves.find(({ id }) => id === act.move)
  const desk = deskOf(definition.workflow, act.desk)
  const stage = stageOfAct(file, act)
  const changes = act.changes_sealed ? (JSON.parse(secrets.open(act.changes_sealed)) as Change[]) : []
  // An officer's note is for colleagues unless it went to the applicant with the file or the decision.
  const isForApplicant = definition.workflow.states[act.to_state]?.status !== 'UNDER_REVIEW'
  const mayRead = isInsider || isForApplicant
  return {
    at: act.at.toISOString(),
    action: act.move,
    label: move?.label.en ?? act.move,
    labelBng: move?.label.bn ?? act.move,
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
    reply: isInsider ? tellReply(file, act, replyOf(secrets, act), lists, isWhole) : [],
    changes: isInsider
      ? (isWhole ? changes : maskChanges(definition, changes)).map(({ path, before }) => ({ path, before: before ?? null }))
      : [],
  }
}

/** What an officer was asked with an act: by the move, and by the desk that let the file go. */
export function asksOfAct({ definition: { workflow }, standing }: File, act: ActRow): Field[] {
  const move = workflow.moves.find(({ id }) => id === act.move)
  return move ? asksOf(move, workflow, standingAt(standing, act)) : []
}

export const replyOf = (secrets: Secrets, { reply, reply_sealed }: ActRow): Answers =>
  reply_sealed ? joinAnswers(reply, JSON.parse(secrets.open(reply_sealed)) as Answers) : reply

/** What was answered was asked then: a condition on the facts of today must not hide it. */
export function askedThen(field: Field): Field {
  const { when: _then, ...asked } = field
  return asked
}

/** The check-list, the finding of a call, the flight: a colleague decides by it. */
function tellReply(file: File, act: ActRow, whole: Answers, lists: Lists, isWhole: boolean) {
  const asks = asksOfAct(file, act).filter(({ id }) => !toldElsewhere.has(id))
  const step = { id: 'reply', title: { bn: '', en: '' }, fields: asks }
  const reply = isWhole ? whole : maskAnswers({ steps: [step] }, whole)
  const linesIn = (locale: Locale) => {
    const view = { facts: {}, lists, answers: [reply, file.answers] }
    return linesOf([{ path: '', heading: '', lines: describeFields(asks.map(askedThen), reply, '', view, locale) }])
  }
  const bangla = new Map(linesIn('bn').map((line) => [line.path, line]))
  return linesIn('en').map(({ path, label, text, documents = [] }) => ({
    label,
    labelBng: bangla.get(path)?.label ?? label,
    text,
    textBng: bangla.get(path)?.text ?? text,
    // Who only looks on may not open a paper, and need not know where it lies.
    documents: isWhole ? documents : [],
  }))
}
