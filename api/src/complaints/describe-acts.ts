import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { complaintMoves, speaksToComplainant, type ComplaintAction } from '../../../domain/src/complaints/moves.ts'
import { seatOf, type Officer } from '../../../domain/src/complaints/standing.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { describeFields, linesOf } from '../../../domain/src/engine/describe.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { replyOf } from './complaint.ts'
import { listActs, type ActRow, type ComplaintRow } from './repository.ts'

const sides: Record<Exclude<ActRow['by_side'], 'STAFF'>, Bilingual> = {
  COMPLAINANT: { bn: 'অভিযোগকারী', en: 'Complainant' },
  PORTAL: { bn: 'পোর্টাল', en: 'The portal' },
}

/** What was done, by whom and with which words, oldest first. Who answers the public's calls hears no more than the public. */
export async function describeActs({ db, secrets }: Pick<Context, 'db' | 'secrets'>, row: ComplaintRow, officer: Officer) {
  const isInsider = officer.isAuditor || seatOf(officer) !== 'ONLOOKER'
  const acts = (await listActs(db, row.id)).filter(({ action }) => isInsider || getOwn(complaintMoves, action)?.told)
  return await Promise.all(
    acts.map(async (act) => {
      const action = act.action as ComplaintAction
      const { done, asks } = complaintMoves[action]
      const reply = replyOf(secrets, act)
      const person = act.by_side === 'STAFF' ? { bn: act.full_name_bng ?? act.full_name ?? '', en: act.full_name ?? '' } : sides[act.by_side]
      return {
        at: act.at.toISOString(),
        label: done.en,
        labelBng: done.bn,
        person: isInsider || act.by_side !== 'STAFF' ? person.en : '',
        personBng: isInsider || act.by_side !== 'STAFF' ? person.bn : '',
        lines: linesIn(isInsider || speaksToComplainant(action) ? asks : [], reply, await loadLists(db, listsForFields(asks, reply))),
      }
    }),
  )
} // prettier-ignore

function linesIn(asks: readonly Field[], reply: Answers, lists: Lists) {
  const view = { facts: {}, lists, answers: [reply] }
  const [bn, en] = (['bn', 'en'] as const).map((locale) =>
    linesOf([{ path: '', heading: '', lines: describeFields(asks, reply, '', view, locale) }]),
  )
  return (en ?? []).map((line, place) => ({
    label: line.label,
    labelBng: bn?.[place]?.label ?? line.label,
    text: line.text,
    textBng: bn?.[place]?.text ?? line.text,
  }))
}
