import { useId, type ReactNode } from 'react'
import type { Bilingual, Locale } from '../../../../../domain/src/language/bilingual.ts'
import { LanguageScope, useText } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/look.ts'
import { words } from './preview-words.ts'

export type Screen = 'phone' | 'desktop'

/** What stands in the frame is the form itself; the frame only says how wide the screen is and which language is read. */
export const PreviewFrame = ({ screen, locale, children }: { screen: Screen; locale: Locale; children: ReactNode }) => (
  <div
    className={classes(
      'bg-paper',
      screen === 'phone'
        ? 'mx-auto w-full max-w-[360px] rounded-[28px] border-[6px] border-ink/80 px-4 py-6'
        : 'w-full rounded-card border border-line p-6',
    )}
  >
    <div lang={locale} className={locale === 'bn' ? 'bengali' : 'english'}>
      <LanguageScope locale={locale}>{children}</LanguageScope>
    </div>
  </div>
)

type Choice<T extends string> = { value: T; label: Bilingual }

/** Two short choices side by side, the chosen one filled. */
export function Switch<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: Bilingual
  value: T
  choices: readonly Choice<T>[]
  onChange(value: T): void
}) {
  const text = useText()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text(label)}</legend>
      <div className="inline-flex rounded-control border border-edge bg-card p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-[6px] px-3 text-sm font-semibold text-brand has-checked:bg-brand has-checked:text-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {text(choice.label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const languageChoices: Choice<Locale>[] = [
  { value: 'bn', label: words.bangla },
  { value: 'en', label: words.english },
]
export const screenChoices: Choice<Screen>[] = [
  { value: 'phone', label: words.phone },
  { value: 'desktop', label: words.desktop },
]
