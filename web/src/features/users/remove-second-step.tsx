import { removeSecondFactor } from '../../../../domain/src/contracts/second-factor.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { useReload, type User } from './use-users.ts'
import { words } from './words.ts'

/** For a colleague whose phone is lost. */
export function RemoveSecondStep({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReload()
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  return (
    <AskedOnceMore
      title={text(words.removeSecondStep)}
      yes={text(words.removeSecondStep)}
      no={text(words.cancel)}
      onCancel={onClose}
      act={async () => {
        const { message } = await call(removeSecondFactor, { params: { id: user.id }, isPatient: true })
        reload()
        onClose()
        return message
      }}
    >
      <p>{text(words.removeSecondStepText, { name })}</p>
    </AskedOnceMore>
  )
}
