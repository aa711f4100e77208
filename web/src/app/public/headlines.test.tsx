import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { Headlines } from './headlines.tsx'

it('moves the headlines at a speed of six, sixty pixels a second', () => {
  const news = [{ portalNewsHighlightId: 1, title: 'x'.repeat(100), titleBng: 'ক' }]
  const html = renderToString(
    <LanguageProvider initial="en">
      <Headlines news={news} isPaused={false} currentIndex={0} onOpen={() => undefined} />
    </LanguageProvider>,
  )
  // 100 letters of 8 pixels and a line of 700 pixels.
  expect(html).toContain('animation-duration:25s')
})
