import { expect, it } from 'vitest'
import { aroundSkeleton, documentOf } from '../../app/document.ts'
import { filesNamedIn } from './kept-page.ts'

it('finds every file that the document of the page names, and nothing else', () => {
  const around = aroundSkeleton('assets/whole-b5kG18z-.css', ['assets/entry-client-BjyN_WRm.js', 'assets/kit-C7I35_9o.js'], 'bn')
  const pageData = { demo: true, data: {} } as Parameters<typeof documentOf>[0]['pageData']
  const html = documentOf({ locale: 'bn', title: 'সদস্য কার্ড', pageData, content: '', ...around })
  expect(filesNamedIn(html).toSorted()).toEqual([
    '/assets/entry-client-BjyN_WRm.js',
    '/assets/kit-C7I35_9o.js',
    '/assets/whole-b5kG18z-.css',
  ])
})
