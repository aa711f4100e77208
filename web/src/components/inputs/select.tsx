import { ChevronDown } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { inputClasses, inputWidths, classes, type InputWidth } from '#components/styles/class-names.ts'
import { choiceMessages } from './choice-messages.ts'

export type Option = { value: string; label: string }

type Props = FieldFrame & {
  value: string
  onChange(value: string): void
  options: readonly Option[]
  placeholder?: string
  width?: InputWidth
  isDisabled?: boolean
}

/** The native select, which is the easiest to use on a phone. */
export function Select({ value, onChange, options, placeholder, width = 'full', isDisabled, ...frame }: Props) {
  const text = useText()
  return (
    <Field {...frame}>
      {(control) => (
        <span className={classes('relative inline-block', inputWidths[width])}>
          <select
            {...control}
            name={frame.id}
            disabled={isDisabled}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={classes(inputClasses, 'w-full cursor-pointer appearance-none pr-10')}
          >
            <option value="">{placeholder ?? text(choiceMessages.selectOne)}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} className="pointer-events-none absolute top-3 right-3 text-muted" />
        </span>
      )}
    </Field>
  )
}
