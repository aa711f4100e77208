import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Application } from '#form-engine/applications/application.ts'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

type Act = Application['history'][number]

/** Shows the history by desk, newest first, because officers look for the last note. */
export function ApplicationHistory({ application, onOpen }: { application: Application; onOpen(id: string): void }) {
  const { text } = useLanguage()
  const labels = useMemo(
    () => qualifiedLabels(visibleFieldsOf(application.definition, application.answers, { facts: application.facts })),
    [application],
  )
  const nameOf = (path: string) => {
    const label = labels.get(path)
    return label ? text(label) : path
  }
  return (
    <Card title={text(applicationReviewMessages.history)}>
      <ol className="grid gap-4">
        {application.history.toReversed().map((act) => (
          <li key={`${act.at} ${act.action}`} className="border-l-4 border-line pl-4">
            <ActLine act={act} onOpen={onOpen} />
            {act.changes.length > 0 && (
              <p className="text-sm text-muted">
                {text(applicationReviewMessages.corrected)}: {act.changes.map(({ path }) => nameOf(path)).join('; ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function ActLine({ act, onOpen }: { act: Act; onOpen(id: string): void }) {
  const { text, number } = useLanguage()
  const when = useDhakaMoment(new Date(act.at))
  const person = text({ bn: act.personBng || act.person, en: act.person })
  const desk = act.desk && text({ bn: act.deskBng ?? act.desk, en: act.desk })
  const notes = [...new Set([act.noteBng, act.note].filter(Boolean))]
  return (
    <>
      <p className="font-semibold">
        {text({ bn: act.labelBng, en: act.label })}
        {act.stage && ` – ${text({ bn: act.stageBng ?? act.stage, en: act.stage })}`}
        {act.amount &&
          ` – ${text(applicationReviewMessages.amount, { amount: number(act.amount.replace(/\.00$/, '')) })}`}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={act.at}>{when}</time>
        {` · ${[person || text(applicationReviewMessages.bySystem), desk].filter(Boolean).join(', ')}`}
      </p>
      {act.reply.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className={classes('min-h-6 w-fit cursor-pointer rounded-sm font-semibold text-brand', focusRing)}>
            {text(applicationReviewMessages.replied)}
          </summary>
          <dl className="mt-1 grid gap-1.5">
            {act.reply.map((line) => (
              <div key={line.label}>
                <dt className="text-muted">{text({ bn: line.labelBng, en: line.label })}</dt>
                <dd className="break-words whitespace-pre-line">{text({ bn: line.textBng, en: line.text })}</dd>
                {line.documents.length > 0 && (
                  <dd className="-ml-3 flex flex-wrap">
                    {line.documents.map((id, index) => (
                      <Button
                        key={id}
                        variant="quiet"
                        isSmall
                        icon={<FileText aria-hidden size={18} />}
                        onClick={() => onOpen(id)}
                      >
                        <span className="sr-only">{text({ bn: line.labelBng, en: line.label })}: </span>
                        {text(applicationReviewMessages.page, { n: index + 1 })}
                      </Button>
                    ))}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 rounded-control bg-draft-soft px-3 py-2 break-words whitespace-pre-line">
          {note}
        </p>
      ))}
    </>
  )
}
