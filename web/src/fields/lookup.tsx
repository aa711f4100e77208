import { answerAt, isBlank } from '../../../domain/src/conditions/holds.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import { other } from '../../../domain/src/fields/lookup-names.ts'
import type { LookupField } from '../../../domain/src/fields/lookup.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'

import { Select } from '../ui/select.tsx'
import { words as uiWords } from '../ui/words.ts'
import { typedText, type InputProps } from './input.ts'
import { SearchList } from './later-inputs.tsx'
import { useEntries } from './use-entries.ts'
import { words } from './words.ts'

/** From here on a list is searched rather than scrolled. */
const long = 12

export function LookupInput({ field, path, answer, frame, view, onAnswer }: InputProps<LookupField>) {
  const { text, locale } = useLanguage()
  const parents = parentsOf(field, view)
  const { entries, hasFailed, retry } = useEntries(field.source, parents)
  const box = { ...frame, width: 'medium', value: typedText(answer), onChange: (chosen: string) => onAnswer(path, chosen) } as const

  if (hasFailed)
    return (
      <div className="flex flex-col items-start gap-2">
        <Select {...box} error={text(words.listFailed)} options={[]} isDisabled />
        <Button look="secondary" isSmall onClick={retry}>
          {text(uiWords.tryAgain)}
        </Button>
      </div>
    )
  if (!entries) {
    const placeholder = text(parents ? words.listLoading : words.parentFirst)
    // Not disabled: the error summary must be able to lead here.
    return <Select {...box} value="" options={[]} placeholder={placeholder} />
  }
  const options = [
    ...entries.map(({ value, label }) => ({ value, label: text(label) })),
    ...(field.orOther ? [{ value: other, label: text(words.notListed) }] : []),
  ]
  // A new list is a new box: the letters typed into the old one belong to another division, or another language.
  return options.length < long ? (
    <Select {...box} options={options} />
  ) : (
    <SearchList key={[...(parents ?? []), locale].join(' ')} {...box} options={options} />
  )
}

/** Undefined until everything that narrows the list is answered; what is not in its own list narrows nothing. */
function parentsOf({ within = [] }: LookupField, view: FieldView): string[] | undefined {
  const parents = within.map((id) => answerAt(id, view))
  return parents.some((parent) => isBlank(parent)) ? undefined : parents.filter((parent) => parent !== other).map(String)
}
