import { useMemo } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addReplyDocument, removeReplyDocument, takeAction } from '@wewb/domain/casework/application-move-contracts'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { toWorkflowState, type Application } from '#form-engine/applications/application.ts'
import { enqueueRequest } from '#form-engine/applications/request-queue.ts'
import { ActionForm } from '#form-engine/forms/action-form.tsx'
import { uploadDocument } from '#form-engine/applications/upload-document.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { usePreselectedItems } from './use-preselected-items.ts'

type Props = {
  application: Application
  move: Move
  services: FormServices
  onClose(): void
  onMoved(): void
  /** Runs when the application has changed since the officer loaded it. */
  onRejected(problem: unknown): void
}

const overtaken = new Set(['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'FILE_TAKEN', 'NOT_FOUND'])

/** Renders the fields of a move with the same inputs as the application. */
export function MoveDialog({ application, move, services, onClose, onMoved, onRejected }: Props) {
  const text = useText()
  const { applicationNo, revision } = application
  const workflowState = useMemo(() => toWorkflowState(application), [application])
  const replying = useReplyServices(services, applicationNo, move.id)
  const preselectedItems = usePreselectedItems(application, replying)
  const asks = move.passesOn ? (findDesk(application.definition.workflow, application.desk)?.asks ?? []) : []
  const send = async (reply: Answers) => {
    try {
      // Sends the revision the officer has read, not the newest: a decision must not apply to an unseen version.
      await enqueueRequest(applicationNo, async () => {
        const body = { reply, revision, ...(asks.length > 0 && { preselected: preselectedItems.preselected() }) }
        return (
          await sendRequest(takeAction, {
            params: { applicationNo, action: move.id },
            body,
            isOfflineTolerant: true,
            showLoader: false,
          })
        ).data
      })
    } catch (problem) {
      if (problem instanceof ApiProblem && overtaken.has(problem.code)) return onRejected(problem)
      throw problem
    }
    return onMoved()
  }
  return (
    <Modal isOpen onClose={onClose} title={`${text(move.label)} · ${applicationNo}`}>
      <ActionForm
        move={move}
        workflow={application.definition.workflow}
        workflowState={workflowState}
        facts={application.facts}
        services={preselectedItems.services}
        answered={preselectedItems.preselect(asks, (asks.length > 0 && application.review?.checkList) || {})}
        onSubmit={send}
        submitLabel={move.label}
      />
    </Modal>
  )
}

/**
 * Lookups and questions are those of the application, but documents are uploaded to the reply. Unreferenced uploads are
 * garbage-collected.
 */
const useReplyServices = (services: FormServices, applicationNo: string, action: string): FormServices =>
  useMemo(
    () => ({
      ...services,
      upload: (path, file, onProgress) =>
        uploadDocument(addReplyDocument, { applicationNo, action }, path, file, onProgress),
      remove: async (documentId) => {
        await sendRequest(removeReplyDocument, {
          params: { applicationNo, action, documentId },
          isOfflineTolerant: true,
          showLoader: false,
        })
      },
    }),
    [services, applicationNo, action],
  )
