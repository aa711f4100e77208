import type { Bilingual } from '@wewb/domain/language/bilingual'

export const holidayMessages = {
  title: { bn: '{year} সালের ছুটি', en: 'Holidays of {year}' },
  intro: {
    bn: 'কর্মদিবসের হিসাবে এই দিনগুলো ধরা হয় না। শুক্র ও শনিবার এমনিতেই বন্ধ।',
    en: 'These days are not counted as working days. Friday and Saturday are off anyway.',
  },
  years: { bn: 'বছর', en: 'Years' },
  add: { bn: 'ছুটির দিন যোগ করুন', en: 'Add a holiday' },
  addTitle: { bn: 'নতুন ছুটির দিন', en: 'New holiday' },
  editTitle: { bn: 'ছুটির দিন বদলান', en: 'Change the holiday' },
  day: { bn: 'তারিখ', en: 'Date' },
  weekday: { bn: 'বার', en: 'Weekday' },
  name: { bn: 'ছুটি', en: 'Holiday' },
  offAnyway: { bn: 'সাপ্তাহিক বন্ধ', en: 'weekly day off' },
  remove: { bn: 'বাদ দিন', en: 'Remove' },
  removeTitle: { bn: 'ছুটির দিনটি বাদ দেবেন?', en: 'Remove this holiday?' },
  removeText: {
    bn: '{name} ({date}) বাদ দিলে দিনটি কর্মদিবস হিসেবে গোনা হবে, আর নথির সময় সেই হিসাবে চলবে।',
    en: 'Without {name} ({date}) the day counts as a working day, and the time of files runs on it.',
  },
  removeYes: { bn: 'হ্যাঁ, বাদ দিন', en: 'Yes, remove it' },
  none: { bn: 'এই বছরের কোনো ছুটি নেই', en: 'There are no holidays of this year' },
  noneText: {
    bn: 'একটি করে যোগ করুন, অথবা পুরো বছরের তালিকা ফাইল থেকে নিন।',
    en: 'Add them one by one, or take the list of the whole year from a file.',
  },
  fromFile: { bn: 'ফাইল থেকে নিন', en: 'Take from a file' },
  fileTitle: { bn: 'ফাইল থেকে ছুটির তালিকা', en: 'Holidays from a file' },
  fileIntro: {
    bn: 'এক্সেল বা সিএসভি ফাইল দিন। প্রথম সারিতে থাকবে: তারিখ, নাম (বাংলা), নাম (ইংরেজি)। আগে দেখানো হবে, তারপর আপনি রাখবেন।',
    en: 'Choose an XLSX or CSV file whose first row says: Date, Name (Bangla), Name (English). You see the rows first; nothing is stored until you say so.',
  },
  choose: { bn: 'ফাইল বাছুন', en: 'Choose a file' },
  chooseOther: { bn: 'অন্য ফাইল বাছুন', en: 'Choose another file' },
  template: { bn: 'নমুনা ফাইল নিন', en: 'Get a sample file' },
  reading: { bn: 'ফাইলটি পড়া হচ্ছে…', en: 'Reading the file…' },
  row: { bn: 'সারি', en: 'Row' },
  state: { bn: 'কী হবে', en: 'What happens' },
  new: { bn: 'যোগ হবে', en: 'Added' },
  changed: { bn: 'নাম বদলাবে', en: 'Name changes' },
  same: { bn: 'আগেই আছে', en: 'There already' },
  refused: { bn: 'নেওয়া হবে না', en: 'Left out' },
  summary: {
    bn: '{added}টি যোগ হবে, {changed}টির নাম বদলাবে, {same}টি আগেই আছে, {refused}টি ঠিক করতে হবে।',
    en: '{added} to add, {changed} to rename, {same} there already, {refused} to put right.',
  },
  store: { bn: '{n}টি ছুটি রাখুন', en: 'Store the holidays ({n})' },
  nothingToStore: { bn: 'রাখার মতো নতুন কিছু নেই।', en: 'There is nothing new to store.' },
} satisfies Record<string, Bilingual>

/** Sunday first, as `Date.getUTCDay` counts. */
export const weekdays: readonly Bilingual[] = [
  { bn: 'রবিবার', en: 'Sunday' },
  { bn: 'সোমবার', en: 'Monday' },
  { bn: 'মঙ্গলবার', en: 'Tuesday' },
  { bn: 'বুধবার', en: 'Wednesday' },
  { bn: 'বৃহস্পতিবার', en: 'Thursday' },
  { bn: 'শুক্রবার', en: 'Friday' },
  { bn: 'শনিবার', en: 'Saturday' },
]
