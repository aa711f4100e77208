import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { problems, type ProblemCode } from '../../../domain/src/contracts/problems.ts'
import { readLanguageCookie } from '../../../domain/src/language/language-cookie.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { settingSeeds } from '../../../domain/src/lookups/settings.ts'

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 "Noto Sans Bengali",sans-serif;margin:15vh auto;max-width:32rem;padding:0 1rem}a{color:inherit}'

const words = {
  again: { bn: 'আবার চেষ্টা করুন', en: 'Try again' },
  call: { bn: 'জরুরি প্রয়োজনে ফোন করুন', en: 'If it is urgent, call' },
}

/** Somebody who opens an address in the browser, or sends a form from it, reads a page, never an answer meant for a program. */
export const isVisit = (request: FastifyRequest) =>
  ['GET', 'POST'].includes(request.method) && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')

/** Needs no build, no database and no script: it is shown when something of that is away. It comes again by itself. */
export function problemPage(code: ProblemCode, request: FastifyRequest, after: number | undefined): string {
  const locale = readLanguageCookie(request.headers.cookie ?? '')
  const phone = settingSeeds.CALL_CENTRE_LOCAL.value
  const message = problems[code].message[locale]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${message}</title>${after === undefined ? '' : `<meta http-equiv="refresh" content="${after}">`}<style>${style}</style></head>
<body><main><h1>${message}</h1><p><a href="">${words.again[locale]}</a></p><p>${words.call[locale]}: <a href="tel:${phone}">${showDigits(phone, locale)}</a></p></main></body></html>`
}

export const problemPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
}
