import { getOwn } from '@wewb/domain/collections/get-own'
import { complaintMoves, hasNoteToComplainant, type ComplaintAction } from '@wewb/domain/content/complaints/moves'
import { complaintRoleOf, type Officer } from '@wewb/domain/content/complaints/complaint-access'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { formatFieldAnswers, flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { decryptReply } from './complaint.ts'
import { listActs, type ActRow, type ComplaintRow } from './queries.ts'

const sides: Record<Exclude<ActRow['by_side'], 'STAFF'>, Bilingual> = {
  COMPLAINANT: { bn: 'অভিযোগকারী', en: 'Complainant' },
  PORTAL: { bn: 'পোর্টাল', en: 'The portal' },
}

/** Lists the acts with author and text, oldest first. An onlooker sees only the acts that the complainant sees. */
export async function describeActs(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  row: ComplaintRow,
  officer: Officer,
) {
  const isInsider = officer.isAuditor || complaintRoleOf(officer) !== 'ONLOOKER'
  const acts = (await listActs(db, row.id)).filter(
    ({ action }) => isInsider || getOwn(complaintMoves, action)?.complainantText,
  )
  return await Promise.all(
    acts.map(async (act) => {
      const action = act.action as ComplaintAction
      const { done, actionFields } = complaintMoves[action]
      const reply = decryptReply(secrets, act)
      const person =
        act.by_side === 'STAFF'
          ? { bn: act.full_name_bng ?? act.full_name ?? '', en: act.full_name ?? '' }
          : sides[act.by_side]
      return {
        at: act.at.toISOString(),
        label: done.en,
        labelBng: done.bn,
        person: isInsider || act.by_side !== 'STAFF' ? person.en : '',
        personBng: isInsider || act.by_side !== 'STAFF' ? person.bn : '',
        lines: linesIn(
          isInsider || hasNoteToComplainant(action) ? actionFields : [],
          reply,
          await loadLists(db, neededEntriesOfFields(actionFields, reply)),
        ),
      }
    }),
  )
}

function linesIn(actionFields: readonly Field[], reply: Answers, lists: LookupResolver) {
  const view = { facts: {}, lists, answers: [reply] }
  const [bn, en] = (['bn', 'en'] as const).map((locale) =>
    flattenSections([{ path: '', heading: '', lines: formatFieldAnswers(actionFields, reply, '', view, locale) }]),
  )
  return (en ?? []).map((line, index) => ({
    label: line.label,
    labelBng: bn?.[index]?.label ?? line.label,
    text: line.text,
    textBng: bn?.[index]?.text ?? line.text,
  }))
}
