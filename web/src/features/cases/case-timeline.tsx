import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { fill } from '../../../../domain/src/language/bilingual.ts'
import { Timeline } from '../../forms/timeline.tsx'
import { useText } from '../../i18n/language.tsx'
import type { Case } from './use-case.ts'
import { acts, words } from './words.ts'

/** All files in one line: a family should not have to look in five places. */
export function CaseTimeline({ timeline }: { timeline: Case['timeline'] }) {
  const text = useText()
  const rows = timeline.map(({ at, applicationNo, title, titleBng, action, label, labelBng, note, noteBng }) => {
    const said = text({ bn: noteBng || note, en: note || noteBng })
    const what = fill(words.step, { title: { bn: titleBng, en: title }, act: getOwn(acts, action) ?? { bn: labelBng, en: label } })
    return { at, what, by: applicationNo, ...(said && { note: said }) }
  })
  return <Timeline rows={rows} />
}
