import { useState } from 'react'
import { compilePattern } from '@wewb/domain/engine/fields/compile-pattern'
import type { TextField } from '@wewb/domain/engine/fields/text'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { withProperty, type PropertyProps } from './property.ts'

const example = '[A-Z]{2}-[0-9]{6}'
const none = { bn: '', en: '' }

/** Edits a custom pattern with an input to test it. An invalid pattern stays in the input and is not stored. */
export function Pattern({ field, onChange }: PropertyProps<TextField>) {
  const text = useText()
  const { pattern } = field
  const [typed, setTyped] = useState<string>()
  const [sample, setSample] = useState('')
  if (!pattern && typed === undefined)
    return (
      <Button variant="quiet" isSmall className="-ml-3 self-start" onClick={() => setTyped('')}>
        {text(propertyMessages.addPattern)}
      </Button>
    )
  const regex = typed ?? pattern?.regex ?? ''
  const compiled = compilePattern(regex)
  const write = (next: string) => {
    const isRule = next !== '' && 'matches' in compilePattern(next)
    setTyped(isRule ? undefined : next)
    if (isRule) onChange('pattern.regex', { ...field, pattern: { otherwise: none, ...pattern, regex: next } })
  }
  const drop = () => {
    setTyped(undefined)
    onChange('pattern', withProperty(field, 'pattern', undefined))
  }
  const fits = sample !== '' && regex !== '' && 'matches' in compiled ? compiled.matches(sample) : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-semibold">{text(propertyMessages.pattern)}</legend>
      <TextInput
        id="pattern.regex"
        label={text(propertyMessages.regex)}
        hint={text(propertyMessages.regexHint, { example })}
        autoComplete="off"
        isOptional="unmarked"
        value={regex}
        error={regex !== '' && 'error' in compiled ? text(compiled.error) : undefined}
        onChange={write}
      />
      {pattern && (
        <BilingualTextInput
          id="pattern.otherwise"
          label={propertyMessages.otherwise}
          value={pattern.otherwise}
          onChange={(otherwise) => onChange('pattern.otherwise', { ...field, pattern: { ...pattern, otherwise } })}
        />
      )}
      <TextInput
        id="pattern-sample"
        label={text(propertyMessages.tryIt)}
        autoComplete="off"
        width="medium"
        isOptional="unmarked"
        value={sample}
        onChange={setSample}
      />
      <p aria-live="polite" className={fits ? 'font-semibold text-done' : 'font-semibold text-needs-you'}>
        {fits !== undefined && text(fits ? propertyMessages.fits : propertyMessages.fitsNot)}
      </p>
      <Button variant="quiet" isSmall className="self-start" onClick={drop}>
        {text(propertyMessages.removeOption)}
      </Button>
    </fieldset>
  )
}
