import type { Bilingual } from '../language/bilingual.ts'
import type { ReportColumn } from './report.ts'

/** The same thing has the same word in every report. */
export const reportWords = {
  service: { bn: 'সেবা', en: 'Service' },
  district: { bn: 'জেলা', en: 'District' },
  country: { bn: 'দেশ', en: 'Country' },
  fiscalYear: { bn: 'অর্থবছর', en: 'Fiscal year' },
  application: { bn: 'আবেদন নম্বর', en: 'Application no.' },
  name: { bn: 'নাম', en: 'Name' },
  father: { bn: 'পিতার নাম', en: "Father's name" },
  amount: { bn: 'টাকার পরিমাণ', en: 'Amount (BDT)' },
  paidOn: { bn: 'পরিশোধের তারিখ', en: 'Paid on' },
  submittedOn: { bn: 'দাখিলের তারিখ', en: 'Submitted on' },
  status: { bn: 'অবস্থা', en: 'Status' },
  total: { bn: 'মোট', en: 'Total' },
  notRecorded: { bn: 'উল্লেখ নেই', en: 'Not recorded' },
} satisfies Record<string, Bilingual>

/** So many of something, which add up. */
export const counted = (id: string, bn: string, en: string): ReportColumn => ({ id, label: { bn, en }, kind: 'count', total: 'sum' })

/** Where the received files stand now, as SPEC.md numbers it, and what has been paid of them. */
export const standing: readonly ReportColumn[] = [
  counted('received', 'প্রাপ্ত', 'Received'),
  counted('pending', 'অপেক্ষমাণ', 'Pending'),
  counted('forwarded', 'অগ্রগামী', 'Forwarded'),
  counted('sentBack', 'ফেরত', 'Sent back'),
  counted('approved', 'অনুমোদিত', 'Approved'),
  counted('rejected', 'নামঞ্জুর', 'Rejected'),
  counted('withdrawn', 'প্রত্যাহৃত', 'Withdrawn'),
  counted('paidNumber', 'পরিশোধিত (সংখ্যা)', 'Paid (number)'),
  { id: 'paidAmount', label: { bn: 'পরিশোধিত (টাকা)', en: 'Paid (BDT)' }, kind: 'money', total: 'sum', share: 1.6 },
]
