import { describe, expect, it } from 'vitest'
import type { PageData } from '#lib/api-client/page-data.tsx'
import { renderClientPageTags, renderPublicPageTags, renderHtmlDocument } from './html-document.ts'

const pageData = {
  demo: false,
  data: { notices: [{ title: '</script><script>alert(1)</script>' }] },
} as unknown as PageData
const page = { title: 'Rates < 5 & "more"', pageData, content: '<p>text</p>' }

describe('HTML document of a page', () => {
  it('declares its language, also as a class for the styles', () => {
    expect(renderHtmlDocument({ ...page, locale: 'bn', ...renderPublicPageTags('', '', []) })).toContain(
      '<html lang="bn" class="bengali">',
    )
    expect(renderHtmlDocument({ ...page, locale: 'en', ...renderPublicPageTags('', '', []) })).toContain(
      '<html lang="en" class="english">',
    )
  })

  it('declares the colour schemes before any style, with the theme colour of both', () => {
    const html = renderHtmlDocument({ ...page, locale: 'bn', ...renderClientPageTags('a.css', [], 'bn') })
    const head = html.slice(0, html.indexOf('a.css'))
    expect(head).toContain('<meta name="color-scheme" content="light dark">')
    // The browser uses the first matching tag.
    const dark = /theme-color" content="#15201b" media="\(prefers-color-scheme: dark\)">/
    const light = /<meta name="theme-color" content="#006a4e">/
    expect(head).toMatch(new RegExp(`${dark.source}\\s*${light.source}`))
  })

  it('escapes published texts', () => {
    const html = renderHtmlDocument({ ...page, locale: 'en', ...renderPublicPageTags('', 'a.js', []) })
    expect(html).toContain('<title>Rates &lt; 5 &amp; &quot;more&quot;</title>')
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  it('links the manifest: of the portal, or of the card on its own page', () => {
    expect(renderHtmlDocument({ ...page, locale: 'bn', ...renderPublicPageTags('', '', []) })).toContain(
      '<link rel="manifest" href="/portal.webmanifest">',
    )
    const ofCard = renderHtmlDocument({ ...page, locale: 'bn', manifest: 'card', ...renderPublicPageTags('', '', []) })
    expect(ofCard).toContain('<link rel="manifest" href="/card.webmanifest">')
  })

  it('links both languages for search engines, and excludes private pages', () => {
    const about = { description: 'Five < "six"', origin: 'https://portal.example', address: '/notice?id=7' }
    const html = renderHtmlDocument({ ...page, metadata: about, locale: 'en', ...renderPublicPageTags('', '', []) })
    expect(html).toContain('<meta name="description" content="Five &lt; &quot;six&quot;">')
    expect(html).toContain('<link rel="canonical" href="https://portal.example/notice?id=7&amp;lang=en">')
    expect(html).toContain('<link rel="alternate" hreflang="bn" href="https://portal.example/notice?id=7">')
    expect(html).toContain('<meta property="og:title" content="Rates &lt; 5 &amp; &quot;more&quot;">')
    expect(html).not.toContain('noindex')
    expect(renderHtmlDocument({ ...page, locale: 'en', ...renderPublicPageTags('', '', []) })).toContain(
      '<meta name="robots" content="noindex">',
    )
  })

  it('returns the page data unchanged', () => {
    const html = renderHtmlDocument({ ...page, locale: 'en', ...renderPublicPageTags('', '', []) })
    const json = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(pageData)
  })

  it('has the style inside a page with text, and the script last', () => {
    const html = renderHtmlDocument({
      ...page,
      locale: 'bn',
      ...renderPublicPageTags('p{color:red}', 'small.js', ['a.js', 'b.js']),
    })
    expect(html).toContain('<style>p{color:red}</style>')
    expect(html).toMatch(
      /<script type="module" src="\/small.js" fetchpriority="low" data-chunks="a.js b.js"><\/script>\s*<\/body>/,
    )
  })

  it('shows a notice to browsers that are too old, without script and above a readable page', () => {
    for (const tags of [renderPublicPageTags('', 'a.js', []), renderClientPageTags('a.css', ['a.js'], 'bn')]) {
      const html = renderHtmlDocument({ ...page, locale: 'bn', ...tags })
      const [, above = ''] = /<body>\n(.*)\n<div id="root"><p>text/.exec(html) ?? []
      expect(above).toMatch(/^<p class="old-browser">.*<\/p>$/)
      expect(above).toMatch(/<span lang="bn">[^<]*ক্রোম আপডেট করুন[^<]*<\/span>/)
      expect(above).toMatch(/<span lang="en">[^<]*update Chrome[^<]*<\/span>/)
      expect(html).toMatch(
        /<style>\.old-browser\{[^}]*\}@supports \(color:color-mix\([^{]*\{\.old-browser\{display:none\}\}</,
      )
    }
  })

  it('preloads everything at once if the browser renders', () => {
    const html = renderHtmlDocument({
      ...page,
      locale: 'bn',
      ...renderClientPageTags('theme.css', ['app.js', 'page.js'], 'bn'),
    })
    expect(html).toContain('<link rel="stylesheet" href="/theme.css">')
    expect(html).toContain('<link rel="modulepreload" href="/page.js">')
    expect(html).toContain('<noscript>')
  })
})
