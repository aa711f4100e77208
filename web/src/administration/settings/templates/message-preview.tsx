import type { Locale } from '@wewb/domain/language/bilingual'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import { useLanguage } from '#lib/i18n/language.tsx'
import { formatTaka } from '@wewb/domain/language/money'
import { Alert } from '#components/feedback/alert.tsx'
import { MessageBubble } from '#components/layout/message-bubble.tsx'
import { renderExample, countSmsParts, type MessageTemplate } from './use-templates.ts'
import { templateMessages } from './messages.ts'

type Props = { message: MessageText; placeholders: MessageTemplate['places']; locale: Locale }

/** Previews a message with sample values. */
export const MessagePreview = ({ message, placeholders, locale }: Props) => (
  <MessageBubble locale={locale}>{renderExample(message, placeholders, locale) || '…'}</MessageBubble>
)

/** Shows the maximum number of SMS parts, their cost, and why an English text costs more than needed. */
export function SmsPartsSummary({ message, placeholders, locale, partPoisha }: Props & { partPoisha: number }) {
  const { text, number, locale: language } = useLanguage()
  const { length, parts, outside } = countSmsParts(message, placeholders, locale)
  const cost = formatTaka(((parts * partPoisha) / 100).toFixed(2), language)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink tabular-nums">
          {text(templateMessages.count, { n: number(length), parts })}
        </span>
        {' · '}
        {text(templateMessages.countHow, { cost })}
      </p>
      {locale === 'en' && outside.length > 0 && (
        <Alert kind="needs-you">
          {text(templateMessages.outside, {
            signs: outside
              .slice(0, 6)
              .map((sign) => `[ ${sign} ]`)
              .join(' '),
          })}
        </Alert>
      )}
    </div>
  )
}
