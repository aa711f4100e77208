import { TriangleAlert } from 'lucide-react'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { classes } from '#components/styles/class-names.ts'
import { propertyMessages } from './property-messages.ts'

type Props = {
  /** The path of the text, to which the checklist links. */
  id: string
  label: Bilingual
  hint?: Bilingual
  value: Bilingual
  onChange(value: Bilingual): void
  isLong?: boolean
  /** May be empty in both languages; one language alone is incomplete. */
  isOptional?: boolean
  /** Set when a heading above already names the text. */
  hidesLabel?: boolean
}

const languages = { bn: propertyMessages.inBangla, en: propertyMessages.inEnglish } satisfies Record<Locale, Bilingual>

/** A text with a Bangla and an English input; a missing one is marked. */
export function BilingualTextInput({
  id,
  label,
  hint,
  value,
  onChange,
  isLong = false,
  isOptional = false,
  hidesLabel = false,
}: Props) {
  const text = useText()
  const isUnsaid = value.bn.trim() === '' && value.en.trim() === ''
  const renderInput = (locale: Locale) => {
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
          {isMissing && <MissingTextMark />}
        </span>
      ),
    }
    return isLong ? (
      <TextArea key={locale} {...frame} rows={3} />
    ) : (
      <TextInput key={locale} {...frame} autoComplete="off" />
    )
  }
  return (
    <fieldset id={id} className="@container min-w-0">
      <legend className={hidesLabel ? 'sr-only' : 'font-semibold'}>{text(label)}</legend>
      {hint && <p className="text-sm text-muted">{text(hint)}</p>}
      <div className="mt-1 grid gap-x-3 gap-y-2 @sm:grid-cols-2">
        {renderInput('bn')}
        {renderInput('en')}
      </div>
    </fieldset>
  )
}

export function MissingTextMark() {
  const text = useText()
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-2',
        'bg-needs-you-soft text-sm font-semibold text-needs-you',
      )}
    >
      <TriangleAlert aria-hidden size={14} />
      {text(propertyMessages.missing)}
    </span>
  )
}
