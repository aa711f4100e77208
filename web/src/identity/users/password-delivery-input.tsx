import type { PasswordDeliveryMethod } from '@wewb/domain/identity/user-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { userMessages } from './messages.ts'

type Props = {
  value: PasswordDeliveryMethod
  mayShow: boolean
  error: string | undefined
  onChange(method: PasswordDeliveryMethod): void
}

/** Offers the safe method first; the other is disabled where the administrator may not know the password. */
export function PasswordDeliveryInput({ value, mayShow, error, onChange }: Props) {
  const text = useText()
  return (
    <RadioGroup<PasswordDeliveryMethod>
      id="way"
      label={text(userMessages.deliveryMethod)}
      value={mayShow ? value : 'INVITE'}
      error={error}
      onChange={onChange}
      choices={[
        {
          value: 'INVITE',
          label: text(userMessages.deliverByInvitation),
          hint: text(userMessages.deliverByInvitationHint),
        },
        {
          value: 'SHOW',
          label: text(userMessages.deliverOnScreen),
          hint: text(mayShow ? userMessages.deliverOnScreenHint : userMessages.deliverOnlyByInvitation),
          isDisabled: !mayShow,
        },
      ]}
    />
  )
}
