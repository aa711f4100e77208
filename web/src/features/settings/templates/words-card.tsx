import { useRef } from 'react'
import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import { longestSubject, longestText, type WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { useText } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { useProblems } from '../../../ui/use-problems.ts'
import { Bubble, PartsLine } from './shown-message.tsx'
import type { MessageTemplate } from './use-templates.ts'
import { templateWords as words } from './words.ts'

type Props = {
  locale: Locale
  typed: WrittenWords
  template: MessageTemplate
  partPoisha: number
  problems: ReturnType<typeof useProblems>
  onType(name: keyof WrittenWords, value: string): void
}

/** One language of a message: its words, what can be put into them, what they cost and how they look. */
export function WordsCard({ locale, typed, template, partPoisha, problems, onType }: Props) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [textName, subjectName] = locale === 'bn' ? (['textBng', 'subjectBng'] as const) : (['text', 'subject'] as const)
  const put = (place: string) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const [from, to] = [area.selectionStart, area.selectionEnd]
    onType(textName, `${typed[textName].slice(0, from)}{${place}}${typed[textName].slice(to)}`)
    // After React has written the new text into the box.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from + place.length + 2, from + place.length + 2)
    })
  }
  return (
    <Card title={text(locale === 'bn' ? words.bangla : words.english)} className="min-w-0">
      <div ref={frame} className="flex flex-col gap-5">
        <TextArea
          id={textName}
          label={text(words[textName])}
          error={problems.errorOf(textName)}
          rows={5}
          maxLength={longestText}
          value={typed[textName]}
          onChange={(value) => onType(textName, value)}
        />
        <PartsLine words={typed} places={template.places} locale={locale} partPoisha={partPoisha} />
        <Places places={template.places} locale={locale} onPut={put} />
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-muted">{text(words.preview)}</h3>
          <Bubble words={typed} places={template.places} locale={locale} />
        </section>
        <TextInput
          id={subjectName}
          label={text(words[subjectName])}
          hint={text(words.subjectHint)}
          error={problems.errorOf(subjectName)}
          maxLength={longestSubject}
          autoComplete="off"
          value={typed[subjectName]}
          onChange={(value) => onType(subjectName, value)}
        />
      </div>
    </Card>
  )
}

function Places({ places, locale, onPut }: { places: MessageTemplate['places']; locale: Locale; onPut(place: string): void }) {
  const text = useText()
  const title = `${text(words.places)} (${text(locale === 'bn' ? words.bangla : words.english)})`
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold text-muted">{title}</legend>
      <p className="text-sm text-muted">{text(places.length > 0 ? words.placesHint : words.noPlaces)}</p>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, label, labelBng, neededYn }) => (
          <li key={name}>
            <button
              type="button"
              aria-label={text(words.put, { place: `{${name}}`, label: { bn: labelBng, en: label } })}
              onClick={() => onPut(name)}
              className={classes(
                'inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-control border border-line bg-card px-3 py-1 text-left text-sm hover:bg-brand-soft',
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
