import { expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'
import { PdfWriter, type Style } from './pdf-writer.ts'

const document = new PdfWriter({ size: 'A4', margin: 0, title: 'Sample', locale: 'bn' })
const style: Style = { size: 10, weight: 'bold', colour: '#000000' }
const name = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী ভূঁইয়া'

it('keeps the letters as large as asked when they fit', () => {
  expect(fitLines(document, 'রহিমা  খাতুন\n', style, { width: 200, maxLines: 1 })).toEqual({ lines: ['রহিমা খাতুন'], style })
})

it('fills its lines evenly before it makes the letters smaller', () => {
  expect(fitLines(document, name, style, { width: 130, maxLines: 2 })).toEqual({
    lines: ['মোহাম্মদ আব্দুল্লাহ আল', 'মামুন চৌধুরী ভূঁইয়া'],
    style,
  })
})

it.each([name, 'Abdullahalmamunchowdhury', 'ক্ষ'.repeat(2_000)])(
  'makes the letters smaller rather than break a word',
  (text) => {
    const width = 60
    const { lines, style: fitted } = fitLines(document, text, style, { width, maxLines: 2 })
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.join(' ')).toBe(text)
    expect(fitted.size).toBeLessThan(style.size)
    for (const line of lines) expect(document.widthOf(line, fitted)).toBeLessThanOrEqual(width)
  },
)
