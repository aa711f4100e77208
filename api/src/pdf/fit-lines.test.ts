import { expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'
import { PdfWriter, type Style } from './pdf-writer.ts'

const document = new PdfWriter({ size: 'A4', margin: 0, title: 'Sample', locale: 'bn' })
const style: Style = { size: 10, weight: 'bold', colour: '#000000' }
const name = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী ভূঁইয়া'

it('uses the requested font size if the text fits', () => {
  expect(fitLines(document, 'রহিমা  খাতুন\n', style, { width: 200, maxLines: 1 })).toEqual({ lines: ['রহিমা খাতুন'], style })
})

it('balances its lines before it reduces the font size', () => {
  expect(fitLines(document, name, style, { width: 130, maxLines: 2 })).toEqual({
    lines: ['মোহাম্মদ আব্দুল্লাহ আল', 'মামুন চৌধুরী ভূঁইয়া'],
    style,
  })
})

it.each([name, 'Abdullahalmamunchowdhury', 'ক্ষ'.repeat(2_000)])(
  'reduces the font size rather than break a word',
  (text) => {
    const width = 60
    const { lines, style: fitted } = fitLines(document, text, style, { width, maxLines: 2 })
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.join(' ')).toBe(text)
    expect(fitted.size).toBeLessThan(style.size)
    for (const line of lines) expect(document.widthOf(line, fitted)).toBeLessThanOrEqual(width)
  },
)
