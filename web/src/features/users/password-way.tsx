import type { PasswordWay } from '../../../../domain/src/contracts/users.ts'
import { useText } from '../../i18n/language.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { words } from './words.ts'

type Props = { value: PasswordWay; mayShow: boolean; error: string | undefined; onChange(way: PasswordWay): void }

/** The safe way stands first; the other is closed where the administrator may not know the password. */
export function PasswordWayChoice({ value, mayShow, error, onChange }: Props) {
  const text = useText()
  return (
    <RadioGroup<PasswordWay>
      id="way"
      label={text(words.way)}
      value={mayShow ? value : 'INVITE'}
      error={error}
      onChange={onChange}
      choices={[
        { value: 'INVITE', label: text(words.wayInvite), hint: text(words.wayInviteHint) },
        { value: 'SHOW', label: text(words.wayShow), hint: text(mayShow ? words.wayShowHint : words.wayOnlyInvite), isDisabled: !mayShow },
      ]}
    />
  )
}
