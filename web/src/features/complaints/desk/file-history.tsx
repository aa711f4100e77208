import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { useMomentInDhaka } from '../../../ui/deadline.tsx'
import type { Complaint } from './use-complaints.ts'
import { words } from './words.ts'

type Act = Complaint['history'][number]

/** Who did what with which words, newest first: the last word is the first thing a colleague looks for. */
export function FileHistory({ complaint }: { complaint: Complaint }) {
  const { text } = useLanguage()
  return (
    <Card title={text(words.history)}>
      <ol className="grid gap-4">
        {complaint.history.toReversed().map((act) => (
          <li key={`${act.at} ${act.label}`} className="border-l-4 border-line pl-4">
            <ActLine act={act} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function ActLine({ act }: { act: Act }) {
  const { text } = useLanguage()
  const when = useMomentInDhaka(new Date(act.at))
  const person = text({ bn: act.personBng || act.person, en: act.person })
  return (
    <>
      <p className="font-semibold">{text({ bn: act.labelBng, en: act.label })}</p>
      <p className="text-sm text-muted">
        <time dateTime={act.at}>{when}</time>
        {person && ` · ${person}`}
      </p>
      {act.lines.length > 0 && (
        <dl className="mt-1 grid gap-1.5">
          {act.lines.map((line) => (
            <div key={line.label}>
              <dt className="text-sm text-muted">{text({ bn: line.labelBng, en: line.label })}</dt>
              <dd className="break-words whitespace-pre-line">{text({ bn: line.textBng, en: line.text })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
