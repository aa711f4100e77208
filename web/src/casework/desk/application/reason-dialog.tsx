import { crossCheckNames } from '@wewb/domain/casework/cross-checks/cross-check-names'
import type { CrossCheckCode } from '@wewb/domain/casework/cross-checks/cross-check'
import { saveCrossCheckReason } from '@wewb/domain/casework/review-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { crossCheckMessages } from './cross-check-messages.ts'

const fields: Field[] = [
  {
    kind: 'paragraph',
    id: 'reason',
    shortest: 10,
    longest: 1000,
    label: crossCheckMessages.reason,
    hint: crossCheckMessages.reasonHint,
  },
]

type Props = { application: Application; code: CrossCheckCode; onClose(): void; onSaved(): Promise<void> }

/** Asks the officer why two statements differ. */
export function ReasonDialog({ application, code, onClose, onSaved }: Props) {
  const text = useText()
  const services = useFormServices()
  const { applicationNo, revision } = application
  const save = async ({ reason }: Answers) => {
    await sendRequest(saveCrossCheckReason, {
      params: { applicationNo, code },
      body: { reason: String(reason), revision },
      showLoader: false,
    })
    toast({ kind: 'success', text: text(crossCheckMessages.saved) })
    await onSaved()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(crossCheckNames[code])}>
      <FieldsForm
        fields={fields}
        facts={application.facts}
        services={services}
        submitLabel={crossCheckMessages.save}
        onSubmit={save}
      />
    </Modal>
  )
}
