import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { MaskedValue } from './masked-value.tsx'

const render = (value: string) =>
  renderToString(
    <LanguageProvider initial="bn">
      <MaskedValue label="মোবাইল নম্বর">{value}</MaskedValue>
    </LanguageProvider>,
  )

it('is masked at first: the value is not in the page', () => {
  expect(render('০১৭১২৩৪৫৬৭৮')).toContain('০১৭*****৬৭৮')
  expect(render('০১৭১২৩৪৫৬৭৮')).not.toContain('০১৭১২৩৪৫৬৭৮')
  expect(render('রহিমা বেগম')).not.toContain('রহিমা')
})

it('is a button with a label, and the asterisks are hidden from screen readers', () => {
  expect(render('01712345678')).toMatch(/<button.*<span aria-hidden="true"[^>]*>017\*{5}678<\/span>.*মোবাইল নম্বর দেখান/s)
})
