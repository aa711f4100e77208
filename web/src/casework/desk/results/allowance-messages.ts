import type { ResponseOf } from '@wewb/domain/http/contract'
import type { getDecisions } from '@wewb/domain/content/result-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const allowanceMessages = {
  title: { bn: 'প্রতিবন্ধী ভাতার ফলাফল', en: 'Disability result' },
  intro: {
    bn: 'পরিচালক যাদের আবেদন অনুমোদন করেছেন, সবাই এই তালিকায়। সব আবেদনের সিদ্ধান্ত হলে তালিকাটি প্রকাশ করা হয়।',
    en: 'Everyone whose application the director has approved is on the list. It is published when every application is decided.',
  },
  list: { bn: 'অনুমোদিত আবেদন', en: 'Approved applications' },
  none: { bn: 'এখনো কোনো আবেদন অনুমোদিত হয়নি', en: 'No application is approved yet' },
  notYet: { bn: 'ফলাফল এখনো প্রকাশিত হয়নি', en: 'The result is not published yet' },
  notYetText: { bn: 'প্রকাশের পর তালিকাটি এখানে দেখা যাবে।', en: 'The list will appear here when it is published.' },

  approved: { bn: 'অনুমোদিত', en: 'Approved' },
  refused: { bn: 'নামঞ্জুর', en: 'Not granted' },
  undecided: { bn: 'সিদ্ধান্ত বাকি', en: 'Not decided yet' },
  total: { bn: 'মোট টাকা (এক বছরের)', en: 'Total for one year' },
  memo: { bn: 'স্মারক নম্বর', en: 'Memo number' },
  state: { bn: 'অবস্থা', en: 'State' },
  taka: { bn: '{amount} টাকা', en: 'BDT {amount}' },

  application: { bn: 'আবেদন', en: 'Application' },
  child: { bn: 'সন্তান', en: 'Child' },
  district: { bn: 'জেলা', en: 'District' },
  amount: { bn: 'বছরে টাকা', en: 'BDT a year' },

  stillOpen: {
    bn: 'আবেদন নেওয়া {date} পর্যন্ত চলবে। তার পরে সব সিদ্ধান্ত হলে ফলাফল প্রকাশ করা যাবে।',
    en: 'Applications are taken until {date}. After that the result can be published once every application is decided.',
  },
  waits: {
    bn: '{n}টি আবেদনের সিদ্ধান্ত বাকি। সব সিদ্ধান্ত হলে ফলাফল প্রকাশ করা যাবে।',
    en: 'Applications not decided yet: {n}. The result can be published once every application is decided.',
  },
  publish: { bn: 'ফলাফল প্রকাশ করুন', en: 'Publish the result' },
  publishTitle: { bn: 'ফলাফল প্রকাশ করবেন?', en: 'Publish the result?' },
  publishWho: { bn: 'যা হবে:', en: 'What will happen:' },
  tellApproved: {
    bn: 'অনুমোদিত {n}টি আবেদনের পরিবার এসএমএসে জানবে এবং প্রথম বছরের টাকা প্রেরণের তালিকায় যাবে।',
    en: 'Families told by SMS, and put into the payment queue for the first year: {n}.',
  },
  tellPublic: {
    bn: 'ওয়েবসাইটে সবাই শুধু রেকর্ড নম্বর ও নামের আদ্যক্ষর দেখতে পাবেন।',
    en: 'Everybody can see the record numbers and initials on the web site, and nothing else.',
  },
  tellRefused: {
    bn: 'নামঞ্জুর {n}টি আবেদনের পরিবারকে আগেই জানানো হয়েছে।',
    en: 'Families whose application was not granted were told already: {n}.',
  },
  cannotUndo: { bn: 'এ কাজ ফেরানো যায় না।', en: 'This cannot be undone.' },
  publishYes: { bn: 'হ্যাঁ, প্রকাশ করুন', en: 'Yes, publish' },
  published: { bn: 'ফলাফল প্রকাশিত হয়েছে: {n}টি আবেদন অনুমোদিত।', en: 'The result is published: {n} approved.' },
  memoUsed: { bn: 'এই স্মারক নম্বর আরেকটি তালিকায় ব্যবহার হয়েছে।', en: 'This memo number was used for another list.' },
} satisfies Record<string, Bilingual>

export const allowanceStateNames: Record<ResponseOf<typeof getDecisions>['state'], Bilingual> = {
  OPEN: { bn: 'আবেদন চলছে', en: 'Open for applications' },
  DECIDING: { bn: 'সিদ্ধান্ত চলছে', en: 'Being decided' },
  READY: { bn: 'প্রকাশের জন্য প্রস্তুত', en: 'Ready to be published' },
  PUBLISHED: { bn: 'প্রকাশিত', en: 'Published' },
}
