import { textFormatNames } from '../../../../../../domain/src/fields/text-formats.ts'
import type { Field } from '../../../../../../domain/src/fields/field.ts'
import type { ParagraphField } from '../../../../../../domain/src/fields/paragraph.ts'
import type { TextField } from '../../../../../../domain/src/fields/text.ts'
import type { Bilingual } from '../../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Select } from '../../../../ui/select.tsx'
import { formatWords, prefillWords, scriptWords, words } from '../property-words.ts'
import { saying, type PropertyProps } from './property.ts'

type Chosen<F extends Field, N extends string> = {
  field: F
  name: Extract<keyof F, string>
  label: Bilingual
  none: Bilingual
  words: Readonly<Record<N, Bilingual>>
  among?: readonly N[]
  onChange: PropertyProps<F>['onChange']
}

/** One of a few named values, or none of them. */
function OneOf<F extends Field, N extends string>({ field, name, label, none, words: names, among, onChange }: Chosen<F, N>) {
  const text = useText()
  const offered = among ?? (Object.keys(names) as N[])
  const choose = (value: string) => onChange(name, saying(field, name, offered.find((one) => one === value) as F[typeof name] | undefined))
  return (
    <Select
      id={name}
      label={text(label)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(none)}
      value={String(field[name] ?? '')}
      onChange={choose}
      options={offered.map((one) => ({ value: one, label: text(names[one]) }))}
    />
  )
}

/** A number of a known form brings its own check; then letters and lengths are no question any more. */
export const Format = (props: PropertyProps<TextField>) => (
  <OneOf {...props} name="format" label={words.format} none={words.anyText} words={formatWords} among={textFormatNames} />
)

export const Script = (props: PropertyProps<TextField>) => (
  <OneOf {...props} name="script" label={words.script} none={words.anyScript} words={scriptWords} />
)

export const ParagraphScript = (props: PropertyProps<ParagraphField>) => (
  <OneOf {...props} name="script" label={words.script} none={words.anyScript} words={scriptWords} among={['english-only', 'bangla-only']} />
)

/** The applicant sees it first, and may change it. An NID that starts like this is the applicant's own. */
export const Prefill = (props: PropertyProps<TextField>) => (
  <OneOf {...props} name="prefill" label={words.prefill} none={words.startsEmpty} words={prefillWords} />
)
