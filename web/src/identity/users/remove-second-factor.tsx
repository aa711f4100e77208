import { removeSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { useReloadUsers, type User } from './use-users.ts'
import { userMessages } from './messages.ts'

/** Removes the second factor of a user who has lost the phone. */
export function RemoveSecondFactor({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReloadUsers()
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  return (
    <ConfirmDialog
      title={text(userMessages.removeSecondStep)}
      confirmLabel={text(userMessages.removeSecondStep)}
      cancelLabel={text(userMessages.cancel)}
      onCancel={onClose}
      onConfirm={async () => {
        const { message } = await sendRequest(removeSecondFactor, { params: { id: user.id }, isOfflineTolerant: true })
        reload()
        onClose()
        return message
      }}
    >
      <p>{text(userMessages.removeSecondStepText, { name })}</p>
    </ConfirmDialog>
  )
}
