import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { PageData } from '../api-client/page-data.tsx'
import { words } from './words.ts'

type Document = {
  locale: Locale
  title: string
  pageData: PageData
  /** The page's text, or a grey shape to draw over. */
  content: string
  head: string
  foot: string
}

/** One whole HTML document. Nothing in it runs by itself except the script its foot names. */
export const documentOf = ({ locale, title, pageData, content, head, foot }: Document): string => `<!doctype html>
<html lang="${locale}" class="${locale === 'bn' ? 'bengali' : 'english'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(words.description[locale])}">
<meta name="theme-color" content="#006a4e">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
${head}
</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="page-data">${JSON.stringify(pageData).replaceAll('<', '\\u003c')}</script>
${foot}
</body>
</html>
`

/** Around a page whose text is in it: the style inside, the script last and of low priority. */
export const aroundText = (css: string, script: string, files: string[]) => ({
  head: `<style>${css}</style>`,
  foot: `<script type="module" src="/${script}" fetchpriority="low" data-chunks="${files.join(' ')}"></script>`,
})

/** Around a page the browser draws: everything it needs is asked for at once. */
export const aroundSkeleton = (style: string, [script = '', ...files]: string[], locale: Locale) => ({
  head: [
    `<link rel="stylesheet" href="/${style}">`,
    ...files.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
  ].join('\n'),
  foot: `<noscript><p class="needs-script">${words.needsScript[locale]}</p></noscript>`,
})

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
