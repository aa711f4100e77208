import { textFormatNames } from '../../../../../../domain/src/fields/text-formats.ts'
import type { ParagraphField } from '../../../../../../domain/src/fields/paragraph.ts'
import type { TextField } from '../../../../../../domain/src/fields/text.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Select } from '../../../../ui/select.tsx'
import { formatWords, prefillWords, scriptWords, words } from '../property-words.ts'
import { saying, type PropertyProps } from './property.ts'

/** A number of a known form brings its own check; then letters and lengths are no question any more. */
export function Format({ field, onChange }: PropertyProps<TextField>) {
  const text = useText()
  const choose = (value: string) => {
    const format = textFormatNames.find((name) => name === value)
    onChange('format', saying(field, 'format', format))
  }
  return (
    <Select
      id="format"
      label={text(words.format)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(words.anyText)}
      value={field.format ?? ''}
      onChange={choose}
      options={textFormatNames.map((name) => ({ value: name, label: text(formatWords[name]) }))}
    />
  )
}

const scripts = Object.keys(scriptWords) as (keyof typeof scriptWords)[]
const paragraphScripts = ['english-only', 'bangla-only'] as const

export function Script({ field, onChange }: PropertyProps<TextField>) {
  const text = useText()
  return (
    <Select
      id="script"
      label={text(words.script)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(words.anyScript)}
      value={field.script ?? ''}
      onChange={(value) =>
        onChange(
          'script',
          saying(
            field,
            'script',
            scripts.find((name) => name === value),
          ),
        )
      }
      options={scripts.map((name) => ({ value: name, label: text(scriptWords[name]) }))}
    />
  )
}

export function ParagraphScript({ field, onChange }: PropertyProps<ParagraphField>) {
  const text = useText()
  return (
    <Select
      id="script"
      label={text(words.script)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(words.anyScript)}
      value={field.script ?? ''}
      onChange={(value) =>
        onChange(
          'script',
          saying(
            field,
            'script',
            paragraphScripts.find((name) => name === value),
          ),
        )
      }
      options={paragraphScripts.map((name) => ({ value: name, label: text(scriptWords[name]) }))}
    />
  )
}

/** The applicant sees it first, and may change it. An NID that starts like this is the applicant's own. */
export function Prefill({ field, onChange }: PropertyProps<TextField>) {
  const text = useText()
  return (
    <Select
      id="prefill"
      label={text(words.prefill)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(words.startsEmpty)}
      value={field.prefill ?? ''}
      onChange={(value) =>
        onChange(
          'prefill',
          saying(
            field,
            'prefill',
            fillable.find((name) => name === value),
          ),
        )
      }
      options={fillable.map((name) => ({ value: name, label: text(prefillWords[name]) }))}
    />
  )
}
const fillable = Object.keys(prefillWords) as (keyof typeof prefillWords)[]
