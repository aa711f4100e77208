import { use } from 'react'
import { offeredOptions, unavailableReason, type ChoiceField } from '@wewb/domain/engine/fields/choice'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select } from '#components/inputs/select.tsx'
import { FormServicesContext } from './form-services.ts'
import { toInputText, type FieldInputComponent, type InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

export function ChoiceInput(props: InputProps<ChoiceField>) {
  const Display = displays[props.field.display]
  return <Display {...props} />
}

const displays: { [D in ChoiceField['display']]: FieldInputComponent<ChoiceField> } = {
  radio: Radios,
  dropdown: Dropdown,
  checkboxes: CheckboxOptions,
}

function Radios({ field, path, answer, frame, view, onAnswer }: InputProps<ChoiceField>) {
  const text = useText()
  const choices = offeredOptions(field, view).map((option) => {
    const closed = unavailableReason(option, view.facts)
    return { value: option.value, label: text(option.label), ...(closed && { isDisabled: true, hint: text(closed) }) }
  })
  const value = toInputText(answer)
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <RadioGroup
          {...frame}
          value={value}
          onChange={(chosen) => onAnswer(path, chosen)}
          choices={choices}
          isInline={choices.length <= 3 && choices.every(({ label }) => label.length <= 18)}
        />
      </div>
      {field.optional && value && (
        <Button variant="quiet" isSmall onClick={() => onAnswer(path, '')}>
          {text(fieldMessages.clearChoice)}
        </Button>
      )}
    </div>
  )
}

function Dropdown({ field, path, answer, frame, view, onAnswer }: InputProps<ChoiceField>) {
  const text = useText()
  const options = offeredOptions(field, view).map(({ value, label }) => ({ value, label: text(label) }))
  return (
    <Select
      {...frame}
      width="medium"
      options={options}
      value={toInputText(answer)}
      onChange={(chosen) => onAnswer(path, chosen)}
    />
  )
}

function CheckboxOptions({ field, path, answer, frame, view, onAnswer }: InputProps<ChoiceField>) {
  const text = useText()
  const preselected = use(FormServicesContext)?.preselected
  const checked: readonly unknown[] = Array.isArray(answer) ? answer : []
  // Stored in the order of the options, in whatever order they are selected.
  const toggle = (changed: string, isChecked: boolean) => {
    if (!isChecked) preselected?.untick(field.id, changed)
    onAnswer(
      path,
      field.options
        .map(({ value }) => value)
        .filter((value) => (value === changed ? isChecked : checked.includes(value))),
    )
  }
  return (
    <FieldGroup {...frame}>
      <div className="grid">
        {offeredOptions(field, view).map(({ value, label }) => {
          const source = preselected?.sourceOf(field.id, value)
          return (
            <Checkbox
              key={value}
              id={`${path}-${value}`}
              label={text(label)}
              {...(source && { hint: text(source) })}
              isChecked={checked.includes(value)}
              onChange={(isChecked) => toggle(value, isChecked)}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
