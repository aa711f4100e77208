import { parseMoney } from '@wewb/domain/engine/fields/money'
import type { printAcknowledgement as endpoint } from '@wewb/domain/casework/acknowledgement-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { interpolate, localize, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { formatTaka } from '@wewb/domain/language/money'
import { portalName } from '@wewb/domain/reference/portal'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { printLetter } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'
import { describeAcknowledgement } from './describe-acknowledgement.ts'
import { findByReferral } from './queries.ts'

const words = {
  number: { bn: 'রেফারেল নম্বর', en: 'Referral number' },
  date: { bn: 'তারিখ', en: 'Date' },
  subject: {
    bn: 'বিষয়: প্রাপ্তিস্বীকার (রেফারেল সেবা) – {service}',
    en: 'Subject: Acknowledgement (referral service) – {service}',
  },
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
  help: {
    bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
    en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
  },
} satisfies Record<string, Bilingual>

/** Prints the referral letter that the person takes to the provider. It contains no personal or account number. */
export async function printAcknowledgement(context: Context, { referralNo, language }: InputOf<typeof endpoint>) {
  const row = (await findByReferral(context.db, referralNo)) ?? throwProblem('NOT_FOUND')
  const applicationAccess = await getVisibleApplication(context, row.application_no)
  const { application, isOwn } = applicationAccess
  const acknowledgement = await describeAcknowledgement(context, applicationAccess, row)
  const locale = language ?? context.locale
  const report = (word: Bilingual) => localize(word, locale)
  const line = (label: Bilingual, text: string | null) => (text ? [{ label: report(label), text }] : [])
  const day = (value: string | null) => value && formatDate(value, locale)
  const service = { bn: acknowledgement.serviceTypeNameBng, en: acknowledgement.serviceTypeName }
  const code = await signCode(context, {
    type: 'ACKNOWLEDGEMENT',
    reference: referralNo,
    serial: 0,
    issuedOn: acknowledgement.enteredOn,
  })
  const bytes = await printLetter(
    {
      board: report(portalName),
      memo: [...line(words.number, referralNo), ...line(words.date, day(acknowledgement.enteredOn))],
      subject: report(interpolate(words.subject, { service })),
      receiver: [report({ bn: acknowledgement.serviceProviderNameBng, en: acknowledgement.serviceProviderName })],
      paragraphs: [report(words.referred)],
      rows: [
        ...line(
          words.name,
          (locale === 'bn' ? application.row.name_bng : application.row.name) ??
            application.row.name ??
            application.row.name_bng,
        ),
        ...line(words.application, application.row.no),
        ...line(words.service, report(service)),
        ...line(words.planned, day(acknowledgement.planningDate)),
        ...line(words.start, day(acknowledgement.serviceStart)),
        ...line(words.end, day(acknowledgement.serviceEnd)),
        ...line(
          words.amount,
          acknowledgement.amount && formatTaka(parseMoney(acknowledgement.amount) ?? acknowledgement.amount, locale),
        ),
        ...line(words.status, report({ bn: acknowledgement.ackStatusNameBng, en: acknowledgement.ackStatusName })),
      ],
      signature: [report(words.signed), report(portalName)],
      qrText: codeUrl(context.config, code),
      qrCaption: report(words.check),
      helpLine: report(words.help),
    },
    locale,
  )
  if (!isOwn)
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, context.actor, 'application.printed', `application:${application.row.no}`, {
        paper: referralNo,
      }),
    )
  return new FileResponse({ bytes, mediaType: 'application/pdf', fileName: `${referralNo}-${locale}.pdf` })
}
