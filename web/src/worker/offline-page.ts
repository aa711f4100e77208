import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { callCentre } from '../../../domain/src/lookups/call-centre.ts'
import { words } from './words.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.65 "Noto Sans Bengali","Noto Sans",system-ui,sans-serif;color:#10231c;background:#fbfaf7;margin:0 auto;max-width:36rem;padding:2rem 1rem}h1{font-size:1.375rem;line-height:1.4;margin:0}h2{font-size:1.0625rem;margin:2rem 0 0}span[lang]{display:block;font-weight:400;font-size:.9em}ul{padding:0;list-style:none;margin:.5rem 0}a{color:#006a4e}li a,.again{display:inline-block;padding:.6rem 0}.again{border:1px solid;border-radius:8px;padding:.6rem 1.25rem;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){body{color:#e8efec;background:#0f1714}a{color:#6fcfae}}'
const mostListed = 8

type Readable = { address: string; title: string }

/** For an address that was never opened here: what is the matter, who helps by phone, and what can be read all the same. */
export const offlinePage = (pages: readonly Readable[], letters: readonly string[]): Response =>
  new Response(documentWith(pages.slice(0, mostListed), letters), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })

// Nobody knows here in which language they read, so everything is said in both.
const documentWith = (pages: readonly Readable[], letters: readonly string[]) => `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title.bn} | ${words.title.en}</title><style>${letters.map(fontFace).join('')}${style}</style></head>
<body><main>
<h1>${inBoth(words.title)}</h1><p>${inBoth(words.text)}</p>
<p><a class="again" href="">${words.tryAgain.bn} / <bdi lang="en">${words.tryAgain.en}</bdi></a></p>
<h2>${inBoth(words.call)}</h2>
<ul>${phone(callCentre.local, words.insideCountry)}${phone(callCentre.abroad, words.fromAbroad)}</ul>
${pages.length > 0 ? `<h2>${inBoth(words.canOpen)}</h2><ul>${pages.map(linkTo).join('')}</ul>` : ''}
</main></body></html>`

/** The letters of the portal, where another page has brought them: not every device can write Bangla. */
const fontFace = (path: string) =>
  `@font-face{font-family:"${path.includes('bengali') ? 'Noto Sans Bengali' : 'Noto Sans'}";src:url(${path});font-weight:400 700}`

const inBoth = ({ bn, en }: Bilingual) => `${bn} <span lang="en">${en}</span>`

const phone = (number: string, { bn, en }: Bilingual) =>
  `<li>${bn} / <bdi lang="en">${en}</bdi>: <a href="tel:${number}">${showDigits(number, 'bn')} (<bdi lang="en">${number}</bdi>)</a></li>`

/** The title comes out of a page of ours, where it was made safe already. */
const linkTo = ({ address, title }: Readable) => `<li><a href="${address.replaceAll('&', '&amp;')}">${title}</a></li>`
