import type { Bilingual } from '#language/bilingual.ts'
import type { ReportColumn } from './report.ts'

/** Shared labels, so that all reports use the same terms. */
export const reportMessages = {
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

/** A column of counts with a total. */
export const countColumn = (id: string, bn: string, en: string): ReportColumn => ({
  id,
  label: { bn, en },
  kind: 'count',
  total: 'sum',
})

/** Received applications by current approval status, and the amount paid. */
export const statusColumns: readonly ReportColumn[] = [
  countColumn('received', 'প্রাপ্ত', 'Received'),
  countColumn('pending', 'অপেক্ষমাণ', 'Pending'),
  countColumn('forwarded', 'অগ্রগামী', 'Forwarded'),
  countColumn('sentBack', 'ফেরত', 'Sent back'),
  countColumn('approved', 'অনুমোদিত', 'Approved'),
  countColumn('rejected', 'নামঞ্জুর', 'Rejected'),
  countColumn('withdrawn', 'প্রত্যাহৃত', 'Withdrawn'),
  countColumn('paidNumber', 'পরিশোধিত (সংখ্যা)', 'Paid (number)'),
  { id: 'paidAmount', label: { bn: 'পরিশোধিত (টাকা)', en: 'Paid (BDT)' }, kind: 'money', total: 'sum', share: 1.6 },
]
