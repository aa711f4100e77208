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

type InputProps = { id: string; label: string; value: string; error: string | undefined; onChange(value: string): void }
type Input<K extends SettingKind['kind']> = FunctionComponent<{
  inputProps: InputProps
  kind: Extract<SettingKind, { kind: K }>
}>

const inputs: { [K in SettingKind['kind']]: Input<K> } = {
  switch: ({ inputProps }) => (
    <Choices inputProps={inputProps} options={{ Y: generalSettingsMessages.on, N: generalSettingsMessages.off }} />
  ),
  choice: ({ inputProps, kind }) => <Choices inputProps={inputProps} options={kind.options} />,
  number: NumberInput,
  day: ({ inputProps }) => <DateInput {...inputProps} />,
  phone: ({ inputProps }) => <TextInput {...inputProps} script="phone" width="medium" autoComplete="off" />,
  modules: ModulesInput,
  text: ({ inputProps }) => <TextInput {...inputProps} autoComplete="off" />,
}

type Props = Pick<InputProps, 'value' | 'error' | 'onChange'> & { code: SettingCode }

/** Selects the input that fits the kind of the setting. */
export function SettingValueInput({ code, ...typing }: Props) {
  const { text } = useLanguage()
  const kind = settingKindOf(code)
  const KindInput = inputs[kind.kind] as Input<SettingKind['kind']>
  return (
    <KindInput
      kind={kind}
      inputProps={{ id: 'setting_value', label: text(generalSettingsMessages.newValue), ...typing }}
    />
  )
}

function Choices({ inputProps, options }: { inputProps: InputProps; options: Record<string, Bilingual> }) {
  const { text } = useLanguage()
  return (
    <RadioGroup
      {...inputProps}
      isInline
      choices={Object.entries(options).map(([value, label]) => ({ value, label: text(label) }))}
    />
  )
}

function NumberInput({
  inputProps,
  kind: { least: min, most: max, unit },
}: {
  inputProps: InputProps
  kind: Extract<SettingKind, { kind: 'number' }>
}) {
  const { text, number } = useLanguage()
  const hint = text(generalSettingsMessages.bounds, { least: number(min), most: number(max), unit }).trim()
  return <TextInput {...inputProps} script="digits" width="medium" autoComplete="off" hint={hint} />
}

function ModulesInput({ inputProps: { value, onChange, ...inputProps } }: { inputProps: InputProps }) {
  const { text } = useLanguage()
  const chosen = value.split(',').filter(Boolean)
  const toggle = (code: string, isOn: boolean) =>
    onChange((isOn ? [...chosen, code] : chosen.filter((one) => one !== code)).join(','))
  return (
    <FieldGroup {...inputProps} label={text(generalSettingsMessages.hidden)} isOptional="unmarked">
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
