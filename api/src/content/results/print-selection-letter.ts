import type { InputOf } from '@wewb/domain/http/contract'
import type { printSelectionLetter as printSelectionLetterEndpoint } from '@wewb/domain/casework/letter-contracts'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import { interpolate, localize, type Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate, formatDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import { portalName } from '@wewb/domain/reference/portal'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { printLetter } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'
import { instituteOf } from './candidates.ts'
import { listInstalmentsOfAward } from './instalment-queries.ts'
import { getPublicationByService } from './publications.ts'
import { findListWithTitle } from './queries.ts'

const words = {
  memo: { bn: 'স্মারক নম্বর', en: 'Memo no.' },
  date: { bn: 'তারিখ', en: 'Date' },
  subject: { bn: 'বিষয়: {title} – মনোনয়ন', en: 'Subject: {title} – selection' },
  number: { bn: 'আবেদন নম্বর: {no}', en: 'Application number: {no}' },
  granted: {
    bn: 'আপনার আবেদন যাচাই করে বোর্ড আপনাকে এই শিক্ষাবৃত্তির জন্য মনোনীত করেছে।',
    en: 'The board has verified your application and selected you for this stipend.',
  },
  paid: {
    bn: 'বৃত্তির টাকা আপনার দেওয়া ব্যাংক হিসাবে পাঠানো হবে। পরের বছরের কিস্তির জন্য সময়মতো নবায়নের আবেদন করুন।',
    en: 'The money will be sent to the bank account you gave. For the instalment of the next year apply for renewal in time.',
  },
  amount: { bn: 'বছরে টাকার পরিমাণ', en: 'Amount a year' },
  instalments: { bn: 'কিস্তির সংখ্যা (বছর)', en: 'Instalments (years)' },
  first: { bn: 'প্রথম কিস্তির বছর', en: 'Year of the first instalment' },
  signed: { bn: 'পরিচালক', en: 'Director' },
  check: { bn: 'পত্রটি আসল কি না যাচাই করতে কিউআর কোড স্ক্যান করুন', en: 'Scan to see whether this letter is genuine' },
  help: {
    bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
    en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
  },
} satisfies Record<string, Bilingual>

/**
 * Prints the letter for a selected applicant after publication, while the approval is valid; otherwise rejects with
 * NOT_FOUND.
 */
export async function printSelectionLetter(
  context: Context,
  { applicationNo, language }: InputOf<typeof printSelectionLetterEndpoint>,
) {
  const { application, isOwn } = await getVisibleApplication(context, applicationNo)
  const { row } = application
  const locale = language ?? context.locale
  const isSelected = row.published && row.approval_status === 2 && getPublicationByService(row.service).isRanked
  const list = isSelected && row.setup_id !== null ? await findListWithTitle(context.db, row.setup_id) : undefined
  if (!list?.published_at) return throwProblem('NOT_FOUND')
  const instalments = await listInstalmentsOfAward(context.db, row.id)
  const day = toDhakaDate(list.published_at)
  const code = await signCode(context, { type: 'RESULT_LETTER', reference: row.no, serial: 0, issuedOn: day })
  const report = (word: Bilingual) => localize(word, locale)
  const amount = row.amount ?? '0'
  const bytes = await printLetter(
    {
      board: report(portalName),
      memo: [
        { label: report(words.memo), text: list.memo_no ?? '–' },
        { label: report(words.date), text: formatDate(day, locale) },
      ],
      subject: report(interpolate(words.subject, { title: { bn: list.title_bng, en: list.title } })),
      receiver: [
        (locale === 'bn' ? row.name_bng : row.name) ?? row.name ?? row.name_bng ?? '',
        report(interpolate(words.number, { no: row.no })),
        instituteOf(row),
      ].filter(Boolean),
      paragraphs: [report(words.granted), report(words.paid)],
      rows: [
        { label: report(words.amount), text: formatTaka(parseMoney(amount) ?? amount, locale) },
        { label: report(words.instalments), text: formatDigits(instalments.length, locale) },
        ...(instalments[0] ? [{ label: report(words.first), text: formatDigits(instalments[0].year, locale) }] : []),
      ],
      signature: [report(words.signed), report(portalName)],
      qrText: codeUrl(context.config, code),
      qrCaption: report(words.check),
      helpLine: report(words.help),
    },
    locale,
  )
  if (!isOwn)
    await context.db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, context.actor, 'application.printed', `application:${row.no}`, { paper: 'letter' }),
      )
  return new FileResponse({ bytes, mediaType: 'application/pdf', fileName: `${row.no}-letter-${locale}.pdf` })
}
