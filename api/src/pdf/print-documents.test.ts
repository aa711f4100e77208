import { PDFDocument, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawApplication } from './draw-application.ts'
import { printApplication, printSlip, type ApplicationPrint, type SlipPrint } from './print-documents.ts'
import { readPageContent, countImages, readPageTexts } from './read-pdf.test.support.ts'
import { isFull } from '@wewb/tests/test-size.ts'

const line = (label: string, text: string) => ({ path: 'path', label, text })
const section = (heading: string, rows: number) => ({
  path: 'path',
  heading,
  lines: Array.from({ length: rows }, () => line('মায়ের নাম', 'আয়েশা সিদ্দিকা')),
})

const application: ApplicationPrint = {
  heading: 'শিক্ষাবৃত্তির আবেদন',
  board: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড',
  number: 'EDU-2026-000123',
  serviceTitle: 'শিক্ষাবৃত্তি',
  status: 'জমা হয়েছে',
  submittedOn: '১৫ নভেম্বর ২০২৬',
  applicantName: 'রহিমা খাতুন',
  sections: [
    {
      path: 'student',
      heading: 'শিক্ষার্থীর তথ্য',
      lines: [line('স্ত্রী/স্বামী', 'ক্ষমা'), { path: 'nominee', heading: 'নমিনি ১', lines: [line('জেলা', 'চট্টগ্রাম')] }],
    },
    { path: 'empty', heading: 'অন্যান্য', lines: [] },
  ],
  closing: 'আবেদনকারীর স্বাক্ষর ও তারিখ',
  qrText: 'https://portal.example/service-verification?number=EDU-2026-000123',
  qrCaption: 'স্ক্যান করে যাচাই করুন',
  printedOn: '১৬ নভেম্বর ২০২৬',
  pageLabel: 'পৃষ্ঠা {page}–{pages}',
}

const slip: SlipPrint = {
  board: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড',
  title: 'প্রাপ্তি স্বীকারপত্র',
  number: 'EDU-2026-000123',
  applicantName: 'রহিমা খাতুন',
  serviceTitle: 'শিক্ষাবৃত্তি',
  submittedOn: '১৫ নভেম্বর ২০২৬',
  documents: ['জন্ম নিবন্ধন সনদ', 'নম্বরপত্র'],
  next: 'আপনার কাগজগুলো ৭ কার্যদিবসের মধ্যে দেখা হবে।',
  qrText: 'https://portal.example/app-status-check?number=EDU-2026-000123',
  qrCaption: 'অবস্থা দেখতে স্ক্যান করুন',
  helpLine: 'সাহায্যের জন্য ফোন করুন: ১৬১৩৫',
}

it('prints searchable and copyable text', async () => {
  const [text = ''] = await readPageTexts(await printApplication(application, 'bn'))
  for (const words of ['শিক্ষাবৃত্তি', 'রহিমা খাতুন', 'স্ত্রী/স্বামী', 'ক্ষমা', 'নমিনি ১', 'চট্টগ্রাম', '১৫ নভেম্বর ২০২৬']) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('অন্যান্য')
})

it('sets the character mapping around each word, so that every reader extracts upright text', async () => {
  const content = readPageContent((await PDFDocument.load(await printApplication(application, 'bn'))).getPage(0))
  const marks = content.split('BDC').length - 1
  expect(marks).toBeGreaterThan(20)
  expect(content.match(/BDC\s+BT\b/g)).toHaveLength(marks)
  expect(content.match(/\bET\s+EMC\b/g)).toHaveLength(marks)
})

it.each(['bn', 'en'] as const)('sets the title and language of the PDF (%s)', async (locale) => {
  const pdf = await PDFDocument.load(await printApplication(application, locale))
  expect(pdf.getTitle()).toBe('শিক্ষাবৃত্তির আবেদন – EDU-2026-000123')
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe(`(${locale})`)
})

it('numbers its six pages, and prints the application number on each', async () => {
  const sections = Array.from({ length: 13 }, (_, index) => section(`অংশ ${index}`, 14))
  const texts = await readPageTexts(await printApplication({ ...application, sections }, 'bn'))
  expect(texts.map((text) => /পৃষ্ঠা (\S+?–\S)/.exec(text)?.[1])).toEqual(['১–৬', '২–৬', '৩–৬', '৪–৬', '৫–৬', '৬–৬'])
  expect(texts.every((text) => text.includes('শিক্ষাবৃত্তির আবেদন'))).toBe(true)
})

it('keeps headings with the following content', async () => {
  for (let rows = 20; rows < 40; rows++) {
    const nested = {
      path: 'path',
      heading: 'ঠিকানা',
      lines: [{ path: 'path', heading: 'স্থায়ী', lines: [line('জেলা', 'চট্টগ্রাম')] }],
    }
    const texts = await readPageTexts(
      await drawApplication({ ...application, sections: [section('পরিবার', rows), nested] }, 'bn'),
    )
    const pageWith = (words: string) => texts.findIndex((text) => text.includes(words))
    expect([pageWith('ঠিকানা'), pageWith('স্থায়ী')]).toEqual([pageWith('চট্টগ্রাম'), pageWith('চট্টগ্রাম')])
  }
})

it('continues an answer longer than a page on the next', async () => {
  const story = Array.from({ length: 900 }, (_, index) => `কথা${index}`).join(' ')
  const texts = await readPageTexts(
    await printApplication(
      { ...application, sections: [{ ...section('বিবরণ', 1), lines: [line('বিবরণ', story)] }] },
      'bn',
    ),
  )
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.join(' ').match(/কথা\d+/g)).toHaveLength(900)
})

it('prints the photo and the signature', async () => {
  const picture = sharp({ create: { width: 30, height: 40, channels: 4, background: '#88aaccff' } })
  const [photo, signature] = await Promise.all([picture.clone().jpeg().toBuffer(), picture.clone().png().toBuffer()])
  expect(await countImages(await printApplication({ ...application, photo, signature }, 'bn'))).toBe(2)
})

it('prints without an unreadable photo', async () => {
  const whole = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  for (const photo of [Buffer.from('not a picture'), Buffer.alloc(0), whole.subarray(0, whole.length / 3)]) {
    const bytes = await printApplication({ ...application, photo }, 'bn')
    expect(await countImages(bytes)).toBe(0)
    expect((await readPageTexts(bytes)).join(' ')).toContain('রহিমা খাতুন')
  }
})

it('prints the slip on half a sheet, with the received documents', async () => {
  const bytes = await printSlip(slip, 'bn')
  const [text = '', ...more] = await readPageTexts(bytes)
  for (const words of ['জন্ম নিবন্ধন সনদ', 'নম্বরপত্র', '৭ কার্যদিবসের', '১৬১৩৫']) expect(text).toContain(words)
  expect(more).toEqual([])
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize()
  expect([Math.round(width), Math.round(height)]).toEqual([420, 595])
})

it.runIf(isFull)('prints fifty documents at once', async () => {
  const documents = await Promise.all(
    Array.from({ length: 50 }, (_, index) => printSlip({ ...slip, applicantName: `আবেদনকারী–${index}` }, 'bn')),
  )
  const texts = await Promise.all(documents.map(readPageTexts))
  expect(texts.every(([text = ''], index) => text.includes(`আবেদনকারী–${index}`))).toBe(true)
})
