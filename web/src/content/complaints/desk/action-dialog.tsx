import { useCallback } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { complaintMoves, type OfficerAction } from '@wewb/domain/content/complaints/moves'
import { takeComplaintAction } from '@wewb/domain/content/complaint-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { ComplaintFieldsForm } from '#content/complaints/complaint-fields-form.tsx'
import { useInMemoryFiles } from '#content/complaints/use-in-memory-files.ts'
import type { Complaint } from './use-complaints.ts'

type Props = {
  complaint: Complaint
  action: OfficerAction
  /** Offices the complaint may be assigned to. */
  offices: LookupEntry[]
  onClose(): void
  onActed(): void
  /** Runs when the complaint has changed since the officer loaded it. */
  onRejected(problem: unknown): void
}

const overtaken = new Set(['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'NOT_FOUND'])

/** Renders the fields of an action with the same inputs as the complaint. */
export function ActionDialog({
  complaint: { ticketNo, revision },
  action,
  offices,
  onClose,
  onActed,
  onRejected,
}: Props) {
  const text = useText()
  const { label, actionFields } = complaintMoves[action]
  const { services } = useInMemoryFiles(useCallback(async () => offices, [offices]))
  const send = async (normalized: Answers) => {
    try {
      // Sends the revision the officer has read, not the newest: a decision must not apply to an unseen version.
      const body = { ...normalized, action, revision }
      await sendRequest(takeComplaintAction, { params: { ticketNo }, body, isOfflineTolerant: true, showLoader: false })
    } catch (problem) {
      if (problem instanceof ApiProblem && overtaken.has(problem.code)) return onRejected(problem)
      throw problem
    }
    return onActed()
  }
  return (
    <Modal isOpen onClose={onClose} title={`${text(label)} · ${ticketNo}`}>
      <ComplaintFieldsForm fields={actionFields} services={services} submitLabel={label} onSend={send} />
    </Modal>
  )
}
