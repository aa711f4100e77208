import { TriangleAlert } from 'lucide-react'
import type { Bilingual, Locale } from '../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { words } from './property-words.ts'

type Props = {
  /** The path of the text: the checklist leads here. */
  id: string
  label: Bilingual
  hint?: Bilingual
  value: Bilingual
  onChange(value: Bilingual): void
  isLong?: boolean
  /** May be left out altogether; then half of it is still missing. */
  isOptional?: boolean
  /** Already said by what stands above. */
  hidesLabel?: boolean
}

const languages = { bn: words.inBangla, en: words.inEnglish } satisfies Record<Locale, Bilingual>

/** One text, two boxes: Bangla beside English, and a mark at the one that is missing. */
export function BothTexts({ id, label, hint, value, onChange, isLong = false, isOptional = false, hidesLabel = false }: Props) {
  const text = useText()
  const isUnsaid = value.bn.trim() === '' && value.en.trim() === ''
  const box = (locale: Locale) => {
    const isMissing = value[locale].trim() === '' && !(isOptional && isUnsaid)
    const frame = {
      id: `${id}.${locale}`,
      value: value[locale],
      lang: locale,
      isOptional: 'unmarked' as const,
      onChange: (typed: string) => onChange({ ...value, [locale]: typed }),
      label: (
        <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
          <span className="sr-only">{text(label)}, </span>
          {text(languages[locale])}
          {isMissing && <Missing />}
        </span>
      ),
    }
    return isLong ? <TextArea key={locale} {...frame} rows={3} /> : <TextInput key={locale} {...frame} autoComplete="off" />
  }
  return (
    <fieldset id={id} className="@container min-w-0">
      <legend className={hidesLabel ? 'sr-only' : 'font-semibold'}>{text(label)}</legend>
      {hint && <p className="text-sm text-muted">{text(hint)}</p>}
      <div className="mt-1 grid gap-x-3 gap-y-2 @sm:grid-cols-2">
        {box('bn')}
        {box('en')}
      </div>
    </fieldset>
  )
}

export function Missing() {
  const text = useText()
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-needs-you-soft px-2 text-sm font-semibold text-needs-you">
      <TriangleAlert aria-hidden size={14} />
      {text(words.missing)}
    </span>
  )
}
