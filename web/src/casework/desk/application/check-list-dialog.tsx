import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { saveCheckList } from '@wewb/domain/casework/review-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { hasDocumentField } from '@wewb/domain/engine/evaluation/reply'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { reviewMessages } from './review-messages.ts'
import { usePreselectedItems } from './use-preselected-items.ts'

type Props = { application: Application; services: FormServices; onSaved(): Promise<void> }

/** Fields of the desk that can be answered before the move; photos are part of the move itself. */
export function checkListOf({ definition, desk, holderYn, review }: Application): Field[] {
  const asks = (holderYn === 'Y' && review && findDesk(definition.workflow, desk)?.asks) || []
  return hasDocumentField(asks) ? [] : asks
}

/** Button and dialog of the check-list of the desk, which each officer answers for each application. */
export function CheckListButton({ application, services, onSaved }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const asks = checkListOf(application)
  if (asks.length === 0) return null
  const saved = application.review?.checkList
  const done = async () => {
    toast({ kind: 'success', text: text(reviewMessages.checkListSaved) })
    setOpen(false)
    await onSaved()
  }
  return (
    <>
      <Button variant="secondary" icon={<ListChecks aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {text(saved ? reviewMessages.checkListDone : reviewMessages.checkList)}
      </Button>
      {isOpen && (
        <Modal
          isOpen
          onClose={() => setOpen(false)}
          title={`${text(reviewMessages.checkList)} · ${application.applicationNo}`}
        >
          <p className="mb-4 text-muted">{text(reviewMessages.checkListHint)}</p>
          <CheckListForm application={application} services={services} onSaved={done} />
        </Modal>
      )}
    </>
  )
}

function CheckListForm({ application, services, onSaved }: Props) {
  const { applicationNo, revision, facts, review } = application
  const asks = checkListOf(application)
  const preselectedItems = usePreselectedItems(application, services)
  const save = async (answers: Answers) => {
    const body = { answers, revision, preselected: preselectedItems.preselected() }
    await sendRequest(saveCheckList, { params: { applicationNo }, body, showLoader: false })
    await onSaved()
  }
  return (
    <FieldsForm
      fields={asks}
      facts={facts}
      services={preselectedItems.services}
      initial={review?.checkList ?? preselectedItems.preselect(asks, prefill(asks, facts))}
      submitLabel={reviewMessages.saveCheckList}
      onSubmit={save}
    />
  )
}
