import { callCentre } from '../../../domain/src/lookups/call-centre.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { words } from './words.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.65 "Noto Sans Bengali","Noto Sans",system-ui,sans-serif;color:#10231c;background:#fbfaf7;margin:0 auto;max-width:36rem;padding:2rem 1rem}h1{font-size:1.375rem;line-height:1.3}h2{font-size:1.0625rem;margin:1.5rem 0 0}section+section{border-top:1px solid #dfe5e1;margin-top:2rem;padding-top:1rem}ul{padding:0;list-style:none;margin:.25rem 0}a{color:#006a4e;display:inline-block;padding:.5rem 0}@media(prefers-color-scheme:dark){body{color:#e8efec;background:#0f1714}a{color:#6fcfae}section+section{border-color:#33433c}}'

const mostListed = 8

type Readable = { address: string; title: string }

/** For an address that was never opened here: what is the matter, what can be read all the same, and who helps by phone. */
export const offlinePage = (pages: readonly Readable[]): Response =>
  new Response(
    `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title.bn} | ${words.title.en}</title><style>${style}</style></head>
<body><main>${partIn('bn')}${partIn('en')}${listOf(pages.slice(0, mostListed))}</main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      },
    },
  )

const partIn = (locale: Locale) => `<section lang="${locale}">
<h1>${words.title[locale]}</h1><p>${words.text[locale]}</p><p><a href="">${words.tryAgain[locale]}</a></p>
<h2>${words.call[locale]}</h2><ul>${phone(callCentre.local, words.insideCountry[locale], locale)}${phone(callCentre.abroad, words.fromAbroad[locale], locale)}</ul>
</section>`

const listOf = (pages: readonly Readable[]) =>
  pages.length > 0
    ? `<section><h2>${words.canOpen.bn}<br><span lang="en">${words.canOpen.en}</span></h2><ul>${pages.map(linkTo).join('')}</ul></section>`
    : ''

/** The title comes out of a page of ours, where it was made safe already. */
const linkTo = ({ address, title }: Readable) => `<li><a href="${address.replaceAll('&', '&amp;')}">${title}</a></li>`

const phone = (number: string, where: string, locale: Locale) =>
  `<li><a href="tel:${number}">${showDigits(number, locale)}</a> (${where})</li>`
