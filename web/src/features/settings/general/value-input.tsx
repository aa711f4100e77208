import type { FunctionComponent } from 'react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { serviceModules } from '../../../../../domain/src/lookups/service-modules.ts'
import { settingKindOf, type SettingKind } from '../../../../../domain/src/lookups/setting-kinds.ts'
import type { SettingCode } from '../../../../../domain/src/lookups/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { generalWords as words } from './words.ts'

type Box = { id: string; label: string; value: string; error: string | undefined; onChange(value: string): void }
type Input<K extends SettingKind['kind']> = FunctionComponent<{ box: Box; kind: Extract<SettingKind, { kind: K }> }>

const inputs: { [K in SettingKind['kind']]: Input<K> } = {
  switch: ({ box }) => <Choices box={box} options={{ Y: words.on, N: words.off }} />,
  choice: ({ box, kind }) => <Choices box={box} options={kind.options} />,
  number: NumberInput,
  day: ({ box }) => <DateInput {...box} />,
  phone: ({ box }) => <TextInput {...box} script="phone" width="medium" autoComplete="off" />,
  modules: ModulesInput,
  text: ({ box }) => <TextInput {...box} autoComplete="off" />,
}

type Props = Pick<Box, 'value' | 'error' | 'onChange'> & { code: SettingCode }

/** The box that fits what the setting holds. */
export function ValueInput({ code, ...typing }: Props) {
  const { text } = useLanguage()
  const kind = settingKindOf(code)
  const KindInput = inputs[kind.kind] as Input<SettingKind['kind']>
  return <KindInput kind={kind} box={{ id: 'setting_value', label: text(words.newValue), ...typing }} />
}

function Choices({ box, options }: { box: Box; options: Record<string, Bilingual> }) {
  const { text } = useLanguage()
  return <RadioGroup {...box} isInline choices={Object.entries(options).map(([value, label]) => ({ value, label: text(label) }))} />
}

function NumberInput({ box, kind: { least, most, unit } }: { box: Box; kind: Extract<SettingKind, { kind: 'number' }> }) {
  const { text, number } = useLanguage()
  const hint = text(words.bounds, { least: number(least), most: number(most), unit }).trim()
  return <TextInput {...box} script="digits" width="medium" autoComplete="off" hint={hint} />
}

function ModulesInput({ box: { value, onChange, ...box } }: { box: Box }) {
  const { text } = useLanguage()
  const chosen = value.split(',').filter(Boolean)
  const toggle = (code: string, isOn: boolean) => onChange((isOn ? [...chosen, code] : chosen.filter((one) => one !== code)).join(','))
  return (
    <FieldGroup {...box} label={text(words.hidden)} isOptional="unmarked">
      {serviceModules.map(({ code, name }) => (
        <Checkbox
          key={code}
          id={`module-${code}`}
          label={text(name)}
          isChecked={chosen.includes(code)}
          onChange={(isOn) => toggle(code, isOn)}
        />
      ))}
    </FieldGroup>
  )
}
