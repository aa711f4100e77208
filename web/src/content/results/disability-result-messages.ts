import type { Bilingual } from '@wewb/domain/language/bilingual'
import { resultMessages } from './messages.ts'

/** Texts that differ for the disability allowance: nobody is ranked, and no name is shown. */
export const disabilityResultMessages = {
  ...resultMessages,
  byRecordNo: { bn: 'রেকর্ড নম্বর', en: 'Record number' },
  recordNoHint: { bn: 'আপনার আবেদন নম্বরই রেকর্ড নম্বর', en: 'Your application number, for example DIS-2026-000001' },
  wholeList: { bn: 'পুরো তালিকা দেখুন', en: 'See the whole list' },
  intro: {
    bn: 'রেকর্ড নম্বর দিয়ে প্রতিবন্ধী ভাতার ফলাফল খুঁজুন।',
    en: 'Find a result of the disability allowance by its record number.',
  },
  total: { bn: 'অনুমোদিত: {n}টি আবেদন', en: 'Approved applications: {n}' },
  selected: { bn: 'অনুমোদিত', en: 'Approved' },
  name: { bn: 'নামের আদ্যক্ষর', en: 'Initials' },
  maskedNames: {
    bn: 'সন্তানের পরিচয় রক্ষার জন্য শুধু রেকর্ড নম্বর ও নামের আদ্যক্ষর দেখানো হয়।',
    en: 'To protect the children only the record number and the initials are shown.',
  },
  notFoundNumber: {
    bn: 'এই বিজ্ঞপ্তির অনুমোদিত তালিকায় নম্বরটি নেই। নম্বর ও বিজ্ঞপ্তি মিলিয়ে দেখুন। জানতে চাইলে {phone} নম্বরে ফোন করুন।',
    en: 'The number is not in this circular’s list of those approved. Compare the number and the circular. To ask, call {phone}.',
  },
  notFoundDistrict: { bn: 'এই বিজ্ঞপ্তির তালিকায় কেউ নেই।', en: 'Nobody is in the list of this circular.' },
} satisfies Record<string, Bilingual>
