import { decideClaimException, requestClaimException } from '@wewb/domain/casework/claim-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { claimMessages } from './claim-messages.ts'

const length = { shortest: 10, longest: 1000 } as const
const amount: Field = { kind: 'money', id: 'amount', label: claimMessages.amount }
const reason: Field = {
  kind: 'paragraph',
  id: 'reason',
  ...length,
  label: claimMessages.reason,
  hint: claimMessages.reasonHint,
}
const decisionFields: Field[] = [
  {
    kind: 'choice',
    id: 'decision',
    display: 'radio',
    label: claimMessages.decision,
    options: [
      { value: 'CONFIRMED', label: claimMessages.confirm },
      { value: 'DECLINED', label: claimMessages.decline },
    ],
  },
  { kind: 'paragraph', id: 'note', ...length, label: claimMessages.note },
]

type Props = {
  application: Application
  kind: 'request' | 'decide'
  asksAmount: boolean
  onClose(): void
  onSaved(): Promise<void>
}

/** Asks for an exception to the claims ledger, or decides one as the second person. */
export function ClaimExceptionDialog({ application, kind, asksAmount, onClose, onSaved }: Props) {
  const text = useText()
  const services = useFormServices()
  const { applicationNo, revision } = application
  const save = async (answers: Answers) => {
    const params = { applicationNo }
    const { message } =
      kind === 'decide'
        ? await sendRequest(decideClaimException, {
            params,
            body: {
              decision: answers['decision'] === 'CONFIRMED' ? 'CONFIRMED' : 'DECLINED',
              note: String(answers['note']),
              revision,
            },
            showLoader: false,
          })
        : await sendRequest(requestClaimException, {
            params,
            body: {
              reason: String(answers['reason']),
              ...(asksAmount && { amount: String(answers['amount']) }),
              revision,
            },
            showLoader: false,
          })
    toast({ kind: 'success', text: message })
    await onSaved()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(kind === 'decide' ? claimMessages.decide : claimMessages.request)}>
      <FieldsForm
        fields={kind === 'decide' ? decisionFields : asksAmount ? [amount, reason] : [reason]}
        facts={application.facts}
        services={services}
        submitLabel={claimMessages.save}
        onSubmit={save}
      />
    </Modal>
  )
}
