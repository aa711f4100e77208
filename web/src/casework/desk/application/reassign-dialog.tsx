import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listReceivingOffices, reassignApplication } from '@wewb/domain/casework/application-move-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

type Props = { application: Application; onClose(): void; onDone(): Promise<void> }

/** Gives the application at the desk of an office to another office, or to head office. */
export function ReassignDialog({ application: { applicationNo, revision }, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState({ officeId: '', reason: '' })
  const { data, error, refetch } = useQuery({
    queryKey: ['receiving-offices', applicationNo, revision],
    queryFn: async () =>
      (await sendRequest(listReceivingOffices, { params: { applicationNo }, showLoader: false })).data.list,
  })
  const missing: Issue[] = [
    ...(typed.officeId ? [] : [{ path: 'officeId', code: 'not-an-option' as const }]),
    ...(typed.reason.trim() ? [] : [{ path: 'reason', code: 'required' as const }]),
  ]
  return (
    <ConfirmDialog
      title={text(applicationReviewMessages.reassign)}
      confirmLabel={text(applicationReviewMessages.reassign)}
      variant="primary"
      fields={{ officeId: applicationReviewMessages.receivingOffice, reason: applicationReviewMessages.reassignReason }}
      onCancel={onClose}
      onConfirm={async (problems) => {
        if (problems.showIssues(missing)) return undefined
        const { message } = await sendRequest(reassignApplication, {
          params: { applicationNo },
          body: { officeId: Number(typed.officeId), reason: typed.reason, revision },
          showLoader: false,
        })
        await onDone()
        return message
      }}
    >
      {(problems) => (
        <>
          <p>{text(applicationReviewMessages.reassignText)}</p>
          {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
          <Select
            id="officeId"
            label={text(applicationReviewMessages.receivingOffice)}
            value={typed.officeId}
            error={problems.errorOf('officeId')}
            onChange={(officeId) => (problems.clearErrorsAt('officeId'), setTyped({ ...typed, officeId }))}
            options={(data ?? []).map(({ officeId, name, nameBng }) => ({
              value: String(officeId),
              label: text({ bn: nameBng, en: name }),
            }))}
          />
          <TextArea
            id="reason"
            label={text(applicationReviewMessages.reassignReason)}
            hint={text(applicationReviewMessages.reassignReasonHint)}
            rows={3}
            maxLength={1000}
            value={typed.reason}
            error={problems.errorOf('reason')}
            onChange={(reason) => (problems.clearErrorsAt('reason'), setTyped({ ...typed, reason }))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
