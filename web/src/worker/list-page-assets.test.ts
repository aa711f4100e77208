import { expect, it } from 'vitest'
import { renderClientPageTags, renderPublicPageTags, renderHtmlDocument } from '#app/html-document.ts'
import { listPageAssets } from './list-page-assets.ts'

const pageData = { demo: true, data: {} } as Parameters<typeof renderHtmlDocument>[0]['pageData']
const named = (around: { head: string; foot: string }) =>
  listPageAssets(
    renderHtmlDocument({
      locale: 'bn',
      title: 'সদস্য কার্ড',
      pageData,
      content: '<a href="/assets">assets/x</a>',
      ...around,
    }),
  ).toSorted()

it('finds every file that the document of a page refers to, and nothing else', () => {
  const files = ['assets/entry-client-BjyN_WRm.js', 'assets/kit-C7I35_9o.js']
  expect(named(renderClientPageTags('assets/whole-b5kG18z-.css', files, 'bn'))).toEqual([
    '/assets/entry-client-BjyN_WRm.js',
    '/assets/kit-C7I35_9o.js',
    '/assets/whole-b5kG18z-.css',
  ])
})

it('finds the files that a public page loads on first interaction too', () => {
  expect(
    named(
      renderPublicPageTags('', 'assets/entry-public-BxxN_WRm.js', [
        'assets/react-1234567-.js',
        'assets/base-12345678.js',
      ]),
    ),
  ).toEqual(['/assets/base-12345678.js', '/assets/entry-public-BxxN_WRm.js', '/assets/react-1234567-.js'])
})
