import { useText } from '../../i18n/language.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { sharedPhoneWords as words } from './shared-phone-words.ts'

type Props = { isChecked: boolean; onChange(isChecked: boolean): void }

/** Asked of everybody who logs in, and never remembered: the next person may be at home. */
export function SharedPhoneTick({ isChecked, onChange }: Props) {
  const text = useText()
  return (
    <Checkbox
      id="sharedPhone"
      label={<span className="font-semibold">{text(words.notMyPhone)}</span>}
      hint={text(words.notMyPhoneHint)}
      isChecked={isChecked}
      onChange={onChange}
    />
  )
}
