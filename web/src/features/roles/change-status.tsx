import { setRoleStatus } from '../../../../domain/src/contracts/roles.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { nameOf } from './role-columns.tsx'
import type { Role } from './use-roles.ts'
import { words } from './words.ts'

/** An open role is closed, a closed one is opened again. */
export function ChangeStatus({ role, onCancel, onDone }: { role: Role; onCancel(): void; onDone(): void }) {
  const { text } = useLanguage()
  const isOpen = role.activeYn === 'Y'
  const change = async () => {
    const activeYn = isOpen ? ('N' as const) : ('Y' as const)
    const { message } = await call(setRoleStatus, { params: { roleId: role.roleId }, body: { activeYn, revision: role.revision }, isPatient: true })
    onDone()
    return message
  }
  return (
    <AskedOnceMore
      title={text(isOpen ? words.closeTitle : words.reopenTitle, { name: nameOf(role) })}
      yes={text(isOpen ? words.closeYes : words.reopen)}
      look={isOpen ? 'danger' : 'primary'}
      act={change}
      onCancel={onCancel}
    >
      <p>{text(isOpen ? words.closeText : words.reopenText)}</p>
    </AskedOnceMore>
  )
} // prettier-ignore
