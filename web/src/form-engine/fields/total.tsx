import { ownAnswer, isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import { total, type TotalField } from '@wewb/domain/engine/fields/total'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Field } from '#components/inputs/field.tsx'
import type { InputProps } from './input-props.ts'

/** Shows the normalised sum of the answers above; read-only. */
export function TotalInput({ field, view, frame }: InputProps<TotalField>) {
  const { locale } = useLanguage()
  const sum = ownAnswer(view.answers[0] ?? {}, field.id)
  return (
    <Field {...frame} isOptional="unmarked">
      {({ id, 'aria-describedby': describedBy }) => (
        <output
          id={id}
          tabIndex={-1}
          aria-describedby={describedBy}
          className="rounded-control bg-draft-soft px-3 py-2 text-lg font-bold tabular-nums outline-none"
        >
          {isBlank(sum) ? '–' : total.format(field, sum, locale, view)}
        </output>
      )}
    </Field>
  )
}
