import { useCallback } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { complaintMoves, type OfficerAction } from '../../../../../domain/src/complaints/moves.ts'
import { takeComplaintAction } from '../../../../../domain/src/contracts/complaints.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import type { Entry } from '../../../fields/form-services.ts'
import { useText } from '../../../i18n/language.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { useKeptFiles } from '../use-kept-files.ts'
import type { Complaint } from './use-complaints.ts'

type Props = {
  complaint: Complaint
  action: OfficerAction
  /** Whom it may be given to. */
  offices: Entry[]
  onClose(): void
  onActed(): void
  /** The complaint is no longer what this officer sees. */
  onRefused(problem: unknown): void
}

const overtaken = new Set(['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'NOT_FOUND'])

/** What an action asks, drawn by the same boxes as the complaint itself. */
export function ActionDialog({ complaint: { ticketNo, revision }, action, offices, onClose, onActed, onRefused }: Props) {
  const text = useText()
  const { label, asks } = complaintMoves[action]
  const { services } = useKeptFiles(useCallback(async () => offices, [offices]))
  const send = async (kept: Answers) => {
    try {
      // The revision that was read, not the newest: nobody decides on what he has not seen.
      const body = { ...kept, action, revision }
      await call(takeComplaintAction, { params: { ticketNo }, body, isPatient: true, showLoader: false })
    } catch (problem) {
      if (problem instanceof CallProblem && overtaken.has(problem.code)) return onRefused(problem)
      throw problem
    }
    return onActed()
  }
  return (
    <Modal isOpen onClose={onClose} title={`${text(label)} · ${ticketNo}`}>
      <AnswerForm fields={asks} services={services} sendLabel={label} onSend={send} />
    </Modal>
  )
}
