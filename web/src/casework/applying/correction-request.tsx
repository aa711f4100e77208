import { PencilLine, TriangleAlert } from 'lucide-react'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import type { Application } from '#form-engine/applications/application.ts'
import { applicationMessages } from '#form-engine/applications/application-messages.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'
import { ReturnedPayments, failedTitle, findReturnedPayments } from './payments.tsx'
import { stepOfPath } from './step-of-path.ts'
import { statusMessages } from './status-messages.ts'
import { useServiceUrl } from './use-service-url.ts'

/** Shows why the application was returned, by the officer or the bank, the deadline, and a link to correct it. */
export function CorrectionRequest({ application }: { application: Application }) {
  const { text } = useLanguage()
  const address = useServiceUrl()
  const { applicationNo, definition, unlocked, dueOn, history, next, nextBng } = application
  const last = history.at(-1)
  const note = last && text({ bn: last.noteBng || last.note, en: last.note || last.noteBng })
  const labels = new Map(flattenDefinition(definition).map(({ path, field }) => [path, field.label]))
  const returned = findReturnedPayments(application)
  const isReturned = returned.length > 0
  const first = definition.steps.find(({ id }) => unlocked.some((path) => stepOfPath(definition, path) === id))
  return (
    <section className="grid gap-3 rounded-card border-2 border-needs-you bg-needs-you-soft p-5">
      <h2 className="flex items-center gap-2 text-lg font-bold text-needs-you">
        <TriangleAlert aria-hidden size={24} className="shrink-0" />
        {text(isReturned ? failedTitle(returned) : statusMessages.needFromYou)}
      </h2>
      {dueOn && (
        <p className="font-semibold">
          <Deadline sentence={applicationMessages.correctBy} day={dueOn} />
        </p>
      )}
      {isReturned && <ReturnedPayments payments={returned} />}
      {next && !returned.some(({ advice }) => advice) && <p>{text({ bn: nextBng, en: next })}</p>}
      {note && (
        <blockquote className="rounded-control bg-card px-4 py-3 break-words whitespace-pre-line">{note}</blockquote>
      )}
      {(!isReturned || (unlocked.length > 1 && !returned[0]?.payee)) && (
        <ul className="list-disc pl-6">
          {unlocked.map((path) => {
            const label = labels.get(path.replace(/\.\d+(?=\.|$)/g, ''))
            return label && <li key={path}>{text(label)}</li>
          })}
        </ul>
      )}
      <div>
        <ButtonLink
          to={address({ application: applicationNo, step: first?.id ?? 'corrected' })}
          icon={<PencilLine aria-hidden size={20} />}
          className="w-full sm:w-auto"
        >
          {text(isReturned ? paymentStatusMessages.correctBank : statusMessages.correctNow)}
        </ButtonLink>
      </div>
    </section>
  )
}
