import { setRoleStatus } from '@wewb/domain/identity/role-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { roleNameOf } from './role-columns.tsx'
import type { Role } from './use-roles.ts'
import { roleMessages } from './messages.ts'

/** Deactivates an active role, and activates an inactive one. */
export function ChangeRoleStatus({ role, onCancel, onDone }: { role: Role; onCancel(): void; onDone(): void }) {
  const { text } = useLanguage()
  const isOpen = role.activeYn === 'Y'
  const change = async () => {
    const activeYn = isOpen ? ('N' as const) : ('Y' as const)
    const { message } = await sendRequest(setRoleStatus, {
      params: { roleId: role.roleId },
      body: { activeYn, revision: role.revision },
      isOfflineTolerant: true,
    })
    onDone()
    return message
  }
  return (
    <ConfirmDialog
      title={text(isOpen ? roleMessages.closeTitle : roleMessages.reopenTitle, { name: roleNameOf(role) })}
      confirmLabel={text(isOpen ? roleMessages.closeYes : roleMessages.reopen)}
      variant={isOpen ? 'danger' : 'primary'}
      onConfirm={change}
      onCancel={onCancel}
    >
      <p>{text(isOpen ? roleMessages.closeText : roleMessages.reopenText)}</p>
    </ConfirmDialog>
  )
}
