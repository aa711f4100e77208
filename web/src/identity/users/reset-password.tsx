import { useState } from 'react'
import { resetUserPassword, type PasswordDeliveryMethod } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { PasswordDeliveryInput } from './password-delivery-input.tsx'
import { TemporaryPasswordDialog } from './temporary-password-dialog.tsx'
import { useReloadUsers, type User } from './use-users.ts'
import { userMessages } from './messages.ts'

export function ResetPassword({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReloadUsers()
  const [deliveryMethod, setDeliveryMethod] = useState<PasswordDeliveryMethod>('INVITE')
  const [password, setPassword] = useState<string>()
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  if (password) return <TemporaryPasswordDialog password={password} name={name} onClose={onClose} />
  return (
    <ConfirmDialog
      title={text(userMessages.reset)}
      confirmLabel={text(userMessages.reset)}
      cancelLabel={text(userMessages.cancel)}
      fields={{ way: userMessages.deliveryMethod }}
      onCancel={onClose}
      onConfirm={async () => {
        const { data, message } = await sendRequest(resetUserPassword, {
          params: { id: user.id },
          body: { way: deliveryMethod },
          isOfflineTolerant: true,
        })
        reload()
        if (data.temporaryPassword) {
          setPassword(data.temporaryPassword)
          return undefined
        }
        onClose()
        return `${message} ${text(userMessages.invited, { to: data.sentTo ?? '' })}`
      }}
    >
      {(problems) => (
        <>
          <p>{text(userMessages.resetText, { name })}</p>
          <PasswordDeliveryInput
            value={deliveryMethod}
            mayShow={user.acts.includes('show-password')}
            error={problems.errorOf('way')}
            onChange={(chosen) => (problems.clearErrorsAt('way'), setDeliveryMethod(chosen))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
