import { ArrowDown, ArrowUp, ClipboardPaste, Plus, Trash2 } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import type { ChoiceField, Option } from '@wewb/domain/engine/fields/choice'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useLatest } from '#services/programmes/draft/use-latest.ts'
import { nextOptionValue } from '#services/programmes/draft/parse-options.ts'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { IconButton } from '#services/programmes/form/icon-button.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { PasteOptionsDialog } from './paste-options-dialog.tsx'
import type { PropertyProps } from './property.ts'

const displays = ['radio', 'dropdown', 'checkboxes'] as const

export function Display({ field, onChange }: PropertyProps<ChoiceField>) {
  const text = useText()
  const choose = (value: string) => {
    const display = displays.find((one) => one === value)
    if (display) onChange('display', { ...field, display })
  }
  return (
    <Select
      id="display"
      label={text(propertyMessages.display)}
      width="medium"
      isOptional="unmarked"
      value={field.display}
      onChange={choose}
      options={displays.map((display) => ({ value: display, label: text(propertyMessages[display]) }))}
    />
  )
}

/** Edits the options in both languages. The stored value is internal and never changes. */
export function Options({ field, onChange }: PropertyProps<ChoiceField>) {
  const text = useText()
  const [isPasting, setIsPasting] = useState(false)
  const write = (mergeKey: string, options: Option[]) => onChange(mergeKey, { ...field, options })
  const latest = useLatest({ options: field.options, write })
  const changeLabel = useCallback(
    (index: number, label: Bilingual) => {
      const { options, write: writeNow } = latest.current
      const option = options[index]
      if (option) writeNow(`options.${index}`, options.with(index, { ...option, label }))
    },
    [latest],
  )
  const move = useCallback(
    (index: number, step: -1 | 0 | 1) => {
      const { options, write: writeNow } = latest.current
      const option = options[index]
      const left = options.toSpliced(index, 1)
      if (option && left.length > 0) writeNow('options', step === 0 ? left : left.toSpliced(index + step, 0, option))
    },
    [latest],
  )
  return (
    <FieldGroup id="options" label={text(propertyMessages.options)}>
      <ol className="flex flex-col gap-2">
        {field.options.map((option, index) => (
          <OptionRow
            key={option.value}
            label={option.label}
            index={index}
            count={field.options.length}
            onLabelChange={changeLabel}
            onMove={move}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isSmall
          icon={<Plus aria-hidden size={18} />}
          onClick={() =>
            write('options', [...field.options, { value: nextOptionValue(field.options), label: { bn: '', en: '' } }])
          }
        >
          {text(propertyMessages.addOption)}
        </Button>
        <Button
          variant="quiet"
          isSmall
          icon={<ClipboardPaste aria-hidden size={18} />}
          onClick={() => setIsPasting(true)}
        >
          {text(propertyMessages.paste)}
        </Button>
      </div>
      {isPasting && (
        <PasteOptionsDialog
          options={field.options}
          onClose={() => setIsPasting(false)}
          onAdd={(options) => write('options', options)}
        />
      )}
    </FieldGroup>
  )
}

type RowProps = {
  label: Bilingual
  index: number
  count: number
  onLabelChange(index: number, label: Bilingual): void
  onMove(index: number, step: -1 | 0 | 1): void
}

const OptionRow = memo(function OptionRow({ label, index, count, onLabelChange, onMove }: RowProps) {
  const text = useText()
  const named = (label: Bilingual) => `${text(label)}: ${text(propertyMessages.option, { n: index + 1 })}`
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-paper p-2">
      <div className="flex items-center justify-between">
        <span className="text-sm text-muted">{text(propertyMessages.option, { n: index + 1 })}</span>
        <span className="flex">
          <IconButton
            label={named(propertyMessages.optionUp)}
            isDisabled={index === 0}
            onClick={() => onMove(index, -1)}
            icon={ArrowUp}
          />
          <IconButton
            label={named(propertyMessages.optionDown)}
            isDisabled={index === count - 1}
            onClick={() => onMove(index, 1)}
            icon={ArrowDown}
          />
          <IconButton
            label={named(propertyMessages.removeOption)}
            isDisabled={count === 1}
            onClick={() => onMove(index, 0)}
            icon={Trash2}
          />
        </span>
      </div>
      <BilingualTextInput
        id={`options.${index}.label`}
        label={propertyMessages.options}
        hidesLabel
        value={label}
        onChange={(next) => onLabelChange(index, next)}
      />
    </li>
  )
})
