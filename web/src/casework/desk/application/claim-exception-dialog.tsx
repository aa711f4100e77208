import {
  decideClaimException,
  decideClaimWaiver,
  requestClaimException,
  requestClaimWaiver,
} from '@wewb/domain/casework/claim-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
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
const decisionFields = (confirm: Bilingual, decline: Bilingual): Field[] => [
  {
    kind: 'choice',
    id: 'decision',
    display: 'radio',
    label: claimMessages.decision,
    options: [
      { value: 'CONFIRMED', label: confirm },
      { value: 'DECLINED', label: decline },
    ],
  },
  { kind: 'paragraph', id: 'note', ...length, label: claimMessages.note },
]

type Kind = 'request' | 'decide' | 'request-waiver' | 'decide-waiver'
const forms: Record<Kind, { title: Bilingual; fields: Field[] }> = {
  request: { title: claimMessages.request, fields: [reason] },
  decide: { title: claimMessages.decide, fields: decisionFields(claimMessages.confirm, claimMessages.decline) },
  'request-waiver': {
    title: claimMessages.waiverTitle,
    fields: [{ ...reason, label: claimMessages.waiverReason, hint: claimMessages.waiverReasonHint }],
  },
  'decide-waiver': {
    title: claimMessages.waiverTitle,
    fields: decisionFields(claimMessages.confirmWaiver, claimMessages.declineWaiver),
  },
}

type Props = {
  application: Application
  kind: Kind
  asksAmount: boolean
  /** The request that is decided. */
  requestId?: number | undefined
  onClose(): void
  onSaved(): Promise<void>
}

/** Asks for an exception to the claims ledger or a waiver of a granted claim, or decides one as the second person. */
export function ClaimExceptionDialog({ application, kind, asksAmount, requestId = 0, onClose, onSaved }: Props) {
  const text = useText()
  const services = useFormServices()
  const { applicationNo, revision } = application
  const save = async (answers: Answers) => {
    const params = { applicationNo }
    const isDecision = kind === 'decide' || kind === 'decide-waiver'
    const isWaiver = kind === 'request-waiver' || kind === 'decide-waiver'
    const { message } = isDecision
      ? await sendRequest(isWaiver ? decideClaimWaiver : decideClaimException, {
          params,
          body: {
            decision: answers['decision'] === 'CONFIRMED' ? 'CONFIRMED' : 'DECLINED',
            note: String(answers['note']),
            requestId,
            revision,
          },
          showLoader: false,
        })
      : isWaiver
        ? await sendRequest(requestClaimWaiver, {
            params,
            body: { reason: String(answers['reason']), revision },
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
  const { title, fields } = forms[kind]
  return (
    <Modal isOpen onClose={onClose} title={text(title)}>
      <FieldsForm
        fields={asksAmount && kind === 'request' ? [amount, ...fields] : fields}
        facts={application.facts}
        services={services}
        submitLabel={claimMessages.save}
        onSubmit={save}
      />
    </Modal>
  )
}
