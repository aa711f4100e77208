import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { decideLinkRequest, type listLinkRequests } from '@wewb/domain/casework/link-request-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { earlierMessages } from './messages.ts'

type Received = ResponseOf<typeof listLinkRequests>['received']
type Decision = { request: Received[number]; isAccepted: boolean }

/** Lets the owner of an application accept or refuse that it goes to another account. */
export function ReceivedRequests({ requests, onDecided }: { requests: Received; onDecided(): void }) {
  const { text, date, digits } = useLanguage()
  const [deciding, setDeciding] = useState<Decision>()
  if (requests.length === 0) return <p className="text-muted">{text(earlierMessages.receivedNone)}</p>
  return (
    <>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id} className="rounded-control border border-line px-4 py-3">
            <p className="text-sm text-muted">{text(request.service)}</p>
            <p className="font-semibold">
              {text(earlierMessages.asks, {
                name: request.name,
                phone: digits(request.sentFrom),
                ref: request.applicationNo,
              })}
            </p>
            <p>{text(earlierMessages.until, { date: date(request.expiresAt) })}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button isSmall onClick={() => setDeciding({ request, isAccepted: true })}>
                {text(earlierMessages.accept)}
                <span className="sr-only">: {request.applicationNo}</span>
              </Button>
              <Button isSmall variant="danger" onClick={() => setDeciding({ request, isAccepted: false })}>
                {text(earlierMessages.refuse)}
                <span className="sr-only">: {request.applicationNo}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deciding && (
        <ConfirmDecision
          {...deciding}
          onCancel={() => setDeciding(undefined)}
          onDecided={() => {
            setDeciding(undefined)
            onDecided()
          }}
        />
      )}
    </>
  )
}

type Props = Decision & { onCancel(): void; onDecided(): void }

function ConfirmDecision({ request: { id, applicationNo, name }, isAccepted, onCancel, onDecided }: Props) {
  const { text } = useLanguage()
  const client = useQueryClient()
  const decide = async () => {
    const decision = isAccepted ? 'ACCEPTED' : 'REFUSED'
    const { message } = await sendRequest(decideLinkRequest, {
      params: { id },
      body: { decision },
      isOfflineTolerant: true,
    })
    await client.invalidateQueries({ queryKey: ['applications'] })
    onDecided()
    return message
  }
  return (
    <ConfirmDialog
      title={text(isAccepted ? earlierMessages.acceptTitle : earlierMessages.refuseTitle)}
      confirmLabel={text(isAccepted ? earlierMessages.accept : earlierMessages.refuse)}
      cancelLabel={text(earlierMessages.cancel)}
      variant={isAccepted ? 'primary' : 'danger'}
      onConfirm={decide}
      onCancel={onCancel}
    >
      <p>{text(isAccepted ? earlierMessages.acceptText : earlierMessages.refuseText, { ref: applicationNo, name })}</p>
    </ConfirmDialog>
  )
}
