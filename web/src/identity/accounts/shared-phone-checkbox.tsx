import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { sharedPhoneMessages } from './shared-phone-messages.ts'

type Props = { isChecked: boolean; onChange(isChecked: boolean): void }

/** Shown at every login and never remembered, because the next user may be on their own phone. */
export function SharedPhoneCheckbox({ isChecked, onChange }: Props) {
  const text = useText()
  return (
    <Checkbox
      id="sharedPhone"
      label={<span className="font-semibold">{text(sharedPhoneMessages.notMyPhone)}</span>}
      hint={text(sharedPhoneMessages.notMyPhoneHint)}
      isChecked={isChecked}
      onChange={onChange}
    />
  )
}
