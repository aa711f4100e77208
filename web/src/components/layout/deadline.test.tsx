import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { Deadline, useFormatMoment } from './deadline.tsx'

it('is rendered by the server as a day in Dhaka, because the reader’s time zone is unknown', () => {
  const sentence = { bn: 'শেষ তারিখ {date}', en: 'By {date}' }
  const render = (locale: 'bn' | 'en') =>
    renderToString(
      <LanguageProvider initial={locale}>
        <Deadline sentence={sentence} day="2026-11-30" />
      </LanguageProvider>,
    )
  expect([render('bn'), render('en')]).toEqual(['শেষ তারিখ ৩০ নভেম্বর ২০২৬', 'By 30 November 2026'])
})

it('is in Dhaka time only until hydration, so that both renderings match', () => {
  const zone = process.env['TZ']
  const Hearing = () => useFormatMoment()('2026-11-15T17:00:00+06:00')
  const pages = ['Asia/Riyadh', 'Asia/Kuala_Lumpur', 'America/Los_Angeles', 'Asia/Dhaka'].map((there) => {
    process.env['TZ'] = there
    return renderToString(
      <LanguageProvider initial="bn">
        <Hearing />
      </LanguageProvider>,
    )
  })
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(new Set(pages)).toEqual(new Set(['১৫ নভেম্বর ২০২৬, বিকাল ৫:০০']))
})
