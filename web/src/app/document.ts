import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { addressIn } from '../../../domain/src/language/language-address.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import type { PageData } from '../api-client/page-data.tsx'
import { words } from './words.ts'

type Document = {
  locale: Locale
  title: string
  /** Left out where nobody should be led: behind the log-in, and where nothing was found. */
  about?: About | undefined
  pageData: PageData
  /** What the browser offers to install from here. */
  manifest?: 'portal' | 'card'
  /** The files of the letters this language is written in. */
  fonts?: string[]
  /** The page's text, or a grey shape to draw over. */
  content: string
  head: string
  foot: string
}

/** What is told to search engines, and to the chats that show a link as a card. */
export type About = {
  description: string
  origin: string
  /** Path and search, without the language. */
  address: string
}

/** One whole HTML document. Nothing in it runs by itself except the script its foot names. */
export const documentOf = ({
  locale,
  title,
  about,
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
<meta name="description" content="${escapeText(about?.description ?? words.description[locale])}">
${about ? foundBy(about, title, locale) : '<meta name="robots" content="noindex">'}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#15201b" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="#006a4e">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/card-192.png">
<link rel="manifest" href="/${manifest}.webmanifest">
${fontLinks(fonts)}
${head}
</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="page-data">${JSON.stringify(pageData).replaceAll('<', '\\u003c')}</script>
${foot}
</body>
</html>
`

/** Each language at its own address, each naming the other: domain/src/language/language-address.ts. */
function foundBy({ description, origin, address }: About, title: string, locale: Locale): string {
  const at = (language: Locale) => escapeText(origin + addressIn(language, address))
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

/** Letters that are there when the text is: otherwise lines would jump when they come. */
const fontLinks = (files: string[]): string =>
  files.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('\n')

/** Around a page whose text is in it: the style inside, the script last and of low priority. */
export const aroundText = (css: string, script: string, files: string[]) => ({
  head: styleInside(css),
  foot: `<script type="module" src="/${script}" fetchpriority="low" data-chunks="${files.join(' ')}"></script>`,
})

/** Whose browser runs no script is led at once to the same page with a form that needs none. */
export const withoutScript = (address: string) => `<noscript><meta http-equiv="refresh" content="0;url=${escapeText(address)}"></noscript>`

/** Around a page the browser draws: everything it needs is asked for at once. */
export const aroundSkeleton = (style: string, files: string[], locale: Locale) => ({
  head: `${linkedStyle(style)}\n${scriptsAtOnce(files)}`,
  foot: needsScript(locale),
})

/** Around a step of a form: `early` runs as soon as it is there, and asks for the files when it is their turn. */
export const aroundStep = (style: string, files: string[], locale: Locale, early: string) => ({
  head: `<meta name="form-files" content="${files.join(' ')}">\n<script type="module" async fetchpriority="high" src="/${early}"></script>\n${linkedStyle(style)}`,
  foot: needsScript(locale),
})

const needsScript = (locale: Locale) => `<noscript><p class="needs-script">${words.needsScript[locale]}</p></noscript>`

/** Around a page whose frame is in it and whose form the browser draws: all of it asked for at once, after what is there to read. */
export const aroundFrame = (style: string, files: string[]) => ({
  head: `${style}\n${scriptsAtOnce(files, ' fetchpriority="low"')}`,
  foot: '',
})

export const styleInside = (css: string) => `<style>${css}</style>`
export const linkedStyle = (file: string) => `<link rel="stylesheet" href="/${file}">`

const scriptsAtOnce = ([script = '', ...files]: string[], priority = '') =>
  [
    ...files.map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
    `<script type="module" src="/${script}"${priority}></script>`,
  ].join('\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => getOwn(entities, letter) ?? letter)
