import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { Deadline } from './deadline.tsx'

it('is drawn by the server as a day in Dhaka, because nobody knows yet where the reader is', () => {
  const sentence = { bn: 'শেষ তারিখ {date}', en: 'By {date}' }
  const drawn = (locale: 'bn' | 'en') =>
    renderToString(
      <LanguageProvider initial={locale}>
        <Deadline sentence={sentence} day="2026-11-30" />
      </LanguageProvider>,
    )
  expect([drawn('bn'), drawn('en')]).toEqual(['শেষ তারিখ ৩০ নভেম্বর ২০২৬', 'By 30 November 2026'])
})
