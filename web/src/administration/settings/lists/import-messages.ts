import type { Bilingual } from '@wewb/domain/language/bilingual'

export const listImportMessages = {
  title: { bn: '{list}: ফাইল থেকে আমদানি', en: '{list}: import from a file' },
  intro: {
    bn: 'এক্সেল, সিএসভি বা জেসন ফাইল দিন। আগে দেখানো হবে কী কী নতুন, কী বদলাবে আর কোন সারিতে ভুল আছে; আপনি নিশ্চিত না করা পর্যন্ত তালিকা বদলাবে না।',
    en: 'Choose an XLSX, CSV or JSON file. You first see what is new, what changes and which rows are faulty; the list stays as it is until you confirm.',
  },
  areasText: {
    bn: 'প্রতি সারিতে স্তর (বিভাগ, জেলা, উপজেলা বা ইউনিয়ন), নাম আর কোন এলাকার অধীনে তা লিখুন: কোড, নাম, অথবা “জেলা > উপজেলা”।',
    en: 'Each row has its level (division, district, upazila, union), its names and what it belongs to: a code, a name, or “district > upazila”.',
  },
  officeText: {
    bn: 'প্রতি সারিতে কোড, ধরন, ইংরেজি ও বাংলা নাম আর কোন জেলা, মিশন বা বিমানবন্দরের কাজ করে তা লিখুন; একাধিক হলে মাঝে সেমিকোলন দিন। ফাইলে কোনো অফিস না থাকলে সেটি আগের মতোই থাকবে।',
    en: 'Each row has a code, a type, an English and a Bangla name, and the districts, the mission or the airport that the office serves; write a semicolon between several. An office that the file does not have stays as it is.',
  },
  branchText: {
    bn: 'কোড হলো ৯ সংখ্যার রাউটিং নম্বর। ব্যাংক ও জেলা নম্বর থেকেই বোঝা যায়; নম্বরের শেষ সংখ্যা মিলিয়ে দেখা হয়।',
    en: 'The code is the routing number of 9 digits. It names the bank and the district by itself, and its last digit is checked.',
  },
  fileHint: {
    bn: 'প্রথম সারিতে ঘরের নাম থাকবে। সর্বোচ্চ ১,০০,০০০ সারি বা ২০ মেগাবাইট।',
    en: 'The first row holds the column names. At most 100,000 rows or 20 MB.',
  },
  whole: { bn: 'এখনকার তালিকা নামান', en: 'Download the list as it is' },
  writing: {
    bn: '{n}টি সারি লেখা হচ্ছে। পাতাটি খোলা রাখুন…',
    en: 'The rows are being written: {n}. Keep this page open…',
  },
  preview: { bn: 'আমদানি করলে যা হবে', en: 'What the import would do' },
  added: { bn: 'নতুন', en: 'New' },
  changed: { bn: 'বদলাবে', en: 'Changed' },
  unchanged: { bn: 'একই আছে', en: 'Unchanged' },
  missing: { bn: 'ফাইলে নেই, থাকবে', en: 'Not in the file, kept' },
  faulty: { bn: 'ভুল, নেওয়া হবে না', en: 'Faulty, not taken' },
  nothingToDo: {
    bn: 'ফাইলের ঠিক সারিগুলো তালিকায় আগে থেকেই আছে। বদলানোর কিছু নেই।',
    en: 'The good rows of the file are in the list already. There is nothing to change.',
  },
  noneGood: {
    bn: 'কোনো সারি নেওয়া যাবে না। ফাইলটি ঠিক করে আবার দিন।',
    en: 'No row can be taken. Correct the file and choose it again.',
  },
  ready: { bn: 'ফাইলটি পড়া হয়েছে। দেখে নিশ্চিত করুন।', en: 'The file was read. Look through it and confirm.' },
  withFaults: {
    bn: '{n}টি সারিতে ভুল আছে; সেগুলো নেওয়া হবে না।',
    en: 'Faulty rows that will not be taken: {n}.',
  },
  withoutBangla: {
    bn: '{n}টি সারিতে বাংলা নাম নেই; সেখানে ইংরেজি নামটিই দেখা যাবে।',
    en: 'Rows without a Bangla name: {n}. The English name is shown instead.',
  },
  confirm: {
    bn: '{n}টি সারি আমদানি করুন',
    en: 'Import the rows: {n}',
  },
  discard: { bn: 'বাদ দিন', en: 'Discard' },
  again: { bn: 'আরেকটি ফাইল দিন', en: 'Choose another file' },
  done: {
    bn: 'আমদানি শেষ। নতুন {added}টি, বদলেছে {changed}টি।',
    en: 'The import is finished: {added} new, {changed} changed.',
  },
  doneText: { bn: 'নতুন তালিকা এখনই ফরমে দেখা যাচ্ছে।', en: 'The forms offer the new list already.' },
  firstRows: { bn: 'প্রথম {n}টি দেখানো হচ্ছে।', en: 'The first {n} are shown.' },
  errors: { bn: 'যে সারিগুলো নেওয়া হবে না', en: 'Rows that are not taken' },
  row: { bn: 'সারি', en: 'Row' },
  column: { bn: 'ঘর', en: 'Column' },
  reason: { bn: 'কারণ', en: 'Reason' },
  newRows: { bn: 'নতুন সারি', en: 'New rows' },
  changedRows: { bn: 'যে সারিগুলো বদলাবে', en: 'Rows that change' },
  missingRows: { bn: 'ফাইলে নেই এমন সারি', en: 'Rows the file does not have' },
  list: { bn: 'তালিকা', en: 'List' },
  code: { bn: 'কোড', en: 'Code' },
  name: { bn: 'বাংলা ও ইংরেজি নাম', en: 'English and Bangla name' },
  before: { bn: 'এখন আছে', en: 'Now' },
} satisfies Record<string, Bilingual>
