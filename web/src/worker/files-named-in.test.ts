import { expect, it } from 'vitest'
import { aroundSkeleton, aroundText, documentOf } from '../app/document.ts'
import { filesNamedIn } from './files-named-in.ts'

const pageData = { demo: true, data: {} } as Parameters<typeof documentOf>[0]['pageData']
const named = (around: { head: string; foot: string }) =>
  filesNamedIn(documentOf({ locale: 'bn', title: 'সদস্য কার্ড', pageData, content: '<a href="/assets">assets/x</a>', ...around })).toSorted()

it('finds every file that the document of a page names, and nothing else', () => {
  const files = ['assets/entry-client-BjyN_WRm.js', 'assets/kit-C7I35_9o.js']
  expect(named(aroundSkeleton('assets/whole-b5kG18z-.css', files, 'bn'))).toEqual([
    '/assets/entry-client-BjyN_WRm.js',
    '/assets/kit-C7I35_9o.js',
    '/assets/whole-b5kG18z-.css',
  ])
})

it('finds what a public page fetches with the first touch too', () => {
  expect(named(aroundText('', 'assets/entry-public-BxxN_WRm.js', ['assets/react-1234567-.js', 'assets/base-12345678.js']))).toEqual([
    '/assets/base-12345678.js',
    '/assets/entry-public-BxxN_WRm.js',
    '/assets/react-1234567-.js',
  ])
})
