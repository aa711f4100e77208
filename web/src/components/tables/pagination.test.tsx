import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { Pagination } from './pagination.tsx'

/** Each entry of the pager with the page that it opens; nothing where it is no link. */
function entriesOf(locale: 'bn' | 'en', page: number) {
  const html = renderToString(
    <StaticRouter location="/notices?search=a">
      <LanguageProvider initial={locale}>
        <Pagination page={page} lastPage={20} total={200} />
      </LanguageProvider>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '')
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, entry = '']) => {
    const to = /href="[^"]*page=(\d+)/.exec(entry)?.[1]
    return `${entry.replace(/<[^>]+>/g, '')}${to ? ` → ${to}` : ''}`
  })
}

it('shows Prev, two pages on each side of the current one, and Next', () => {
  expect(entriesOf('en', 6)).toEqual([
    'Prev → 5',
    '1 → 1',
    '…',
    '4 → 4',
    '5 → 5',
    '6 → 6',
    '7 → 7',
    '8 → 8',
    '…',
    '20 → 20',
    'Next → 7',
  ])
  expect(entriesOf('bn', 1)).toEqual(['পূর্ববর্তী', '১ → 1', '২ → 2', '৩ → 3', '…', '২০ → 20', 'পরবর্তী → 2'])
  expect(entriesOf('en', 20).at(-1)).toBe('Next')
})
