import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { replaceCard } from '../../../../domain/src/contracts/membership.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../ui/asked-once-more.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { memberWords as words, newCardReasons } from './member-words.ts'
import type { Membership } from './use-membership.ts'

type Reason = keyof typeof newCardReasons
type Props = { membershipId: string; onReplaced(membership: Membership): void }

/** A new card for one that was lost, stolen or damaged. Asked once more, because the old one ends at once. */
export function NewCard({ membershipId, onReplaced }: Props) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card title={text(words.newCard)}>
      <p className="mb-3 text-muted">{text(words.newCardText)}</p>
      <Button look="secondary" icon={<CreditCard aria-hidden size={20} />} className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
        {text(words.takeNewCard)}
      </Button>
      {isAsking && (
        <ConfirmNewCard
          membershipId={membershipId}
          onCancel={() => setIsAsking(false)}
          onReplaced={(membership) => {
            setIsAsking(false)
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
  const replace = async (problems: Problems) => {
    if (!reason) return void problems.refuse([issue('reason', 'required')])
    const { data, message } = await call(replaceCard, { params: { membershipId }, body: { reason }, isPatient: true })
    onReplaced(data)
    return message
  }
  return (
    <AskedOnceMore
      title={text(words.newCardTitle)}
      yes={text(words.newCardYes)}
      act={replace}
      onCancel={onCancel}
      fields={{ reason: words.reason }}
    >
      {(problems) => (
        <>
          <p>{text(words.newCardWarning)}</p>
          <RadioGroup<Reason>
            id="reason"
            label={text(words.reason)}
            value={reason}
            onChange={(chosen) => {
              problems.settle('reason')
              setReason(chosen)
            }}
            choices={(Object.keys(newCardReasons) as Reason[]).map((value) => ({ value, label: text(newCardReasons[value]) }))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
