import type { Bilingual } from '@wewb/domain/language/bilingual'

export const listMessages = {
  breadcrumb: { bn: 'আপনি এখন যেখানে আছেন', en: 'You are here' },
  pages: { bn: 'পাতা', en: 'Pages' },
  previousPage: { bn: 'পূর্ববর্তী', en: 'Prev' },
  nextPage: { bn: 'পরবর্তী', en: 'Next' },
  pageNumber: { bn: 'পাতা {n}', en: 'Page {n}' },
  shownOf: { bn: 'মোট {total}টির মধ্যে {from}–{to}', en: '{from}–{to} of {total}' },
  stateDraft: { bn: 'খসড়া', en: 'Draft' },
  stateNeedsYou: { bn: 'আপনার কাজ বাকি', en: 'Needs you' },
  stateInProcess: { bn: 'প্রক্রিয়াধীন', en: 'In process' },
  stateDone: { bn: 'সম্পন্ন', en: 'Done' },
  stateRefused: { bn: 'মঞ্জুর হয়নি', en: 'Refused' },
} satisfies Record<string, Bilingual>
