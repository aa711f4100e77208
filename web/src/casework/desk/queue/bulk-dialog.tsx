import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { bulkAction } from '@wewb/domain/casework/desk-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { ActionForm } from '#form-engine/forms/action-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { componentMessages } from '#components/messages.ts'
import { useBulkFormServices } from './use-bulk-form-services.ts'
import { prefillFactsOf, toBulkMove } from './bulk-moves.ts'
import { queueMessages } from './queue-messages.ts'

type Outcome = ResponseOf<typeof bulkAction>
type Props = { definition: ServiceDefinition; move: Move; numbers: string[]; onClose(): void; onDone(): void }

/** Shows a preview, then the fields of the move, then the outcome per application. */
export function BulkDialog({ definition, move, numbers, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const preview = useQuery({
    queryKey: ['bulk', move.id, numbers],
    gcTime: 0,
    queryFn: async () => (await sendBulkMove(move, numbers, {}, 'Y')).data,
  })
  const send = async (reply: Answers) => {
    setOutcome((await sendBulkMove(move, preview.data?.done ?? [], reply, 'N')).data)
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
      title={text(queueMessages.bulkTitle, { move: move.label, n: numbers.length })}
      {...(outcome && { cancelLabel: text(componentMessages.close) })}
    >
      <div className="flex flex-col gap-4">
        {preview.isPending && <SkeletonLines lines={4} />}
        {preview.error && <LoadFailed problem={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && !outcome && <Preview {...{ definition, move, preview: preview.data, send }} />}
        {outcome && (
          <BulkMessage
            outcome={outcome}
            done={queueMessages.doneOn}
            none={queueMessages.nothingDone}
            failed={queueMessages.failedOn}
          />
        )}
      </div>
    </Modal>
  )
}

const sendBulkMove = (move: Move, applicationNos: string[], reply: Answers, previewYn: 'Y' | 'N') =>
  sendRequest(bulkAction, {
    params: { action: move.id },
    body: { applicationNos, reply, previewYn },
    showLoader: false,
  })

type PreviewProps = Pick<Props, 'definition' | 'move'> & { preview: Outcome; send(reply: Answers): Promise<void> }

function Preview({ definition, move, preview, send }: PreviewProps) {
  const { text } = useLanguage()
  const services = useBulkFormServices(definition)
  const { done, asks, prefilled } = preview
  const facts = useMemo(() => prefillFactsOf(asks as Field[], prefilled), [asks, prefilled])
  const bulkMove = useMemo(() => toBulkMove(move, asks as Field[]), [move, asks])
  return (
    <>
      <BulkMessage
        outcome={preview}
        done={queueMessages.willGo}
        none={queueMessages.nothingGoes}
        failed={queueMessages.willNotGo}
      />
      {preview.flags.length > 0 && (
        <Alert kind="needs-you" title={text(queueMessages.flagged, { n: preview.flags.length })}>
          <ul className="mt-1 grid max-h-64 gap-1 overflow-y-auto">
            {preview.flags.map(({ applicationNo, flags }) => (
              <li key={applicationNo} className="flex flex-wrap items-center gap-x-3">
                <span className="font-semibold tabular-nums">{applicationNo}</span>
                <FlagList flags={flags} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {done.length > 0 && (
        <ActionForm
          move={bulkMove}
          workflow={definition.workflow}
          workflowState={nowhere}
          facts={facts}
          services={services}
          onSubmit={send}
          submitLabel={{
            bn: text(queueMessages.doAll, { n: done.length }),
            en: text(queueMessages.doAll, { n: done.length }),
          }}
        />
      )}
    </>
  )
}

/** A bulk move has no single workflow state; the fields of the desk are already among its fields. */
const nowhere = { state: '', approvalStatus: 0, unlocked: [], since: '', owners: [], offices: {}, acts: [] } as const

function BulkMessage({
  outcome,
  done,
  none,
  failed,
}: {
  outcome: Outcome
  done: Bilingual
  none: Bilingual
  failed: Bilingual
}) {
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
