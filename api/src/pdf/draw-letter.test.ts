import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { printLetter, type LetterPrint } from './print-documents.ts'
import { listQrCodes, readAsciiTexts, readPageTexts } from './read-pdf.test.support.ts'

const letter: LetterPrint = {
  board: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড',
  memo: [
    { label: 'স্মারক নম্বর', text: '৪৯.০০.০০০০.০১২' },
    { label: 'তারিখ', text: '১৫ নভেম্বর ২০২৬' },
  ],
  subject: 'বিষয়: শিক্ষাবৃত্তির জন্য মনোনয়ন',
  receiver: ['রহিমা খাতুন', 'আবেদন নম্বর: EDU-2026-000123', 'চট্টগ্রাম সরকারি মহিলা কলেজ'],
  paragraphs: ['বোর্ড আপনাকে ২০২৬ সালের শিক্ষাবৃত্তির জন্য মনোনীত করেছে।', 'বৃত্তির টাকা আপনার ব্যাংক হিসাবে পাঠানো হবে।'],
  rows: [
    { label: 'বছরে টাকার পরিমাণ', text: '২৪,০০০ টাকা' },
    { label: 'কিস্তির সংখ্যা', text: '২' },
  ],
  signature: ['স্বাক্ষরকারীর নাম', 'উপপরিচালক'],
  qrText: 'https://portal.example/service-verification?code=abc',
  qrCaption: 'যাচাই করতে স্ক্যান করুন',
  helpLine: 'প্রয়োজনে কল করুন: ১৬১৩৫',
}
const sentence = 'প্রতি বছর পড়ালেখা চালু থাকার প্রত্যয়নপত্র জমা দিলে পরের কিস্তি দেওয়া হবে, না হলে বৃত্তি বন্ধ থাকবে।'
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `ধারা–${index}: ${sentence}`)

it('prints all content on one sheet', async () => {
  const bytes = await printLetter(letter, 'bn')
  const [text = '', ...more] = await readPageTexts(bytes)
  const { memo, rows, receiver, signature, board, subject, qrCaption, helpLine } = letter
  const words = [...memo, ...rows].flatMap((row) => [row.label, row.text])
  for (const part of [
    ...words,
    ...signature,
    ...letter.paragraphs,
    receiver[2] ?? '',
    board,
    subject,
    qrCaption,
    helpLine,
  ]) {
    expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
  }
  expect((await readAsciiTexts(bytes))[0]).toContain('EDU-2026-000123')
  expect(more).toEqual([])
  const page = (await PDFDocument.load(bytes)).getPage(0)
  expect([page.getWidth(), page.getHeight()].map(Math.round)).toEqual([595, 842])
  expect(listQrCodes(page)).toHaveLength(1)
})

it('reduces the font size before it adds a second sheet', async () => {
  expect(await readPageTexts(await printLetter({ ...letter, paragraphs: paragraphs(9) }, 'bn'))).toHaveLength(1)
})

it('prints every word of a longer letter, with its code once, on the last sheet', async () => {
  const bytes = await printLetter({ ...letter, paragraphs: paragraphs(50) }, 'bn')
  const texts = await readPageTexts(bytes)
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.join(' ').match(/ধারা–/g)).toHaveLength(50)
  const codes = (await PDFDocument.load(bytes)).getPages().map((page) => listQrCodes(page).length)
  expect(codes).toEqual(texts.map((_, index) => (index === texts.length - 1 ? 1 : 0)))
})
