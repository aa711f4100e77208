import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import type { Complaint } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

type Act = Complaint['history'][number]

/** Shows the history, newest first, because officers look for the last entry. */
export function ComplaintHistory({ complaint }: { complaint: Complaint }) {
  const { text } = useLanguage()
  return (
    <Card title={text(complaintDeskMessages.history)}>
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
  const when = useDhakaMoment(new Date(act.at))
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
