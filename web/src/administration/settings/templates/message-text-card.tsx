import { useRef } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'
import { MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, type MessageText } from '@wewb/domain/messaging/validate-message-text'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { MessagePreview, SmsPartsSummary } from './message-preview.tsx'
import type { MessageTemplate } from './use-templates.ts'
import { templateMessages } from './messages.ts'

type Props = {
  locale: Locale
  typed: MessageText
  template: MessageTemplate
  partPoisha: number
  problems: ReturnType<typeof useProblems>
  onChange(name: keyof MessageText, value: string): void
}

/** One language of a template: text, placeholders, cost and preview. */
export function MessageTextCard({ locale, typed, template, partPoisha, problems, onChange }: Props) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [textName, subjectName] =
    locale === 'bn' ? (['textBng', 'subjectBng'] as const) : (['text', 'subject'] as const)
  const insert = (placeholder: string) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const [from, to] = [area.selectionStart, area.selectionEnd]
    onChange(textName, `${typed[textName].slice(0, from)}{${placeholder}}${typed[textName].slice(to)}`)
    // Runs after React has written the new text into the text area.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from + placeholder.length + 2, from + placeholder.length + 2)
    })
  }
  return (
    <Card title={text(locale === 'bn' ? templateMessages.bangla : templateMessages.english)} className="min-w-0">
      <div ref={frame} className="flex flex-col gap-5">
        <TextArea
          id={textName}
          label={text(templateMessages[textName])}
          error={problems.errorOf(textName)}
          rows={5}
          maxLength={MAX_TEXT_LENGTH}
          value={typed[textName]}
          onChange={(value) => onChange(textName, value)}
        />
        <SmsPartsSummary message={typed} placeholders={template.places} locale={locale} partPoisha={partPoisha} />
        <Placeholders places={template.places} locale={locale} onInsert={insert} />
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-muted">{text(templateMessages.preview)}</h3>
          <MessagePreview message={typed} placeholders={template.places} locale={locale} />
        </section>
        <TextInput
          id={subjectName}
          label={text(templateMessages[subjectName])}
          hint={text(templateMessages.subjectHint)}
          error={problems.errorOf(subjectName)}
          maxLength={MAX_SUBJECT_LENGTH}
          autoComplete="off"
          value={typed[subjectName]}
          onChange={(value) => onChange(subjectName, value)}
        />
      </div>
    </Card>
  )
}

function Placeholders({
  places,
  locale,
  onInsert,
}: {
  places: MessageTemplate['places']
  locale: Locale
  onInsert(placeholder: string): void
}) {
  const text = useText()
  const language = locale === 'bn' ? templateMessages.bangla : templateMessages.english
  const title = `${text(templateMessages.placeholders)} (${text(language)})`
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold text-muted">{title}</legend>
      <p className="text-sm text-muted">
        {text(places.length > 0 ? templateMessages.placeholdersHint : templateMessages.noPlaceholders)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, label, labelBng, neededYn }) => (
          <li key={name}>
            <button
              type="button"
              aria-label={text(templateMessages.insert, {
                placeholder: `{${name}}`,
                label: { bn: labelBng, en: label },
              })}
              onClick={() => onInsert(name)}
              className={classes(
                'inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1 text-left text-sm',
                'rounded-control border border-line bg-card hover:bg-brand-soft',
                focusRing,
              )}
            >
              <span className="font-mono font-semibold text-brand">{`{${name}}${neededYn === 'Y' ? '*' : ''}`}</span>
              <span className="text-muted">{text({ bn: labelBng, en: label })}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
