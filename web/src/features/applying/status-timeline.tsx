import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Workflow } from '../../../../domain/src/definition/workflow.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../forms/application.ts'
import { Timeline, type TimelineRow } from '../../forms/timeline.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { acts, statusWords as words } from './status-words.ts'

/** The road so far, and the one step that comes next. */
export function StatusTimeline({ application }: { application: Application }) {
  const { text } = useLanguage()
  const { history, definition, state, next, nextBng, currentOffice, currentOfficeBng, editableYn } = application
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
      {!hasEnded && editableYn === 'N' && <p className="mb-4">{text(words.office, { office })}</p>}
      <Timeline rows={rows} {...(next && !hasEnded && { next: { title: { bn: nextBng, en: next } } })} />
    </>
  )
}

/** What the person did goes by that; of a case they read how far it came, of any other act what it was. */
function whatOf({ action, label, labelBng, stage, stageBng }: Application['history'][number], { moves }: Workflow): Bilingual {
  const isTheirs = moves.find(({ id }) => id === action)?.by === 'applicant'
  if (stage && !isTheirs) return { bn: stageBng ?? stage, en: stage }
  return getOwn(acts, action) ?? { bn: labelBng, en: label }
}
