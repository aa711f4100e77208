import { useState } from 'react'
import { longestReason, setUserStatus } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReload, type User } from './use-users.ts'
import { words } from './words.ts'

/** Closing asks for the reason, which the next administrator will look for; opening again may have one. */
export function ChangeStatus({ user, onClose }: { user: User; onClose(): void }) {
  const text = useText()
  const reload = useReload()
  const [reason, setReason] = useState('')
  const isClosing = user.state === 'active'
  const name = { bn: user.full_name_bng ?? user.full_name, en: user.full_name }
  return (
    <AskedOnceMore
      title={text(isClosing ? words.deactivate : words.reactivate)}
      yes={text(isClosing ? words.deactivate : words.reactivate)}
      no={text(words.cancel)}
      look={isClosing ? 'danger' : 'primary'}
      fields={{ reason: words.reason }}
      onCancel={onClose}
      act={async (problems) => {
        const told = reason.trim()
        if (isClosing && problems.refuse(told ? [] : [{ path: 'reason', code: 'required' }])) return undefined
        const body = { active_yn: isClosing ? ('N' as const) : ('Y' as const), reason: told || null }
        const { message } = await call(setUserStatus, { params: { id: user.id }, body, isPatient: true })
        reload()
        onClose()
        return message
      }}
    >
      {(problems) => (
        <>
          <p>{text(isClosing ? words.deactivateText : words.reactivateText, { name })}</p>
          <TextArea
            id="reason"
            label={text(words.reason)}
            hint={text(words.reasonHint)}
            isOptional={!isClosing}
            rows={3}
            maxLength={longestReason}
            value={reason}
            error={problems.errorOf('reason')}
            onChange={(typed) => (problems.settle('reason'), setReason(typed))}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
