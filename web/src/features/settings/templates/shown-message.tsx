import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import type { WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { showTaka } from '../../../../../domain/src/language/money.ts'
import { Alert } from '../../../ui/alert.tsx'
import { exampleOf, partsOf, type MessageTemplate } from './use-templates.ts'
import { templateWords as words } from './words.ts'

type Props = { words: WrittenWords; places: MessageTemplate['places']; locale: Locale }

/** As it lies on a telephone, with the example values in it. */
export const Bubble = ({ words: written, places, locale }: Props) => (
  <p
    lang={locale}
    className="w-fit max-w-[42ch] rounded-card rounded-bl-none border border-line bg-brand-soft px-4 py-3 whitespace-pre-line text-ink wrap-anywhere"
  >
    {exampleOf(written, places, locale) || '…'}
  </p>
)

/** How many SMS it becomes at worst and what that costs; and why, where English is dear without need. */
export function PartsLine({ words: written, places, locale, partPoisha }: Props & { partPoisha: number }) {
  const { text, number, locale: reader } = useLanguage()
  const { length, parts, outside } = partsOf(written, places, locale)
  const cost = showTaka(((parts * partPoisha) / 100).toFixed(2), reader)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink tabular-nums">{text(words.count, { n: number(length), parts })}</span>
        {' · '}
        {text(words.countHow, { cost })}
      </p>
      {locale === 'en' && outside.length > 0 && (
        <Alert kind="needs-you">{text(words.outside, { signs: outside.slice(0, 6).map((sign) => `[ ${sign} ]`).join(' ') })}</Alert> // prettier-ignore
      )}
    </div>
  )
}
