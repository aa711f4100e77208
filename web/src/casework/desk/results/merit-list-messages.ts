import type { meritOrders } from '@wewb/domain/content/merit-list-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const meritListMessages = {
  title: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Scholarship result' },
  intro: {
    bn: 'যোগ্য আবেদনগুলো মেধাক্রমে সাজিয়ে এক তালিকায় অনুমোদন ও প্রকাশ করা হয়।',
    en: 'Eligible applications are ranked by merit, then approved and published as one list.',
  },
  circular: { bn: 'কোন বিজ্ঞপ্তির ফলাফল', en: 'Result of which circular' },
  noCircular: { bn: 'কোনো প্রকাশিত বিজ্ঞপ্তি নেই', en: 'There is no published circular' },
  noList: { bn: 'এখনো তালিকা তৈরি হয়নি', en: 'No list has been made yet' },
  noListText: {
    bn: 'সহকারী পরিচালক তালিকা পাঠালে এখানে দেখা যাবে।',
    en: 'It will appear here when the assistant director sends it.',
  },
  noEligible: { bn: 'যোগ্য কোনো আবেদন এখনো নেই', en: 'There is no eligible application yet' },
  noEligibleText: {
    bn: 'শাখা কর্মকর্তা যেসব আবেদনকে “যোগ্য” বলে পাঠান, সেগুলো এখানে সাজানো হয়।',
    en: 'Those which the section officer forwards as eligible are ranked here.',
  },

  make: { bn: 'মেধাতালিকা তৈরি', en: 'Make the merit list' },
  seats: { bn: 'বৃত্তির সংখ্যা', en: 'Number of awards' },
  seatsHint: { bn: 'খালি বা ০ হলে যোগ্য সবাই পাবে', en: 'Empty or 0: everyone eligible' },
  order: { bn: 'কোনটি আগে দেখা হবে', en: 'What counts first' },
  up: { bn: '{what} উপরে তুলুন', en: 'Move {what} up' },
  down: { bn: '{what} নিচে নামান', en: 'Move {what} down' },
  rank: { bn: 'তালিকা সাজান', en: 'Rank the list' },
  changed: {
    bn: 'সংখ্যা বা ক্রম বদলেছে। পাঠানোর আগে তালিকা আবার সাজান।',
    en: 'The number or the order was changed. Rank the list again before you send it.',
  },
  stillOpen: {
    bn: 'আবেদন নেওয়া {date} পর্যন্ত চলবে। তালিকা তার পরে পাঠানো যাবে।',
    en: 'Applications are taken until {date}. The list can be sent after that.',
  },
  propose: { bn: 'এক তালিকায় পরিচালকের কাছে পাঠান', en: 'Send to the director as one list' },
  proposeTitle: { bn: 'তালিকাটি পরিচালকের কাছে পাঠাবেন?', en: 'Send this list to the director?' },
  proposeText: {
    bn: '{eligible}টি নথি একসঙ্গে পরিচালকের ডেস্কে যাবে; {selected}টি মনোনীত। এরপর সিদ্ধান্ত হয় শুধু তালিকায়; তালিকা বদলাতে কারণ লাগবে।',
    en: 'Files that go to the director’s desk together: {eligible}, of them selected: {selected}. From then on the list alone decides them, and changing it needs a reason.',
  },
  proposeYes: { bn: 'হ্যাঁ, পাঠান', en: 'Yes, send' },
  proposed: { bn: 'তালিকাটি পরিচালকের কাছে গেছে।', en: 'The list has gone to the director.' },

  eligible: { bn: 'যোগ্য', en: 'Eligible' },
  selected: { bn: 'মনোনীত', en: 'Selected' },
  total: { bn: 'মোট টাকা (এক বছরের)', en: 'Total for one year' },
  memo: { bn: 'মঞ্জুরি স্মারক', en: 'Sanction memo' },
  state: { bn: 'অবস্থা', en: 'State' },
  taka: { bn: '{amount} টাকা', en: 'BDT {amount}' },

  list: { bn: 'মেধাতালিকা', en: 'Merit list' },
  place: { bn: 'ক্রম', en: 'Rank' },
  application: { bn: 'আবেদন', en: 'Application' },
  student: { bn: 'শিক্ষার্থী', en: 'Student' },
  district: { bn: 'জেলা', en: 'District' },
  workerDead: { bn: 'কর্মী মৃত', en: 'Worker dead' },
  yes: { bn: 'হ্যাঁ', en: 'Yes' },
  no: { bn: 'না', en: 'No' },
  gpa: { bn: 'জিপিএ', en: 'GPA' },
  marks: { bn: 'নম্বর', en: 'Marks' },
  born: { bn: 'জন্মতারিখ', en: 'Born' },
  result: { bn: 'ফল', en: 'Result' },
  notSelected: { bn: 'মনোনীত নয়', en: 'Not selected' },
  row: { bn: 'এ পর্যন্ত {n} জন মনোনীত; নিচের সবাই মনোনীত নয়', en: '{n} selected up to here; nobody below is selected' },

  approve: { bn: 'তালিকা অনুমোদন করুন', en: 'Approve the list' },
  approveTitle: { bn: 'তালিকাটি অনুমোদন করবেন?', en: 'Approve this list?' },
  approveText: {
    bn: 'মনোনীত সব আবেদন একসঙ্গে অনুমোদিত হবে: {selected}টি, মোট {sum} টাকা। ফলাফল প্রকাশের আগে কেউ জানবেন না।',
    en: 'All selected applications are approved together: {selected}, BDT {sum} in all. Nobody is told before the result is published.',
  },
  memoUsed: { bn: 'এই স্মারক নম্বর আরেকটি তালিকায় ব্যবহার হয়েছে।', en: 'This memo number was used for another list.' },
  memoNo: { bn: 'মঞ্জুরি স্মারক নম্বর', en: 'Sanction memo number' },
  note: { bn: 'মন্তব্য', en: 'Note' },
  approved: { bn: 'তালিকা অনুমোদিত হয়েছে।', en: 'The list is approved.' },

  publish: { bn: 'ফলাফল প্রকাশ করুন', en: 'Publish the result' },
  publishTitle: { bn: 'ফলাফল প্রকাশ করবেন?', en: 'Publish the result?' },
  publishWho: { bn: 'যা হবে:', en: 'What will happen:' },
  tellSelected: {
    bn: 'মনোনীত {n} জন এসএমএসে জানবেন এবং অর্থ প্রেরণের তালিকায় যাবেন।',
    en: 'Selected, told by SMS and put into the payment queue: {n}.',
  },
  tellOthers: { bn: 'মনোনীত না হওয়া {n} জন এসএমএসে জানবেন।', en: 'Not selected, told by SMS: {n}.' },
  tellPublic: {
    bn: 'তালিকাটি ওয়েবসাইটে সবাই দেখতে পাবেন (নাম আংশিক ঢাকা)।',
    en: 'The list is open to everybody on the web site (names partly hidden).',
  },
  cannotUndo: { bn: 'এ কাজ ফেরানো যায় না।', en: 'This cannot be undone.' },
  publishYes: { bn: 'হ্যাঁ, প্রকাশ করুন', en: 'Yes, publish' },
  published: {
    bn: 'ফলাফল প্রকাশিত হয়েছে: {selected} জন মনোনীত, {notSelected} জন নয়।',
    en: 'The result is published: {selected} selected, {notSelected} not.',
  },
} satisfies Record<string, Bilingual>

export const meritCriterionNames: Record<(typeof meritOrders)[number], Bilingual> = {
  DEAD_FIRST: { bn: 'মৃত কর্মীর সন্তান', en: 'Child of a dead worker' },
  GPA: { bn: 'জিপিএ', en: 'GPA' },
  MARKS: { bn: 'মোট নম্বর', en: 'Total marks' },
  YOUNGER: { bn: 'কম বয়স', en: 'Younger age' },
  EARLIER: { bn: 'আগে দাখিল', en: 'Earlier submission' },
}

export const meritListStateNames: Record<string, Bilingual> = {
  PREVIEW: { bn: 'খসড়া তালিকা', en: 'Preview' },
  PROPOSED: { bn: 'পরিচালকের কাছে', en: 'With the director' },
  APPROVED: { bn: 'অনুমোদিত, প্রকাশিত নয়', en: 'Approved, not published' },
  PUBLISHED: { bn: 'প্রকাশিত', en: 'Published' },
}
