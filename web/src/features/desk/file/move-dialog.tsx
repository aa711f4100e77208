import { useMemo } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { addReplyDocument, removeReplyDocument, takeAction } from '../../../../../domain/src/contracts/application-moves.ts'
import type { Move } from '../../../../../domain/src/definition/workflow.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import type { FormServices } from '../../../fields/form-services.ts'
import { standingOf, type Application } from '../../../forms/application.ts'
import { inTurn } from '../../../forms/application-turns.ts'
import { ReplyForm } from '../../../forms/reply-form.tsx'
import { sendPage } from '../../../forms/send-page.ts'
import { useText } from '../../../i18n/language.tsx'
import { Modal } from '../../../ui/modal.tsx'

type Props = {
  file: Application
  move: Move
  services: FormServices
  onClose(): void
  onMoved(): void
  /** The file is no longer what this officer sees. */
  onRefused(problem: unknown): void
}

const overtaken = new Set(['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'FILE_TAKEN', 'NOT_FOUND'])

/** What a move asks, drawn by the same boxes as the application itself. */
export function MoveDialog({ file, move, services, onClose, onMoved, onRefused }: Props) {
  const text = useText()
  const { applicationNo, revision } = file
  const standing = useMemo(() => standingOf(file), [file])
  const replying = useReplyServices(services, applicationNo, move.id)
  const send = async (reply: Answers) => {
    try {
      // The revision that was read, not the newest: nobody decides on a file he has not seen.
      await inTurn(applicationNo, async () => {
        const body = { reply, revision }
        return (await call(takeAction, { params: { applicationNo, action: move.id }, body, isPatient: true, showLoader: false })).data
      })
    } catch (problem) {
      if (problem instanceof CallProblem && overtaken.has(problem.code)) return onRefused(problem)
      throw problem
    }
    return onMoved()
  }
  return (
    <Modal isOpen onClose={onClose} title={`${text(move.label)} · ${applicationNo}`}>
      <ReplyForm
        move={move}
        workflow={file.definition.workflow}
        standing={standing}
        facts={file.facts}
        services={replying}
        onSend={send}
        sendLabel={move.label}
      />
    </Modal>
  )
}

/** Lists and questions as on the file, but papers go to the reply. What is left lying when the window closes is swept away by the portal. */
const useReplyServices = (services: FormServices, applicationNo: string, action: string): FormServices =>
  useMemo(
    () => ({
      ...services,
      upload: (path, file, onProgress) => sendPage(addReplyDocument, { applicationNo, action }, path, file, onProgress),
      remove: async (documentId) => {
        await call(removeReplyDocument, { params: { applicationNo, action, documentId }, isPatient: true, showLoader: false })
      },
    }),
    [services, applicationNo, action],
  )
