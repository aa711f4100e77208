import { isFull } from '@wewb/tests/test-size.ts'
import { expect, it } from 'vitest'
import type { PrintJob } from './print-jobs.ts'
import { createPrintQueue } from './print-queue.ts'

const job = {
  document: 'slip',
  locale: 'bn',
  data: {
    board: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড',
    title: 'প্রাপ্তি স্বীকারপত্র',
    number: 'EDU-2026-000123',
    applicantName: 'রহিমা খাতুন',
    serviceTitle: 'শিক্ষাবৃত্তি',
    submittedOn: '১৫ নভেম্বর ২০২৬',
    documents: [] as string[],
    next: 'আপনার কাগজগুলো ৭ কার্যদিবসের মধ্যে দেখা হবে।',
    qrText: 'https://portal.example',
    qrCaption: 'স্ক্যান করুন',
    helpLine: 'ফোন করুন: ১৬১৩৫',
  },
} satisfies PrintJob

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-'

it('rejects at once if the queue is full, and serves the others', async () => {
  const print = createPrintQueue({ maxWaiting: 2, timeLimitMs: 10_000 })
  const outcomes = await Promise.allSettled([print(job), print(job), print(job), print(job)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes[3]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(isPdf(await print(job))).toBe(true)
})

it.runIf(isFull)('aborts a document after its time limit, and continues with the next', async () => {
  const print = createPrintQueue({ maxWaiting: 5, timeLimitMs: 3_000 })
  const endless = {
    ...job,
    data: { ...job.data, documents: Array.from({ length: 400_000 }, (_, index) => `দলিল ${index} ক্ষমতা`) },
  }
  const [late, next] = await Promise.allSettled([print(endless), print(job)])
  expect(late).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

it('reports a document that fails, and continues with the next', async () => {
  const print = createPrintQueue({ maxWaiting: 5, timeLimitMs: 10_000 })
  const tooMuchForACode = { ...job, data: { ...job.data, qrText: 'x'.repeat(10_000) } }
  const notForAThread = { ...job, data: { ...job.data, next: (() => '') as unknown as string } }
  const outcomes = await Promise.allSettled([print(tooMuchForACode), print(notForAThread), print(job)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
