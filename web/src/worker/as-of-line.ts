import { fill } from '../../../domain/src/language/bilingual.ts'
import { showMoment } from '../../../domain/src/language/moments.ts'
import { isReadable, languageOfKept } from './kept-pages.ts'
import { words } from './words.ts'

// The colours are the page's own, so the line is dark on a dark page too.
const look =
  'margin:0;padding:.75rem 1rem;text-align:center;border-bottom:1px solid var(--color-line);background:var(--color-needs-you-soft);color:var(--color-ink)'

/**
 * A kept page, with a line above it that says how old it is. It stands outside what React draws, so nothing of it is in any script,
 * and it is there without script too.
 */
export async function withAsOfLine(page: Response): Promise<Response> {
  const html = await page.clone().text()
  if (!isReadable(html)) return page
  const locale = languageOfKept(page)
  const keptAt = new Date(Number(page.headers.get('x-kept-at')))
  const sentence = fill(words.asOf, { moment: showMoment(keptAt, locale) })[locale]
  const line = `<p role="status" style="${look}">${sentence} <a href="" style="text-decoration:underline">${words.tryAgain[locale]}</a></p>`
  const withLine = html.replace('<body>', () => `<body>\n${line}`)
  return new Response(withLine, { headers: page.headers })
}
