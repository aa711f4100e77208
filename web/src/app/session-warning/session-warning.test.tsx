import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { SessionWarningDialog } from './session-warning.tsx'

const now = Date.UTC(2026, 10, 16, 6)
const renderHtml = (locale: Locale, isExtendable: boolean) =>
  renderToString(
    <LanguageProvider initial={locale}>
      <SessionWarningDialog
        time={{ endsAt: now + 90_000, isExtendable, readAt: now }}
        now={now}
        isOpen
        onContinue={() => undefined}
        onDismiss={() => undefined}
      />
    </LanguageProvider>,
  )

it('offers to continue after inactivity, and announces the time left', () => {
  const html = renderHtml('en', true)
  expect(html).toMatch(/You will be logged out at \d+:\d\d [ap]m\./)
  expect(html).toMatch(/aria-live="polite"[^>]*>Time left: less than 2 minutes\./)
  expect(html).toMatch(/>Continue<.*>Log out</)
  expect(renderHtml('bn', true)).toMatch(/বাকি সময়: ২ মিনিটের কম।.*>কাজ চালিয়ে যান</)
})

it('offers a new login at the end of the hours, which nothing extends', () => {
  const html = renderHtml('en', false)
  expect(html).toMatch(/Log in again to continue\..*>Log in again<.*>In a moment</)
  expect(html).not.toContain('>Continue<')
})
