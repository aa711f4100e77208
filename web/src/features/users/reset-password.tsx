import { useState } from 'react'
import { resetUserPassword, type PasswordWay } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { PasswordWayChoice } from './password-way.tsx'
import { ShownPassword } from './shown-password.tsx'
import { useReload, type User } from './use-users.ts'
import { words } from './words.ts'

export function ResetPassword({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReload()
  const [way, setWay] = useState<PasswordWay>('INVITE')
  const [shown, setShown] = useState<string>()
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  if (shown) return <ShownPassword password={shown} name={name} onClose={onClose} />
  return (
    <AskedOnceMore
      title={text(words.reset)}
      yes={text(words.reset)}
      no={text(words.cancel)}
      fields={{ way: words.way }}
      onCancel={onClose}
      act={async () => {
        const { data, message } = await call(resetUserPassword, { params: { id: user.id }, body: { way }, isPatient: true })
        reload()
        if (data.temporaryPassword) {
          setShown(data.temporaryPassword)
          return undefined
        }
        onClose()
        return `${message} ${text(words.invited, { to: data.sentTo ?? '' })}`
      }}
    >
      {(problems) => (
        <>
          <p>{text(words.resetText, { name })}</p>
          <PasswordWayChoice
            value={way}
            mayShow={user.acts.includes('show-password')}
            error={problems.errorOf('way')}
            onChange={(chosen) => (problems.settle('way'), setWay(chosen))}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
