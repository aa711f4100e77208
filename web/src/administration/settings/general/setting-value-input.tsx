import type { FunctionComponent } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { settingKindOf, type SettingKind } from '@wewb/domain/reference/setting-kinds'
import type { SettingCode } from '@wewb/domain/reference/settings'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { generalSettingsMessages } from './messages.ts'

type Box = { id: string; label: string; value: string; error: string | undefined; onChange(value: string): void }
type Input<K extends SettingKind['kind']> = FunctionComponent<{ box: Box; kind: Extract<SettingKind, { kind: K }> }>

const inputs: { [K in SettingKind['kind']]: Input<K> } = {
  switch: ({ box }) => (
    <Choices box={box} options={{ Y: generalSettingsMessages.on, N: generalSettingsMessages.off }} />
  ),
  choice: ({ box, kind }) => <Choices box={box} options={kind.options} />,
  number: NumberInput,
  day: ({ box }) => <DateInput {...box} />,
  phone: ({ box }) => <TextInput {...box} script="phone" width="medium" autoComplete="off" />,
  modules: ModulesInput,
  text: ({ box }) => <TextInput {...box} autoComplete="off" />,
}

type Props = Pick<Box, 'value' | 'error' | 'onChange'> & { code: SettingCode }

/** Selects the input that fits the kind of the setting. */
export function SettingValueInput({ code, ...typing }: Props) {
  const { text } = useLanguage()
  const kind = settingKindOf(code)
  const KindInput = inputs[kind.kind] as Input<SettingKind['kind']>
  return (
    <KindInput kind={kind} box={{ id: 'setting_value', label: text(generalSettingsMessages.newValue), ...typing }} />
  )
}

function Choices({ box, options }: { box: Box; options: Record<string, Bilingual> }) {
  const { text } = useLanguage()
  return (
    <RadioGroup
      {...box}
      isInline
      choices={Object.entries(options).map(([value, label]) => ({ value, label: text(label) }))}
    />
  )
}

function NumberInput({
  box,
  kind: { least: min, most: max, unit },
}: {
  box: Box
  kind: Extract<SettingKind, { kind: 'number' }>
}) {
  const { text, number } = useLanguage()
  const hint = text(generalSettingsMessages.bounds, { least: number(min), most: number(max), unit }).trim()
  return <TextInput {...box} script="digits" width="medium" autoComplete="off" hint={hint} />
}

function ModulesInput({ box: { value, onChange, ...box } }: { box: Box }) {
  const { text } = useLanguage()
  const chosen = value.split(',').filter(Boolean)
  const toggle = (code: string, isOn: boolean) =>
    onChange((isOn ? [...chosen, code] : chosen.filter((one) => one !== code)).join(','))
  return (
    <FieldGroup {...box} label={text(generalSettingsMessages.hidden)} isOptional="unmarked">
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
