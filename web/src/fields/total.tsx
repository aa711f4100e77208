import { answerOf, isBlank } from '../../../domain/src/conditions/holds.ts'
import { total, type TotalField } from '../../../domain/src/fields/total.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Field } from '../ui/field.tsx'
import type { InputProps } from './input.ts'

/** The sum of what is typed above it, as it would be stored; there is nothing here to type. */
export function TotalInput({ field, view, frame }: InputProps<TotalField>) {
  const { locale } = useLanguage()
  const sum = answerOf(view.answers[0] ?? {}, field.id)
  return (
    <Field {...frame} isOptional="unmarked">
      {({ id, 'aria-describedby': describedBy }) => (
        <output
          id={id}
          tabIndex={-1}
          aria-describedby={describedBy}
          className="rounded-control bg-draft-soft px-3 py-2 text-lg font-bold tabular-nums outline-none"
        >
          {isBlank(sum) ? '–' : total.text(field, sum, locale, view)}
        </output>
      )}
    </Field>
  )
}
