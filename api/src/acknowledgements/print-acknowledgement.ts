import { readMoney } from '../../../domain/src/fields/money.ts'
import type { printAcknowledgement as printCall } from '../../../domain/src/contracts/acknowledgements.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { fill, say, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { showTaka } from '../../../domain/src/language/money.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import { seeFile } from '../applications/access-file.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { printLetter } from '../printing/print-application.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { findByReferral } from './repository.ts'

const words = {
  number: { bn: 'রেফারেল নম্বর', en: 'Referral number' },
  date: { bn: 'তারিখ', en: 'Date' },
  subject: { bn: 'বিষয়: প্রাপ্তিস্বীকার (রেফারেল সেবা) – {service}', en: 'Subject: Acknowledgement (referral service) – {service}' },
  referred: {
    bn: 'নিচের ব্যক্তিকে এই সেবার জন্য আপনার প্রতিষ্ঠানে পাঠানো হলো। অনুগ্রহ করে তাঁকে সেবা দিন এবং সেবার অগ্রগতি বোর্ডকে জানান।',
    en: 'The person below is referred to you for this service. Please serve them, and tell the board how it goes on.',
  },
  name: { bn: 'নাম', en: 'Name' },
  application: { bn: 'আবেদন নম্বর', en: 'Application no.' },
  service: { bn: 'সেবার ধরন', en: 'Service' },
  planned: { bn: 'পরিকল্পনার তারিখ', en: 'Planning date' },
  start: { bn: 'সেবা শুরুর তারিখ', en: 'Service start' },
  end: { bn: 'সেবা শেষের তারিখ', en: 'Service end' },
  amount: { bn: 'পরিমাণ (টাকা)', en: 'Amount (BDT)' },
  status: { bn: 'অবস্থা', en: 'Status' },
  signed: { bn: 'দায়িত্বপ্রাপ্ত কর্মকর্তা', en: 'Officer in charge' },
  check: { bn: 'পত্রটি আসল কি না যাচাই করতে কিউআর কোড স্ক্যান করুন', en: 'Scan to see whether this paper is genuine' },
  help: { bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)', en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)' },
} satisfies Record<string, Bilingual> // prettier-ignore

/** The paper the person carries to the provider. It holds no number of a person or an account. */
export async function printAcknowledgement(context: Context, { referralNo, language }: InputOf<typeof printCall>) {
  const row = (await findByReferral(context.db, referralNo)) ?? refuse('NOT_FOUND')
  const seen = await seeFile(context, row.application_no)
  const { file, isOwn } = seen
  const told = await describeAcknowledgement(context, seen, row)
  const locale = language ?? context.locale
  const tell = (word: Bilingual) => say(word, locale)
  const line = (label: Bilingual, text: string | null) => (text ? [{ label: tell(label), text }] : [])
  const day = (value: string | null) => value && showDate(value, locale)
  const service = { bn: told.serviceTypeNameBng, en: told.serviceTypeName }
  const code = await signCode(context, { type: 'ACKNOWLEDGEMENT', reference: referralNo, serial: 0, issuedOn: told.enteredOn })
  const bytes = await printLetter(
    {
      board: tell(portalName),
      memo: [...line(words.number, referralNo), ...line(words.date, day(told.enteredOn))],
      subject: tell(fill(words.subject, { service })),
      receiver: [tell({ bn: told.serviceProviderNameBng, en: told.serviceProviderName })],
      paragraphs: [tell(words.referred)],
      rows: [
        ...line(words.name, (locale === 'bn' ? file.row.name_bng : file.row.name) ?? file.row.name ?? file.row.name_bng),
        ...line(words.application, file.row.no),
        ...line(words.service, tell(service)),
        ...line(words.planned, day(told.planningDate)),
        ...line(words.start, day(told.serviceStart)),
        ...line(words.end, day(told.serviceEnd)),
        ...line(words.amount, told.amount && showTaka(readMoney(told.amount) ?? told.amount, locale)),
        ...line(words.status, tell({ bn: told.ackStatusNameBng, en: told.ackStatusName })),
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
      .execute((tx) => record(tx, context.actor, 'application.printed', `application:${file.row.no}`, { paper: referralNo }))
  return new SentFile({ bytes, mediaType: 'application/pdf', fileName: `${referralNo}-${locale}.pdf` })
}
