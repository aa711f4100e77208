import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { printSelectionLetter as letterCall } from '../../../domain/src/contracts/letters.ts'
import { readMoney } from '../../../domain/src/fields/money.ts'
import { fill, say, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay, showDate } from '../../../domain/src/language/dates.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { showTaka } from '../../../domain/src/language/money.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import { seeFile } from '../applications/access-file.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { printLetter } from '../printing/print-application.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'
import { instituteOf } from './candidates.ts'
import { publicationOf } from './publications.ts'

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
  help: { bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)', en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)' },
} satisfies Record<string, Bilingual> // prettier-ignore

/** For who was selected, once it is published, and as long as the approval stands. Anyone else finds no letter. */
export async function printSelectionLetter(context: Context, { applicationNo, language }: InputOf<typeof letterCall>) {
  const { file, isOwn } = await seeFile(context, applicationNo)
  const { row } = file
  const locale = language ?? context.locale
  const isSelected = row.published && row.approval_status === 2 && publicationOf(row.service).isRanked
  const list = isSelected && row.setup_id !== null ? await listOf(context, row.setup_id) : undefined
  if (!list?.published_at) return refuse('NOT_FOUND')
  const instalments = await context.db.selectFrom('instalment').selectAll().where('application_id', '=', row.id).orderBy('no').execute()
  const day = dhakaDay(list.published_at)
  const code = await signCode(context, { type: 'RESULT_LETTER', reference: row.no, serial: 0, issuedOn: day })
  const tell = (word: Bilingual) => say(word, locale)
  const amount = row.amount ?? '0'
  const bytes = await printLetter(
    {
      board: tell(portalName),
      memo: [
        { label: tell(words.memo), text: list.memo_no ?? '–' },
        { label: tell(words.date), text: showDate(day, locale) },
      ],
      subject: tell(fill(words.subject, { title: { bn: list.title_bng, en: list.title } })),
      receiver: [
        (locale === 'bn' ? row.name_bng : row.name) ?? row.name ?? row.name_bng ?? '',
        tell(fill(words.number, { no: row.no })),
        instituteOf(row),
      ].filter(Boolean),
      paragraphs: [tell(words.granted), tell(words.paid)],
      rows: [
        { label: tell(words.amount), text: showTaka(readMoney(amount) ?? amount, locale) },
        { label: tell(words.instalments), text: showDigits(instalments.length, locale) },
        ...(instalments[0] ? [{ label: tell(words.first), text: showDigits(instalments[0].year, locale) }] : []),
      ],
      signature: [tell(words.signed), tell(portalName)],
      qrText: codeUrl(context.config, code),
      qrCaption: tell(words.check),
      helpLine: tell(words.help),
    },
    locale,
  )
  if (!isOwn)
    await context.db
      .transaction()
      .execute((tx) => record(tx, context.actor, 'application.printed', `application:${row.no}`, { paper: 'letter' }))
  return new SentFile({ bytes, mediaType: 'application/pdf', fileName: `${row.no}-letter-${locale}.pdf` })
}

const listOf = ({ db }: Context, setupId: number) =>
  db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .select(['memo_no', 'merit_list.published_at', 'title', 'title_bng'])
    .where('setup_id', '=', setupId)
    .executeTakeFirst()
