import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { PictureGuideDrawings } from './picture-guide-drawings.tsx'
import { PictureGuide, type PictureKind } from './picture-guide.tsx'

const renderHtml = (content: React.ReactNode, locale: Locale = 'en') =>
  renderToString(<LanguageProvider initial={locale}>{content}</LanguageProvider>)
const drawingsOf = (kind: PictureKind, locale?: Locale) => renderHtml(<PictureGuideDrawings kind={kind} />, locale)

it('shows one right and three wrong pictures of a document and of a person, in both languages', () => {
  for (const kind of ['document', 'portrait'] as const) {
    const html = drawingsOf(kind)
    expect([html.match(/<svg[^>]*viewBox="0 0 120 80"/g)?.length, html.match(/Right/g)?.length]).toEqual([4, 1])
    expect(html.match(/Wrong/g)).toHaveLength(3)
    expect(drawingsOf(kind, 'bn').match(/ভুল/g)).toHaveLength(3)
  }
  expect(drawingsOf('document')).toMatch(/whole sheet.*cut off.*Blurred.*glare/s)
})

it('needs no network for its drawings, and loads them only when it is opened', () => {
  expect(drawingsOf('document') + drawingsOf('portrait')).not.toMatch(/<img|url\(|href=/)
  const closed = renderHtml(<PictureGuide kind="document" />, 'bn')
  expect(closed).toMatch(/<details><summary[^>]*>ছবি কীভাবে তুলবেন<\/summary><\/details>/)
})
