import type { Bilingual } from '@wewb/domain/language/bilingual'

export const chequeBookMessages = {
  books: { bn: 'চেক বই', en: 'Cheque books' },
  booksText: {
    bn: 'বিমানবন্দর ডেস্কের আগে থেকে স্বাক্ষর করা চেকের বই। দাফন খরচের প্রতিটি চেক একটি চালু বইয়ের পাতা, একবারই।',
    en: 'Books of cheques signed in advance for the airport desks. Every cheque for a burial cost is a leaf of an open book, once.',
  },
  airport: { bn: 'বিমানবন্দর', en: 'Airport' },
  bank: { bn: 'ব্যাংক', en: 'Bank' },
  bankHint: { bn: 'ব্যাংক ও শাখার নাম', en: 'The bank and its branch' },
  numbers: { bn: 'পাতার নম্বর', en: 'Leaves' },
  range: { bn: '{first} – {last}', en: '{first} – {last}' },
  given: { bn: 'দেওয়া', en: 'Given' },
  void: { bn: 'বাতিল', en: 'Void' },
  left: { bn: 'বাকি', en: 'Left' },
  next: { bn: 'পরের পাতা', en: 'Next leaf' },
  state: { bn: 'অবস্থা', en: 'State' },
  open: { bn: 'চালু', en: 'Open' },
  used: { bn: 'শেষ', en: 'Used up' },
  closed: { bn: 'বন্ধ', en: 'Closed' },
  act: { bn: 'কাজ', en: 'Action' },
  close: { bn: 'বন্ধ করুন', en: 'Close' },
  closeTitle: { bn: 'চেক বইটি বন্ধ করবেন?', en: 'Close this cheque book?' },
  closeText: {
    bn: 'বাকি {left}টি পাতা আর দেওয়া যাবে না। বইটি পরে আবার চালু করা যায় না।',
    en: 'The {left} leaves that are left can no longer be given, and the book cannot be opened again.',
  },
  closeYes: { bn: 'হ্যাঁ, বন্ধ করুন', en: 'Yes, close it' },
  enter: { bn: 'নতুন চেক বই যুক্ত করুন', en: 'Enter a cheque book' },
  firstNo: { bn: 'প্রথম পাতার নম্বর', en: 'Number of the first leaf' },
  lastNo: { bn: 'শেষ পাতার নম্বর', en: 'Number of the last leaf' },
  save: { bn: 'বই যুক্ত করুন', en: 'Enter the book' },
  none: { bn: 'কোনো চেক বই নেই', en: 'There is no cheque book' },
  noneText: {
    bn: 'প্রধান কার্যালয় বই যুক্ত করলে এখানে দেখা যাবে। বই ছাড়া ডেস্ক থেকে চেক দেওয়া যায় না।',
    en: 'A book appears here once head office has entered it. Without one, no cheque can be given at the desk.',
  },
  noneToEnter: {
    bn: 'উপরের বোতাম চেপে প্রথম বইটি যুক্ত করুন। বই ছাড়া ডেস্ক থেকে চেক দেওয়া যায় না।',
    en: 'Press the button above to enter the first one. Without a book, no cheque can be given at the desk.',
  },
} satisfies Record<string, Bilingual>
