import { useState } from 'react'
import { compilePattern } from '../../../../../../domain/src/fields/pattern.ts'
import type { TextField } from '../../../../../../domain/src/fields/text.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { BothTexts } from '../both-texts.tsx'
import { words } from '../property-words.ts'
import { saying, type PropertyProps } from './property.ts'

const example = '[A-Z]{2}-[0-9]{6}'
const none = { bn: '', en: '' }

/** A rule of its own for numbers the portal does not know, with a box to try it in. Half a rule stays in the box. */
export function Pattern({ field, onChange }: PropertyProps<TextField>) {
  const text = useText()
  const { pattern } = field
  const [typed, setTyped] = useState<string>()
  const [sample, setSample] = useState('')
  if (!pattern && typed === undefined)
    return (
      <Button look="quiet" isSmall className="-ml-3 self-start" onClick={() => setTyped('')}>
        {text(words.addPattern)}
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
    onChange('pattern', saying(field, 'pattern', undefined))
  }
  const fits = sample !== '' && regex !== '' && 'matches' in compiled ? compiled.matches(sample) : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-semibold">{text(words.pattern)}</legend>
      <TextInput
        id="pattern.regex"
        label={text(words.regex)}
        hint={text(words.regexHint, { example })}
        autoComplete="off"
        isOptional="unmarked"
        value={regex}
        error={regex !== '' && 'fault' in compiled ? text(compiled.fault) : undefined}
        onChange={write}
      />
      {pattern && (
        <BothTexts
          id="pattern.otherwise"
          label={words.otherwise}
          value={pattern.otherwise}
          onChange={(otherwise) => onChange('pattern.otherwise', { ...field, pattern: { ...pattern, otherwise } })}
        />
      )}
      <TextInput
        id="pattern-sample"
        label={text(words.tryIt)}
        autoComplete="off"
        width="medium"
        isOptional="unmarked"
        value={sample}
        onChange={setSample}
      />
      <p aria-live="polite" className={fits ? 'font-semibold text-done' : 'font-semibold text-needs-you'}>
        {fits !== undefined && text(fits ? words.fits : words.fitsNot)}
      </p>
      <Button look="quiet" isSmall className="self-start" onClick={drop}>
        {text(words.removeOption)}
      </Button>
    </fieldset>
  )
}
