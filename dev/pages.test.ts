import { expect, it } from 'vitest'
import { forDevelopment, pageHeaders } from './pages.ts'

it('links the style sheet and starts React at once on a server-rendered page', () => {
  const page = forDevelopment(
    '<head><style></style></head><body><script type="module" src="/src/app/entry-public.ts" async></script></body>',
  )
  expect(page).not.toContain('<style>')
  expect(page).toContain('<link rel="stylesheet" href="/src/components/styles/public.css"></head>')
  expect(page).toContain(
    '<script type="module" src="/src/app/entry-client.tsx"></script>\n' +
      '<script type="module" src="/src/app/entry-public.ts" async></script>',
  )
})

it('permits inline scripts and styles, and has the other restrictions of production', () => {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-x'; " +
    "style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'"
  const headers = { etag: '"x"', 'content-length': '9', 'content-type': 'text/html', 'content-security-policy': policy }
  expect(pageHeaders(headers)).toEqual({
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
      "style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'",
  })
})

it('rejects a page without a style sheet', () => {
  expect(() => forDevelopment('<head></head>')).toThrow('no style sheet')
  expect(forDevelopment('<head><link rel="stylesheet" href="/a.css"></head>')).toContain('href="/a.css"')
})
