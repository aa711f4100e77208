import { getOwn } from '@wewb/domain/collections/get-own'
import { interpolate } from '@wewb/domain/language/bilingual'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useText } from '#lib/i18n/language.tsx'
import type { Case } from './use-case-query.ts'
import { caseActionNames, caseMessages } from './messages.ts'

/** One timeline for all applications of the case. */
export function CaseTimeline({ timeline }: { timeline: Case['timeline'] }) {
  const text = useText()
  const rows = timeline.map(({ at, applicationNo, title, titleBng, action, label, labelBng, note, noteBng }) => {
    const noteText = text({ bn: noteBng || note, en: note || noteBng })
    const what = interpolate(caseMessages.step, {
      title: { bn: titleBng, en: title },
      act: getOwn(caseActionNames, action) ?? { bn: labelBng, en: label },
    })
    return { at, what, by: applicationNo, ...(noteText && { note: noteText }) }
  })
  return <Timeline rows={rows} />
}
