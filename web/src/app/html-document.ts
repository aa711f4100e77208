import { getOwn } from '@wewb/domain/collections/get-own'
import type { Locale } from '@wewb/domain/language/bilingual'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import { portalName } from '@wewb/domain/reference/portal'
import type { PageData } from '#lib/api-client/page-data.tsx'
import { documentMessages } from './messages.ts'
import { oldBrowserNotice, oldBrowserStyle } from './old-browser-notice.ts'

type Document = {
  locale: Locale
  title: string
  /** Left out for pages that search engines should not index: signed-in pages and those without content. */
  metadata?: PageMetadata | undefined
  pageData: PageData
  /** Web app manifest that the browser offers to install. */
  manifest?: 'portal' | 'card'
  /** Font files of the page's language. */
  fonts?: string[]
  /** The rendered page, or a skeleton. */
  content: string
  head: string
  foot: string
}

/** Metadata for search engines and link previews. */
export type PageMetadata = {
  description: string
  origin: string
  /** Path and query without the language. */
  address: string
}

/** Renders an HTML document. Nothing in it runs except the script in its foot. */
export const renderHtmlDocument = ({
  locale,
  title,
  metadata,
  pageData,
  manifest = 'portal',
  fonts = [],
  content,
  head,
  foot,
}: Document): string => `<!doctype html>
<html lang="${locale}" class="${locale === 'bn' ? 'bengali' : 'english'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(metadata?.description ?? documentMessages.description[locale])}">
${metadata ? foundBy(metadata, title, locale) : '<meta name="robots" content="noindex">'}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#15201b" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="#006a4e">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/card-192.png">
<link rel="manifest" href="/${manifest}.webmanifest">
${fontLinks(fonts)}
${renderInlineStyle(oldBrowserStyle)}
${head}
</head>
<body>
${oldBrowserNotice}
<div id="root">${content}</div>
<script type="application/json" id="page-data">${JSON.stringify(pageData).replaceAll('<', '\\u003c')}</script>
${foot}
</body>
</html>
`

/** Renders the metadata. Each language has its own URL and links to the other: domain/src/language/localized-url.ts. */
function foundBy({ description, origin, address }: PageMetadata, title: string, locale: Locale): string {
  const at = (language: Locale) => escapeText(origin + localizedUrl(language, address))
  const card = {
    'og:type': address.startsWith('/notice?') ? 'article' : 'website',
    'og:site_name': escapeText(portalName[locale]),
    'og:title': escapeText(title),
    'og:description': escapeText(description),
    'og:url': at(locale),
    'og:locale': locale === 'bn' ? 'bn_BD' : 'en_GB',
    'og:locale:alternate': locale === 'bn' ? 'en_GB' : 'bn_BD',
  }
  return [
    `<link rel="canonical" href="${at(locale)}">`,
    `<link rel="alternate" hreflang="bn" href="${at('bn')}">`,
    `<link rel="alternate" hreflang="en" href="${at('en')}">`,
    `<link rel="alternate" hreflang="x-default" href="${at('bn')}">`,
    ...Object.entries(card).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary">',
  ].join('\n')
}

/** Preloads the fonts, so that the text does not shift when they arrive. */
const fontLinks = (files: string[]): string =>
  files.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('\n')

/** Tags of a server-rendered page: inline style, and a low-priority script at the end. */
export const renderPublicPageTags = (css: string, script: string, files: string[]) => ({
  head: renderInlineStyle(css),
  foot: `<script type="module" src="/${script}" fetchpriority="low" data-chunks="${files.join(' ')}"></script>`,
})

/** Redirects browsers without script to the same page with a plain form. */
export const renderNoScriptRedirect = (address: string) =>
  `<noscript><meta http-equiv="refresh" content="0;url=${escapeText(address)}"></noscript>`

/** Tags of a client-rendered page: all its files load at once. */
export const renderClientPageTags = (style: string, files: string[], locale: Locale) => ({
  head: `${renderStylesheetLink(style)}\n${scriptsAtOnce(files)}`,
  foot: needsScript(locale),
})

/** Tags of a form step: `early` runs as soon as it is loaded and requests the other files itself. */
export const renderFormStepTags = (style: string, files: string[], locale: Locale, early: string) => ({
  head:
    `<meta name="form-files" content="${files.join(' ')}">\n` +
    `<script type="module" async fetchpriority="high" src="/${early}"></script>\n${renderStylesheetLink(style)}`,
  foot: needsScript(locale),
})

const needsScript = (locale: Locale) =>
  `<noscript><p class="needs-script">${documentMessages.needsScript[locale]}</p></noscript>`

/**
 * Tags of a standalone page: the layout is server-rendered, the form client-rendered. Its scripts load with low
 * priority.
 */
export const renderStandalonePageTags = (style: string, files: string[]) => ({
  head: `${style}\n${scriptsAtOnce(files, ' fetchpriority="low"')}`,
  foot: '',
})

export const renderInlineStyle = (css: string) => `<style>${css}</style>`
export const renderStylesheetLink = (file: string) => `<link rel="stylesheet" href="/${file}">`

const scriptsAtOnce = ([script = '', ...files]: string[], priority = '') =>
  [
    ...files.map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
    `<script type="module" src="/${script}"${priority}></script>`,
  ].join('\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => getOwn(entities, letter) ?? letter)
