import { PencilLine, TriangleAlert } from 'lucide-react'
import { fieldsOf } from '../../../../domain/src/engine/definition-paths.ts'
import type { Application } from '../../forms/application.ts'
import { applicationWords } from '../../forms/application-words.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { paymentWords } from './payment-words.ts'
import { ReturnedPayment, returnedOf } from './payments.tsx'
import { stepOfPath } from './step-of-path.ts'
import { statusWords as words } from './status-words.ts'
import { useAddress } from './use-address.ts'

/** The file came back: what the officer wrote or the bank said, until when, and the way to put it right. */
export function NeedsYou({ application }: { application: Application }) {
  const { text } = useLanguage()
  const address = useAddress()
  const { applicationNo, definition, unlocked, dueOn, history, next, nextBng } = application
  const last = history.at(-1)
  const note = last && text({ bn: last.noteBng || last.note, en: last.note || last.noteBng })
  const labels = new Map(fieldsOf(definition).map(({ path, field }) => [path, field.label]))
  const returned = returnedOf(application)
  const first = definition.steps.find(({ id }) => unlocked.some((path) => stepOfPath(definition, path) === id))
  return (
    <section className="grid gap-3 rounded-card border-2 border-needs-you bg-needs-you-soft p-5">
      <h2 className="flex items-center gap-2 text-lg font-bold text-needs-you">
        <TriangleAlert aria-hidden size={24} className="shrink-0" />
        {text(returned ? paymentWords.failed : words.needFromYou)}
      </h2>
      {dueOn && (
        <p className="font-semibold">
          <Deadline sentence={applicationWords.correctBy} day={dueOn} />
        </p>
      )}
      {returned && <ReturnedPayment payment={returned} />}
      {next && !returned?.advice && <p>{text({ bn: nextBng, en: next })}</p>}
      {note && <blockquote className="rounded-control bg-card px-4 py-3 break-words whitespace-pre-line">{note}</blockquote>}
      {(!returned || unlocked.length > 1) && (
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
          {text(returned ? paymentWords.correctBank : words.correctNow)}
        </ButtonLink>
      </div>
    </section>
  )
}
