import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { problems, type ProblemCode } from '@wewb/domain/http/problems'
import { parseLanguageCookie } from '@wewb/domain/language/language-cookie'
import { formatDigits } from '@wewb/domain/language/digits'
import { settingSeeds } from '@wewb/domain/reference/settings'

const style =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.6 "Noto Sans Bengali",sans-serif;margin:15vh auto;max-width:32rem;padding:0 1rem}' +
  'a{color:inherit}'

const pageMessages = {
  retry: { bn: 'আবার চেষ্টা করুন', en: 'Try again' },
  phone: { bn: 'জরুরি প্রয়োজনে ফোন করুন', en: 'If it is urgent, call' },
}

/** True for a navigation or form post in the browser, which gets an HTML page instead of JSON. */
export const isBrowserNavigation = (request: FastifyRequest) =>
  ['GET', 'POST'].includes(request.method) &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '').includes('text/html')

/** Renders a page without build, database or script, since any of them may be unavailable. It reloads itself. */
export function renderProblemPage(
  code: ProblemCode,
  request: FastifyRequest,
  retryAfterSeconds: number | undefined,
): string {
  const locale = parseLanguageCookie(request.headers.cookie ?? '')
  const phone = settingSeeds.CALL_CENTRE_LOCAL.value
  const message = problems[code].message[locale]
  const reload = retryAfterSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`
  const retry = pageMessages.retry[locale]
  const contact = `${pageMessages.phone[locale]}: <a href="tel:${phone}">${formatDigits(phone, locale)}</a>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${message}</title>${reload}<style>${style}</style></head>
<body><main><h1>${message}</h1><p><a href="">${retry}</a></p><p>${contact}</p></main></body></html>`
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const problemPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
}
