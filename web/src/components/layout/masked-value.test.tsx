import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { MaskedValue } from './masked-value.tsx'

const drawn = (value: string) =>
  renderToString(
    <LanguageProvider initial="bn">
      <MaskedValue what="মোবাইল নম্বর">{value}</MaskedValue>
    </LanguageProvider>,
  )

it('stands covered at first: what is covered is nowhere on the page', () => {
  expect(drawn('০১৭১২৩৪৫৬৭৮')).toContain('০১৭*****৬৭৮')
  expect(drawn('০১৭১২৩৪৫৬৭৮')).not.toContain('০১৭১২৩৪৫৬৭৮')
  expect(drawn('রহিমা বেগম')).not.toContain('রহিমা')
})

it('is a button that says what it shows, and the stars are not read aloud', () => {
  expect(drawn('01712345678')).toMatch(/<button.*<span aria-hidden="true"[^>]*>017\*{5}678<\/span>.*মোবাইল নম্বর দেখান/s)
})
