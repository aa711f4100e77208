import { getOwn } from '@wewb/domain/collections/get-own'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { Timeline, type TimelineRow } from '#form-engine/applications/timeline.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { applicantActionNames, statusMessages } from './status-messages.ts'

/** Shows the history and the next step. */
export function StatusTimeline({ application }: { application: Application }) {
  const { text } = useLanguage()
  const { history, definition, state, next, nextBng, currentOffice, currentOfficeBng, editableYn, holderNote } =
    application
  const rows = history.map((row): TimelineRow => {
    const note = text({ bn: row.noteBng || row.note, en: row.note || row.noteBng })
    return {
      at: row.at,
      what: whatOf(row, definition.workflow),
      ...(row.desk && { by: { bn: row.deskBng ?? row.desk, en: row.desk } }),
      ...(note && { note }),
    }
  })
  const hasEnded = definition.workflow.states[state]?.ends === true
  const office = { bn: currentOfficeBng, en: currentOffice }
  return (
    <>
      {!hasEnded && editableYn === 'N' && (
        <p className="mb-4">{text(holderNote ?? statusMessages.office, { office })}</p>
      )}
      <Timeline rows={rows} {...(next && !hasEnded && { next: { title: { bn: nextBng, en: next } } })} />
    </>
  )
}

/** Prefers the stage of a case, except for the applicant's own moves; otherwise uses the action name or the label. */
function whatOf(
  { action, label, labelBng, stage, stageBng }: Application['history'][number],
  { moves }: Workflow,
): Bilingual {
  const isTheirs = moves.find(({ id }) => id === action)?.by === 'applicant'
  if (stage && !isTheirs) return { bn: stageBng ?? stage, en: stage }
  return getOwn(applicantActionNames, action) ?? { bn: labelBng, en: label }
}
