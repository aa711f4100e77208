import type { BatchState, PaymentState } from '@wewb/domain/payments/payment-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const batchStateMessages: Record<BatchState, Bilingual> = {
  MADE: { bn: 'অনুমোদনের অপেক্ষায়', en: 'To be authorised' },
  AUTHORISED: { bn: 'অনুমোদিত', en: 'Authorised' },
  SENT: { bn: 'ব্যাংকে পাঠানো হয়েছে', en: 'Sent to the bank' },
  RETURNED: { bn: 'ব্যাংকের উত্তর এসেছে', en: 'Bank has answered' },
  RECONCILED: { bn: 'হিসাব মিলেছে', en: 'Reconciled' },
  CANCELLED: { bn: 'বাতিল', en: 'Cancelled' },
}

export const paymentStateMessages: Record<PaymentState, Bilingual> = {
  QUEUED: { bn: 'তালিকায়', en: 'In the queue' },
  IN_BATCH: { bn: 'ব্যাচে', en: 'In the batch' },
  SENT: { bn: 'পাঠানো হয়েছে', en: 'Sent' },
  PAID: { bn: 'জমা হয়েছে', en: 'Paid' },
  FAILED: { bn: 'ফেরত এসেছে', en: 'Returned' },
  WITHDRAWN: { bn: 'আর পাওনা নেই', en: 'No longer owed' },
}

export const batchListMessages = {
  title: { bn: 'সব ব্যাচ', en: 'All batches' },
  batch: { bn: 'ব্যাচ', en: 'Batch' },
  sums: { bn: 'জমা, ফেরত, বাকি', en: 'Paid, returned, open' },
  paid: { bn: 'জমা {sum}', en: 'Paid {sum}' },
  failed: { bn: 'ফেরত {sum}', en: 'Returned {sum}' },
  open: { bn: 'বাকি {sum}', en: 'Open {sum}' },
  madeBy: { bn: '{date}, {name}', en: '{date}, {name}' },
  working: { bn: 'কাজ চলছে: {total}টির মধ্যে {done}টি', en: 'At work: {done} of {total}' },
  searchLabel: { bn: 'ব্যাচ, অ্যাডভাইস বা আবেদন নম্বর', en: 'Batch, advice or application' },
  nothing: { bn: 'এখনো কোনো ব্যাচ নেই', en: 'There is no batch yet' },
  nothingText: {
    bn: '“পাঠানোর অপেক্ষায়” অংশে একটি সেবা ও অর্থবছর বেছে প্রথম ব্যাচ বানান।',
    en: 'Choose a service and a fiscal year under “To be paid” and make the first one.',
  },
  nothingFound: { bn: 'এই বাছাইয়ে কোনো ব্যাচ নেই', en: 'No batch fits these filters' },
} satisfies Record<string, Bilingual>
