import { useState } from 'react'
import { MAX_REASON_LENGTH, validateReopening } from '@wewb/domain/services/stopped-service'
import { reopenService } from '@wewb/domain/services/stopped-service-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import type { ServiceStop } from './stopped-services-page.tsx'
import { stoppedServiceMessages } from './messages.ts'

type Props = { stop: ServiceStop; onClose(): void; onSaved(): Promise<void> }

export function ReopenServiceDialog({ stop: { stopId, title, titleBng }, onClose, onSaved }: Props) {
  const text = useText()
  const [reopenReason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={text(stoppedServiceMessages.reopenTitle, { service: { bn: titleBng, en: title } })}
      confirmLabel={text(stoppedServiceMessages.reopen)}
      variant="primary"
      fields={{ reopenReason: stoppedServiceMessages.reopenReason }}
      onCancel={onClose}
      onConfirm={async (problems) => {
        if (problems.showIssues(validateReopening(reopenReason.trim()))) return undefined
        const { message } = await sendRequest(reopenService, {
          params: { stopId },
          body: { reopenReason },
          isOfflineTolerant: true,
        })
        await onSaved()
        return message
      }}
    >
      {(problems) => (
        <>
          <p>{text(stoppedServiceMessages.reopenText)}</p>
          <TextArea
            id="reopenReason"
            label={text(stoppedServiceMessages.reopenReason)}
            hint={text(stoppedServiceMessages.reopenReasonHint)}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reopenReason}
            error={problems.errorOf('reopenReason')}
            onChange={(value) => (problems.clearErrorsAt('reopenReason'), setReason(value))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
