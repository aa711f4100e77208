import { ChevronDown } from 'lucide-react'
import { useText } from '../i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { boxLook, boxWidths, classes, type BoxWidth } from './look.ts'
import { choiceWords } from './choice-words.ts'

export type Option = { value: string; label: string }

type Props = FieldFrame & {
  value: string
  onChange(value: string): void
  options: readonly Option[]
  placeholder?: string
  width?: BoxWidth
  isDisabled?: boolean
}

/** The platform's own list: on a phone nothing is easier to use. */
export function Select({ value, onChange, options, placeholder, width = 'full', isDisabled, ...frame }: Props) {
  const text = useText()
  return (
    <Field {...frame}>
      {(control) => (
        <span className={classes('relative inline-block', boxWidths[width])}>
          <select
            {...control}
            name={frame.id}
            disabled={isDisabled}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={classes(boxLook, 'w-full cursor-pointer appearance-none pr-10')}
          >
            <option value="">{placeholder ?? text(choiceWords.selectOne)}</option>
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
