import { useId, type ReactNode } from 'react'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { LanguageScope, useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { previewMessages } from './preview-messages.ts'

export type ScreenSize = 'phone' | 'desktop'

/** Renders the actual form in a frame that sets the screen width and the language. */
export const PreviewFrame = ({
  screen,
  locale,
  children,
}: {
  screen: ScreenSize
  locale: Locale
  children: ReactNode
}) => (
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

/** A segmented control for two short choices. */
export function SegmentedControl<T extends string>({
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
            className={classes(
              'inline-flex min-h-10 cursor-pointer items-center rounded-[6px] px-3',
              'text-sm font-semibold text-brand has-checked:bg-brand has-checked:text-card',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
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

export const languageOptions: Choice<Locale>[] = [
  { value: 'bn', label: previewMessages.bangla },
  { value: 'en', label: previewMessages.english },
]
export const screenOptions: Choice<ScreenSize>[] = [
  { value: 'phone', label: previewMessages.phone },
  { value: 'desktop', label: previewMessages.desktop },
]
