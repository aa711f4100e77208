import type { Bilingual } from '@wewb/domain/language/bilingual'

export const publishMessages = {
  checklist: { bn: 'প্রকাশের আগে যা বাকি', en: 'Before it can be published' },
  nothingMissing: { bn: 'সব ঠিক আছে। প্রকাশ করা যাবে।', en: 'Nothing is missing. It can be published.' },
  missing: { bn: '{n}টি বিষয় বাকি', en: 'Still missing: {n}' },
  notSaved: {
    bn: 'আগে লেখাগুলো সংরক্ষিত হতে হবে। সংযোগ দেখে আবার চেষ্টা করুন।',
    en: 'What you wrote must be saved first. Check the connection and try again.',
  },

  acts: { bn: 'যা করা যায়', en: 'What can be done' },
  publish: { bn: 'প্রকাশ করুন', en: 'Publish' },
  publishTitle: { bn: 'কর্মসূচি প্রকাশ করবেন?', en: 'Publish the programme?' },
  publishText: {
    bn: 'প্রকাশের পর এই সংস্করণ আর বদলানো যাবে না। আবেদনের সময় শুরু হলে মানুষ আবেদন করতে পারবেন। আগের সংস্করণে করা আবেদন আগের মতোই চলবে।',
    en: 'Once published, this version cannot be changed. People can apply as soon as its time begins. Applications made with an earlier version go on as they are.',
  },
  published: { bn: 'কর্মসূচি প্রকাশিত হয়েছে।', en: 'The programme is published.' },
  newVersion: { bn: 'নতুন সংস্করণ শুরু করুন', en: 'Begin a new version' },
  newVersionTitle: { bn: 'নতুন সংস্করণ শুরু করবেন?', en: 'Begin a new version?' },
  newVersionText: {
    bn: 'এখনকার ফরমের একটি কপি খসড়া হিসেবে খুলবে। প্রকাশ না করা পর্যন্ত আবেদন পুরোনো ফরমেই চলবে।',
    en: 'A copy of the present form opens as a draft. Until it is published, people go on applying with the present one.',
  },
  newVersionDone: { bn: 'নতুন সংস্করণের খসড়া তৈরি হয়েছে।', en: 'The draft of the new version is ready.' },
  close: { bn: 'আবেদন বন্ধ করুন', en: 'Close it' },
  closeTitle: { bn: 'আবেদন নেওয়া বন্ধ করবেন?', en: 'Take no more applications?' },
  closeText: {
    bn: 'নতুন আবেদন আর নেওয়া হবে না। জমা পড়া আবেদনের কাজ চলবে।',
    en: 'No new application is taken. Those that are in go on.',
  },
  closed: { bn: 'আবেদন নেওয়া বন্ধ হয়েছে।', en: 'It takes no more applications.' },
  archive: { bn: 'সংরক্ষণাগারে রাখুন', en: 'Archive it' },
  archiveTitle: { bn: 'সংরক্ষণাগারে রাখবেন?', en: 'Archive it?' },
  archiveText: {
    bn: 'কর্মসূচিটি তালিকা থেকে সরে যাবে। আবেদনগুলো পড়া যাবে।',
    en: 'It leaves the lists. Its applications can still be read.',
  },
  archived: { bn: 'সংরক্ষণাগারে রাখা হয়েছে।', en: 'It is archived.' },
  drop: { bn: 'খসড়া ফেলে দিন', en: 'Throw the draft away' },
  dropTitle: { bn: 'খসড়া ফেলে দেবেন?', en: 'Throw the draft away?' },
  dropText: {
    bn: 'এই খসড়ার লেখা আর ফিরে পাওয়া যাবে না। প্রকাশিত সংস্করণ থাকলে সেটি থাকবে।',
    en: 'What is written in it cannot be brought back. A published version stays.',
  },
  dropped: { bn: 'খসড়া ফেলে দেওয়া হয়েছে।', en: 'The draft is gone.' },

  files: { bn: 'ফাইল', en: 'Files' },
  exportOne: { bn: 'কর্মসূচি ফাইল হিসেবে নামান', en: 'Download the programme as a file' },
  exportHint: {
    bn: 'এই ফাইল অন্য জায়গায় আনলে হুবহু একই কর্মসূচি পাওয়া যায়।',
    en: 'Imported elsewhere, it is the very same programme.',
  },
  texts: { bn: 'অনুবাদের শিট নামান', en: 'Sheet for the translator' },
  textsHint: { bn: 'সব লেখা বাংলা ও ইংরেজি পাশাপাশি।', en: 'Every text, Bangla beside English.' },
  textsBack: { bn: 'অনুবাদ করা শিট ফেরত আনুন', en: 'Bring the translated sheet back' },
  textsTaken: { bn: '{n}টি লেখা বদলেছে। {left}টি সারি কাজে লাগেনি।', en: 'Texts changed: {n}. Rows not used: {left}.' },

  versions: { bn: 'প্রকাশিত সংস্করণ', en: 'Published versions' },
  version: { bn: 'সংস্করণ', en: 'Version' },
  publishedAt: { bn: 'প্রকাশের তারিখ', en: 'Published' },
  applications: { bn: 'আবেদন', en: 'Applications' },
  look: { bn: 'ফরমটি দেখুন', en: 'Look at the form' },
  noVersions: { bn: 'এখনো প্রকাশিত হয়নি', en: 'Not published yet' },
  noVersionsText: { bn: 'প্রকাশ করলে প্রতিটি সংস্করণ এখানে থাকবে।', en: 'Every version that is published stays here.' },
} satisfies Record<string, Bilingual>
