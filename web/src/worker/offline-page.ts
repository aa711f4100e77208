import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { callCentre } from '@wewb/domain/reference/call-centre'
import { offlineMessages } from './messages.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.65 "Noto Sans Bengali","Noto Sans",system-ui,sans-serif;' +
  'color:#10231c;background:#fbfaf7;margin:0 auto;max-width:36rem;padding:2rem 1rem}' +
  'h1{font-size:1.375rem;line-height:1.4;margin:0}h2{font-size:1.0625rem;margin:2rem 0 0}' +
  'span[lang]{display:block;font-weight:400;font-size:.9em}ul{padding:0;list-style:none;margin:.5rem 0}' +
  'a{color:#006a4e}li a,.again{display:inline-block;padding:.6rem 0}' +
  '.again{border:1px solid;border-radius:8px;padding:.6rem 1.25rem;font-weight:600;text-decoration:none}' +
  '@media(prefers-color-scheme:dark){body{color:#e8efec;background:#0f1714}a{color:#6fcfae}}'
const maxListed = 8

type Readable = { address: string; title: string }

/**
 * Renders the page for a URL that is not cached: the reason, the helpline numbers and the cached pages that can be read
 * offline.
 */
export const renderOfflinePage = (pages: readonly Readable[], letters: readonly string[]): Response =>
  new Response(documentWith(pages.slice(0, maxListed), letters.map(fontFace).join('')), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })

// The reader's language is unknown here, so every text is in both languages.
const documentWith = (pages: readonly Readable[], fonts: string) => `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${offlineMessages.title.bn} | ${offlineMessages.title.en}</title><style>${fonts}${style}</style></head>
<body><main>
<h1>${inBoth(offlineMessages.title)}</h1><p>${inBoth(offlineMessages.text)}</p>
<p><a class="again" href="">${offlineMessages.tryAgain.bn} / <bdi lang="en">${offlineMessages.tryAgain.en}</bdi></a></p>
<h2>${inBoth(offlineMessages.call)}</h2>
<ul>${call(callCentre.local, offlineMessages.insideCountry)}${call(callCentre.abroad, offlineMessages.fromAbroad)}</ul>
${pages.length > 0 ? `<h2>${inBoth(offlineMessages.canOpen)}</h2><ul>${pages.map(linkTo).join('')}</ul>` : ''}
</main></body></html>`

/** Uses the portal's fonts where another page has cached them: not every device has a Bangla font. */
const fontFace = (url: string) =>
  `@font-face{font-family:"Noto Sans${url.includes('bengali') ? ' Bengali' : ''}";src:url(${url});font-weight:400 700}`

const inBoth = ({ bn, en }: Bilingual) => `${bn} <span lang="en">${en}</span>`

const call = (number: string, { bn, en }: Bilingual) =>
  `<li>${bn} / <bdi lang="en">${en}</bdi>: ` +
  `<a href="tel:${number}">${formatDigits(number, 'bn')} (<bdi lang="en">${number}</bdi>)</a></li>`

/** The title comes from a page of the portal and is already escaped. */
const linkTo = ({ address, title }: Readable) => `<li><a href="${address.replaceAll('&', '&amp;')}">${title}</a></li>`
