import { ArrowDown, ArrowUp, ClipboardPaste, Plus, Trash2 } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import type { ChoiceField, Option } from '../../../../../../domain/src/fields/choice.ts'
import type { Bilingual } from '../../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useLatest } from '../../draft/use-latest.ts'
import { nextValue } from '../../draft/paste-options.ts'
import { BothTexts } from '../both-texts.tsx'
import { IconButton } from '../icon-button.tsx'
import { words } from '../property-words.ts'
import { PasteOptions } from './paste-dialog.tsx'
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
      label={text(words.display)}
      width="medium"
      isOptional="unmarked"
      value={field.display}
      onChange={choose}
      options={displays.map((display) => ({ value: display, label: text(words[display]) }))}
    />
  )
}

/** What can be chosen, in both languages. The value that is stored is nobody's business and never changes. */
export function Options({ field, onChange }: PropertyProps<ChoiceField>) {
  const text = useText()
  const [isPasting, setIsPasting] = useState(false)
  const write = (place: string, options: Option[]) => onChange(place, { ...field, options })
  const latest = useLatest({ options: field.options, write })
  const say = useCallback(
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
    <FieldGroup id="options" label={text(words.options)}>
      <ol className="flex flex-col gap-2">
        {field.options.map((option, index) => (
          <OptionRow key={option.value} label={option.label} index={index} count={field.options.length} onSay={say} onMove={move} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          isSmall
          icon={<Plus aria-hidden size={18} />}
          onClick={() => write('options', [...field.options, { value: nextValue(field.options), label: { bn: '', en: '' } }])}
        >
          {text(words.addOption)}
        </Button>
        <Button look="quiet" isSmall icon={<ClipboardPaste aria-hidden size={18} />} onClick={() => setIsPasting(true)}>
          {text(words.paste)}
        </Button>
      </div>
      {isPasting && (
        <PasteOptions options={field.options} onClose={() => setIsPasting(false)} onAdd={(options) => write('options', options)} />
      )}
    </FieldGroup>
  )
}

type RowProps = {
  label: Bilingual
  index: number
  count: number
  onSay(index: number, label: Bilingual): void
  onMove(index: number, step: -1 | 0 | 1): void
}

const OptionRow = memo(function OptionRow({ label, index, count, onSay, onMove }: RowProps) {
  const text = useText()
  const named = (word: Bilingual) => `${text(word)}: ${text(words.option, { n: index + 1 })}`
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-paper p-2">
      <div className="flex items-center justify-between">
        <span className="text-sm text-muted">{text(words.option, { n: index + 1 })}</span>
        <span className="flex">
          <IconButton label={named(words.optionUp)} isDisabled={index === 0} onClick={() => onMove(index, -1)} icon={ArrowUp} />
          <IconButton label={named(words.optionDown)} isDisabled={index === count - 1} onClick={() => onMove(index, 1)} icon={ArrowDown} />
          <IconButton label={named(words.removeOption)} isDisabled={count === 1} onClick={() => onMove(index, 0)} icon={Trash2} />
        </span>
      </div>
      <BothTexts id={`options.${index}.label`} label={words.options} hidesLabel value={label} onChange={(next) => onSay(index, next)} />
    </li>
  )
})
