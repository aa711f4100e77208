import { RotateCw, Undo2 } from 'lucide-react'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import type { Outbox } from '../../forms/kept/outbox.ts'
import type { Waiting } from '../../forms/kept/waiting.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { waitingWords as words } from './waiting-words.ts'

type Props = { waiting: Waiting; definition: Pick<ServiceDefinition, 'steps'>; outbox: Outbox }

/** What is kept on this device and has not gone: nothing is said while the line carries everything. */
export function WaitingWork({ waiting, definition, outbox }: Props) {
  const { text } = useLanguage()
  const { isHeldUp, steps, documents, submission, refused } = waiting
  const takeBack = () => {
    outbox.takeBack()
    toast({ kind: 'info', text: text(words.takenBack) })
  }
  return (
    <div aria-live="polite" className="mb-6 grid grid-cols-1 gap-3 empty:hidden">
      {refused.map(({ id, fileName, why }) => (
        <Alert key={id} kind="danger" title={text(words.refused, { name: fileName })}>
          {text(why)}
        </Alert>
      ))}
      {isHeldUp && (
        <Alert kind="needs-you" title={text(submission ? words.notSubmitted : words.waits)}>
          <p>{text(submission ? words.notSubmittedText : words.waitsText)}</p>
          <WaitingList steps={steps} documents={documents} definition={definition} />
          <p className="mt-1">{text(words.sealed)}</p>
          <div className="mt-2 -ml-3 flex flex-wrap">
            <Button look="quiet" isSmall icon={<RotateCw aria-hidden size={18} />} onClick={() => void outbox.run()}>
              {text(words.sendNow)}
            </Button>
            {submission && (
              <Button look="quiet" isSmall icon={<Undo2 aria-hidden size={18} />} onClick={takeBack}>
                {text(words.takeBack)}
              </Button>
            )}
          </div>
        </Alert>
      )}
    </div>
  )
}

function WaitingList({ steps, documents, definition }: Pick<Waiting, 'steps' | 'documents'> & Pick<Props, 'definition'>) {
  const { text } = useLanguage()
  const names = definition.steps.filter(({ id }) => steps.some(({ step }) => step === id)).map(({ title }) => text(title))
  if (steps.length + documents.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {names.length > 0 && <li>{text(names.length === 1 ? words.oneStep : words.steps, { n: names.length, names: names.join(', ') })}</li>}
      {documents.map(({ id, facts, share }) => (
        <li key={id}>
          {text(share > 0 ? words.pageShare : words.page, {
            name: facts.fileName,
            n: facts.kilobytes,
            share: Math.round(share * 100),
          })}
        </li>
      ))}
    </ul>
  )
}
