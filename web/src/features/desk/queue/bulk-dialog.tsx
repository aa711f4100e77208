import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { bulkAction } from '../../../../../domain/src/contracts/desk.ts'
import type { ServiceDefinition } from '../../../../../domain/src/definition/service-definition.ts'
import type { Move } from '../../../../../domain/src/definition/workflow.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { call } from '../../../api-client/call.ts'
import { ReplyForm } from '../../../forms/reply-form.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { words as uiWords } from '../../../ui/words.ts'
import { useBulkServices } from './bulk-services.ts'
import { factsOf, moveForAll } from './bulk-moves.ts'
import { words } from './queue-words.ts'

type Outcome = AnswerOf<typeof bulkAction>
type Props = { definition: ServiceDefinition; move: Move; numbers: string[]; onClose(): void; onDone(): void }

/** First what would happen, then what is asked, then what did happen, file by file. */
export function BulkDialog({ definition, move, numbers, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const preview = useQuery({
    queryKey: ['bulk', move.id, numbers],
    gcTime: 0,
    queryFn: async () => (await ask(move, numbers, {}, 'Y')).data,
  })
  const send = async (reply: Answers) => {
    setOutcome((await ask(move, preview.data?.done ?? [], reply, 'N')).data)
    await client.invalidateQueries({ queryKey: ['desk'] })
  }
  const close = () => {
    onClose()
    if (outcome) onDone()
  }
  return (
    <Modal
      isOpen
      onClose={close}
      title={text(words.bulkTitle, { move: move.label, n: numbers.length })}
      {...(outcome && { cancelLabel: text(uiWords.close) })}
    >
      <div className="flex flex-col gap-4">
        {preview.isPending && <SkeletonLines lines={4} />}
        {preview.error && <LoadFailed problem={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && !outcome && <Preview {...{ definition, move, preview: preview.data, send }} />}
        {outcome && <Told outcome={outcome} done={words.doneOn} none={words.nothingDone} failed={words.failedOn} />}
      </div>
    </Modal>
  )
}

const ask = (move: Move, applicationNos: string[], reply: Answers, previewYn: 'Y' | 'N') =>
  call(bulkAction, { params: { action: move.id }, body: { applicationNos, reply, previewYn }, showLoader: false })

type PreviewProps = Pick<Props, 'definition' | 'move'> & { preview: Outcome; send(reply: Answers): Promise<void> }

function Preview({ definition, move, preview, send }: PreviewProps) {
  const { text } = useLanguage()
  const services = useBulkServices(definition)
  const { done, asks, prefilled } = preview
  const facts = useMemo(() => factsOf(asks as Field[], prefilled), [asks, prefilled])
  const asked = useMemo(() => moveForAll(move, asks as Field[]), [move, asks])
  return (
    <>
      <Told outcome={preview} done={words.willGo} none={words.nothingGoes} failed={words.willNotGo} />
      {done.length > 0 && (
        <ReplyForm
          move={asked}
          workflow={definition.workflow}
          standing={nowhere}
          facts={facts}
          services={services}
          onSend={send}
          sendLabel={{ bn: text(words.doAll, { n: done.length }), en: text(words.doAll, { n: done.length }) }}
        />
      )}
    </>
  )
}

/** Many files stand at no one place; what a desk asks is already among the questions. */
const nowhere = { state: '', approvalStatus: 0, unlocked: [], since: '', owners: [], offices: {}, acts: [] } as const

function Told({ outcome, done, none, failed }: { outcome: Outcome; done: Bilingual; none: Bilingual; failed: Bilingual }) {
  const { text } = useLanguage()
  const count = outcome.done.length
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <Alert kind={count > 0 ? 'success' : 'needs-you'}>{text(count > 0 ? done : none, { n: count })}</Alert>
      {outcome.failed.length > 0 && (
        <Alert kind="needs-you" title={text(failed, { n: outcome.failed.length })}>
          <ul className="mt-1 grid max-h-64 gap-1 overflow-y-auto">
            {outcome.failed.map(({ applicationNo, message }) => (
              <li key={applicationNo}>
                <span className="font-semibold tabular-nums">{applicationNo}</span>: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
