import type { Bilingual } from '@wewb/domain/language/bilingual'

export const reportMessages = {
  intro: {
    bn: 'যে প্রশ্নের উত্তর দরকার, সেই প্রতিবেদনটি বেছে নিন।',
    en: 'Choose the report that answers your question.',
  },
  search: { bn: 'প্রতিবেদন খুঁজুন', en: 'Find a report' },
  searchHint: {
    bn: 'নাম, কোড বা প্রশ্নের একটি শব্দ লিখুন। নিচের তীর চেপে তালিকায় যান।',
    en: 'Type a word of its name, code or question. Press the down arrow to go to the list.',
  },
  found: { bn: '{n}টি প্রতিবেদন', en: '{n} reports' },
  noneFound: { bn: 'এমন কোনো প্রতিবেদন নেই', en: 'There is no such report' },
  noneFoundText: { bn: 'অন্য শব্দ লিখে দেখুন, অথবা ঘরটি খালি করুন।', en: 'Try another word, or empty the box.' },
  all: { bn: 'সব প্রতিবেদন', en: 'All reports' },
  unknown: { bn: 'এই প্রতিবেদনটি আপনার তালিকায় নেই', en: 'This report is not in your list' },
  unknownText: {
    bn: 'লিংকটি পুরোনো হতে পারে। তালিকা থেকে একটি বেছে নিন।',
    en: 'The link may be old. Choose one from the list.',
  },
  views: { bn: 'কোন প্রতিবেদন', en: 'Which report' },

  filters: { bn: 'কী দেখবেন', en: 'What to show' },
  quick: { bn: 'দ্রুত বাছাই', en: 'Quick choices' },
  chosen: { bn: '{n}টি বাছাই চালু', en: '{n} on' },
  back: { bn: 'ফিরে যান', en: 'Back' },
  show: { bn: 'দেখান', en: 'Show' },
  clear: { bn: 'সব বাছাই তুলে দিন', en: 'Clear all choices' },
  every: { bn: 'সব', en: 'All' },
  from: { bn: 'যে দিন থেকে', en: 'From' },
  to: { bn: 'যে দিন পর্যন্ত', en: 'To' },
  turned: { bn: 'শেষ তারিখটি শুরুর তারিখের আগে।', en: 'The last day is before the first.' },

  generated: { bn: 'তৈরি: {date}, {time}', en: 'Made on {date}, {time}' },
  shownWith: { bn: 'যা বেছে নেওয়া হয়েছে', en: 'What was chosen' },
  allZero: { bn: 'সব ঘরে শূন্য', en: 'all zero' },
  total: { bn: 'মোট', en: 'Total' },
  longestOnly: {
    bn: 'সবচেয়ে বড় {n}টি আঁকা হয়েছে; বাকিগুলো সারণিতে আছে।',
    en: 'The largest {n} are drawn; the others are in the table.',
  },
  sortBy: { bn: 'সাজান', en: 'Sort by' },
  sortNone: { bn: 'প্রতিবেদনের নিজের ক্রমে', en: 'In the order of the report' },
  smallFirst: { bn: '{name}, ছোট থেকে বড়', en: '{name}, smallest first' },
  largeFirst: { bn: '{name}, বড় থেকে ছোট', en: '{name}, largest first' },
  nothing: { bn: 'এই বাছাইয়ে কিছু পাওয়া যায়নি', en: 'Nothing was found for these choices' },
  moreDays: {
    bn: 'তারিখের সীমা বাড়ান, অথবা কোনো বাছাই তুলে দিয়ে আবার দেখুন।',
    en: 'Choose more days, or take away a choice and look again.',
  },
  fewerChoices: { bn: 'কোনো বাছাই তুলে দিয়ে আবার দেখুন।', en: 'Take away a choice and look again.' },
  nothingNow: { bn: 'এখন দেখানোর মতো কিছু নেই', en: 'There is nothing to show now' },
  nothingNowText: { bn: 'এ রকম কিছু হলে এখানে দেখা যাবে।', en: 'When there is something of the kind, it stands here.' },

  export: { bn: 'ফাইলে নিন', en: 'Take as a file' },
  fileLanguage: { bn: 'ফাইলের ভাষা', en: 'Language of the file' },
  take: { bn: '{format} নিন', en: 'Take {format}' },
  receiving: { bn: '{format} তৈরি হচ্ছে: {size} এসেছে।', en: 'Making the {format}: {size} have come.' },
  receivingRows: {
    bn: '{format} তৈরি হচ্ছে: {rows}টি সারি, {size} এসেছে।',
    en: 'Making the {format}: {rows} rows, {size} have come.',
  },
  taken: { bn: '{format} ফাইলটি আপনার ডিভাইসে রাখা হয়েছে।', en: 'The {format} file is on your device.' },
  tooLong: {
    bn: 'এখানে {n}টি সারি আছে। পিডিএফে সর্বোচ্চ {most}টি সারি ধরে; বাছাই কমিয়ে আনুন, অথবা এক্সেল ফাইল নিন।',
    en: 'There are {n} rows. A PDF takes at most {most}: narrow your choices, or take XLSX.',
  },
  stop: { bn: 'থামান', en: 'Stop' },
  kilobytes: { bn: '{n} কিলোবাইট', en: '{n} KB' },
  print: { bn: 'ছাপুন', en: 'Print' },
} satisfies Record<string, Bilingual>

export const savedFilterMessages = {
  title: { bn: 'আমার রাখা বাছাই', en: 'My saved choices' },
  saveAs: { bn: 'এই বাছাই রেখে দিন…', en: 'Save these choices as…' },
  saveTitle: { bn: 'বাছাইটি নাম দিয়ে রাখুন', en: 'Save these choices under a name' },
  save: { bn: 'রেখে দিন', en: 'Save' },
  name: { bn: 'নাম', en: 'Name' },
  nameHint: { bn: 'যেমন: ঢাকা বিভাগ, গত মাস', en: 'For example: Dhaka division, last month' },
  asDefault: { bn: 'এই পাতা খুললে এটিই আগে দেখান', en: 'Show this first whenever I open this page' },
  isDefault: { bn: 'শুরুতে দেখায়', en: 'Shown first' },
  makeDefault: { bn: 'শুরুতে এটিই দেখান', en: 'Show this first' },
  noDefault: { bn: 'শুরুতে আর দেখাবেন না', en: 'No longer show this first' },
  more: { bn: '“{name}” নিয়ে কী করবেন', en: 'What to do with “{name}”' },
  remove: { bn: 'মুছুন', en: 'Delete' },
  removeTitle: { bn: '“{name}” মুছে ফেলবেন?', en: 'Delete “{name}”?' },
  removeText: {
    bn: 'শুধু রাখা বাছাইটি মুছে যাবে; প্রতিবেদনের কোনো তথ্য নয়।',
    en: 'Only the saved choices go; nothing of the report does.',
  },
  saved: { bn: '“{name}” রাখা হয়েছে।', en: '“{name}” is saved.' },
  removed: { bn: '“{name}” মুছে ফেলা হয়েছে।', en: '“{name}” is deleted.' },
  nowDefault: { bn: 'এই পাতা খুললে এখন থেকে “{name}” আগে দেখাবে।', en: 'This page now opens with “{name}”.' },
  notDefault: { bn: 'এই পাতা এখন থেকে প্রতিবেদনের তালিকা দিয়ে খুলবে।', en: 'This page now opens with the list of reports.' },
} satisfies Record<string, Bilingual>

export const reportGroupMessages = {
  files: { bn: 'নথি ও ডেস্ক', en: 'Files and desks' },
  death: { bn: 'মৃত্যু ও দাফন', en: 'Death and burial' },
  money: { bn: 'টাকা ও পরিশোধ', en: 'Money and payments' },
  people: { bn: 'সেবা ও অভিযোগ', en: 'Referrals and complaints' },
  control: { bn: 'নিয়ন্ত্রণ', en: 'Control' },
  summaries: { bn: 'সারসংক্ষেপ', en: 'Summaries' },
  time: { bn: 'সময়', en: 'Time' },
  other: { bn: 'অন্যান্য', en: 'Other' },
} satisfies Record<string, Bilingual>
