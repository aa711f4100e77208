import { resolveAnswer, isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FieldContext } from '@wewb/domain/engine/fields/kind'
import { OTHER_OPTION } from '@wewb/domain/engine/fields/lookup-names'
import type { LookupField } from '@wewb/domain/engine/fields/lookup'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'

import { Select } from '#components/inputs/select.tsx'
import { componentMessages } from '#components/messages.ts'
import { toInputText, type InputProps } from './input-props.ts'
import { LazyComboBox } from './lazy-inputs.tsx'
import { useLookupEntries } from './use-lookup-entries.ts'
import { fieldMessages } from './messages.ts'

/** A list with at least this many options is searched rather than scrolled. */
const long = 12

export function LookupInput({ field, path, answer, frame, view, onAnswer }: InputProps<LookupField>) {
  const { text, locale } = useLanguage()
  const parents = parentsOf(field, view)
  const { entries, hasFailed, retry } = useLookupEntries(field.source, parents)
  const inputProps = {
    ...frame,
    width: 'medium',
    value: toInputText(answer),
    onChange: (chosen: string) => onAnswer(path, chosen),
  } as const

  if (hasFailed)
    return (
      <div className="flex flex-col items-start gap-2">
        <Select {...inputProps} error={text(fieldMessages.listFailed)} options={[]} isDisabled />
        <Button variant="secondary" isSmall onClick={retry}>
          {text(componentMessages.tryAgain)}
        </Button>
      </div>
    )
  if (!entries) {
    const placeholder = text(parents ? fieldMessages.listLoading : fieldMessages.parentFirst)
    // Not disabled, because the error summary must be able to focus it.
    return <Select {...inputProps} value="" options={[]} placeholder={placeholder} />
  }
  const options = [
    ...entries.map(({ value, label }) => ({ value, label: text(label) })),
    ...(field.orOther ? [{ value: OTHER_OPTION, label: text(fieldMessages.notListed) }] : []),
  ]
  // A new list remounts the input: its search text belongs to another parent or language.
  return options.length < long ? (
    <Select {...inputProps} options={options} />
  ) : (
    <LazyComboBox key={[...(parents ?? []), locale].join(' ')} {...inputProps} options={options} />
  )
}

/** Undefined until all parent lookups are answered; a parent that is "not listed" does not filter. */
function parentsOf({ within = [] }: LookupField, view: FieldContext): string[] | undefined {
  const parents = within.map((id) => resolveAnswer(id, view))
  return parents.some((parent) => isBlank(parent))
    ? undefined
    : parents.filter((parent) => parent !== OTHER_OPTION).map(String)
}
