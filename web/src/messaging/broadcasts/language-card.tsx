import type { Locale } from '@wewb/domain/language/bilingual'
import { MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, type MessageText } from '@wewb/domain/messaging/validate-message-text'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { MessageBubble } from '#components/layout/message-bubble.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { broadcastMessages } from './broadcast-messages.ts'

type Props = {
  locale: Locale
  typed: MessageText
  problems: ReturnType<typeof useProblems>
  onType(name: keyof MessageText, value: string): void
}

/** One language of a broadcast: text with its number of SMS, phone preview, and e-mail subject. */
export function LanguageCard({ locale, typed, problems, onType }: Props) {
  const { text, number } = useLanguage()
  const [textName, subjectName] =
    locale === 'bn' ? (['textBng', 'subjectBng'] as const) : (['text', 'subject'] as const)
  const { parts, length } = smsParts(typed[textName])
  return (
    <Card title={text(locale === 'bn' ? broadcastMessages.bangla : broadcastMessages.english)} className="min-w-0">
      <div className="flex flex-col gap-5">
        <TextArea
          id={textName}
          label={text(broadcastMessages[textName])}
          hint={text(broadcastMessages.textHint)}
          error={problems.errorOf(textName)}
          rows={5}
          maxLength={MAX_TEXT_LENGTH}
          value={typed[textName]}
          onChange={(value) => onType(textName, value)}
        />
        <p className="text-sm text-muted tabular-nums">{text(broadcastMessages.parts, { parts, n: number(length) })}</p>
        {typed[textName].trim() && <MessageBubble locale={locale}>{typed[textName]}</MessageBubble>}
        <TextInput
          id={subjectName}
          label={text(broadcastMessages[subjectName])}
          error={problems.errorOf(subjectName)}
          maxLength={MAX_SUBJECT_LENGTH}
          autoComplete="off"
          value={typed[subjectName]}
          onChange={(value) => onType(subjectName, value)}
        />
      </div>
    </Card>
  )
}
