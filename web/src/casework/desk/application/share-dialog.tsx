import { useState } from 'react'
import { decideShares, type Shares } from '@wewb/domain/casework/share-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { shareFields, sharesAsAnswers, validateShareChoice } from '@wewb/domain/payments/share-decision'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { shareMessages } from './share-messages.ts'

type Props = { application: Application; shares: Shares; onClose(): void; onSaved(): Promise<void> }

/** Asks the officer which shares are paid, and why. The inputs begin with the shares that are paid now. */
export function ShareDialog({ application, shares: { heirs }, onClose, onSaved }: Props) {
  const text = useText()
  const services = useFormServices()
  const [fields] = useState(() => shareFields(heirs))
  const [initial] = useState(() => sharesAsAnswers(heirs))
  const { applicationNo, revision } = application
  const save = async (answers: Answers) => {
    await sendRequest(decideShares, { params: { applicationNo }, body: { answers, revision }, showLoader: false })
    toast({ kind: 'success', text: text(shareMessages.saved) })
    await onSaved()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(shareMessages.title)}>
      <p className="mb-4 text-muted">{text(shareMessages.first)}</p>
      <FieldsForm
        fields={fields}
        facts={application.facts}
        services={services}
        initial={initial}
        validate={(answers) => validateShareChoice(heirs, answers)}
        submitLabel={shareMessages.save}
        onSubmit={save}
      />
    </Modal>
  )
}
