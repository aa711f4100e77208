import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import { longestSubject, longestText, type WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { smsParts } from '../../../../../domain/src/messages/sms-parts.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { useProblems } from '../../../ui/use-problems.ts'
import { Bubble } from './broadcast-view.tsx'
import { words } from './words.ts'

type Props = {
  locale: Locale
  typed: WrittenWords
  problems: ReturnType<typeof useProblems>
  onType(name: keyof WrittenWords, value: string): void
}

/** One language of it: the text with its count of SMS, how it looks on a telephone, and the subject for e-mails. */
export function LanguageCard({ locale, typed, problems, onType }: Props) {
  const { text, number } = useLanguage()
  const [textName, subjectName] = locale === 'bn' ? (['textBng', 'subjectBng'] as const) : (['text', 'subject'] as const)
  const { parts, length } = smsParts(typed[textName])
  return (
    <Card title={text(locale === 'bn' ? words.bangla : words.english)} className="min-w-0">
      <div className="flex flex-col gap-5">
        <TextArea
          id={textName}
          label={text(words[textName])}
          hint={text(words.textHint)}
          error={problems.errorOf(textName)}
          rows={5}
          maxLength={longestText}
          value={typed[textName]}
          onChange={(value) => onType(textName, value)}
        />
        <p className="text-sm text-muted tabular-nums">{text(words.parts, { parts, n: number(length) })}</p>
        {typed[textName].trim() && <Bubble locale={locale} said={typed[textName]} />}
        <TextInput
          id={subjectName}
          label={text(words[subjectName])}
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
