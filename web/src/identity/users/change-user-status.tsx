import { useState } from 'react'
import { MAX_STATUS_REASON_LENGTH, setUserStatus } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { useReloadUsers, type User } from './use-users.ts'
import { userMessages } from './messages.ts'

/** Deactivates or activates a user. Deactivation requires a reason; for activation it is optional. */
export function ChangeUserStatus({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReloadUsers()
  const [reason, setReason] = useState('')
  const isClosing = user.state === 'active'
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  return (
    <ConfirmDialog
      title={text(isClosing ? userMessages.deactivate : userMessages.reactivate)}
      confirmLabel={text(isClosing ? userMessages.deactivate : userMessages.reactivate)}
      cancelLabel={text(userMessages.cancel)}
      variant={isClosing ? 'danger' : 'primary'}
      fields={{ reason: userMessages.reason }}
      onCancel={onClose}
      onConfirm={async (problems) => {
        const trimmed = reason.trim()
        if (isClosing && problems.showIssues(trimmed ? [] : [{ path: 'reason', code: 'required' }])) return undefined
        const body = { active_yn: isClosing ? ('N' as const) : ('Y' as const), reason: trimmed || null }
        const { message } = await sendRequest(setUserStatus, { params: { id: user.id }, body, isOfflineTolerant: true })
        reload()
        onClose()
        return message
      }}
    >
      {(problems) => (
        <>
          <p>{text(isClosing ? userMessages.deactivateText : userMessages.reactivateText, { name })}</p>
          <TextArea
            id="reason"
            label={text(userMessages.reason)}
            hint={text(userMessages.reasonHint)}
            isOptional={!isClosing}
            rows={3}
            maxLength={MAX_STATUS_REASON_LENGTH}
            value={reason}
            error={problems.errorOf('reason')}
            onChange={(typed) => (problems.clearErrorsAt('reason'), setReason(typed))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
