import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { replaceCard } from '@wewb/domain/membership/membership-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { memberMessages, cardReplacementReasonMessages } from './member-messages.ts'
import type { Membership } from './use-membership.ts'

type Reason = keyof typeof cardReplacementReasonMessages
type Props = { membershipId: string; onReplaced(membership: Membership): void }

/** Replaces a lost, stolen or damaged card. Needs confirmation, because the old one ends at once. */
export function ReplaceCard({ membershipId, onReplaced }: Props) {
  const text = useText()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <Card title={text(memberMessages.newCard)}>
      <p className="mb-3 text-muted">{text(memberMessages.newCardText)}</p>
      <Button
        variant="secondary"
        icon={<CreditCard aria-hidden size={20} />}
        className="w-full sm:w-auto"
        onClick={() => setIsConfirming(true)}
      >
        {text(memberMessages.takeNewCard)}
      </Button>
      {isConfirming && (
        <ConfirmNewCard
          membershipId={membershipId}
          onCancel={() => setIsConfirming(false)}
          onReplaced={(membership) => {
            setIsConfirming(false)
            onReplaced(membership)
          }}
        />
      )}
    </Card>
  )
}

function ConfirmNewCard({ membershipId, onReplaced, onCancel }: Props & { onCancel(): void }) {
  const text = useText()
  const [reason, setReason] = useState<Reason | ''>('')
  const replace = async (problems: FormProblems) => {
    if (!reason) return void problems.showIssues([issue('reason', 'required')])
    const { data, message } = await sendRequest(replaceCard, {
      params: { membershipId },
      body: { reason },
      isOfflineTolerant: true,
    })
    onReplaced(data)
    return message
  }
  return (
    <ConfirmDialog
      title={text(memberMessages.newCardTitle)}
      confirmLabel={text(memberMessages.newCardYes)}
      onConfirm={replace}
      onCancel={onCancel}
      fields={{ reason: memberMessages.reason }}
    >
      {(problems) => (
        <>
          <p>{text(memberMessages.newCardWarning)}</p>
          <RadioGroup<Reason>
            id="reason"
            label={text(memberMessages.reason)}
            value={reason}
            onChange={(chosen) => {
              problems.clearErrorsAt('reason')
              setReason(chosen)
            }}
            choices={(Object.keys(cardReplacementReasonMessages) as Reason[]).map((value) => ({
              value,
              label: text(cardReplacementReasonMessages[value]),
            }))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
