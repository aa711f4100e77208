import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

export const words = {
  title: { bn: 'নিরীক্ষা লগ', en: 'Audit log' },
  intro: { bn: 'কে, কখন, কী করেছেন। কোনো সারি বদলানো বা মোছা যায় না।', en: 'Who did what and when. No row can be changed or removed.' },
  search: { bn: 'খুঁজুন', en: 'Search' },
  searchHint: { bn: 'লগইন আইডি, বিষয় বা ঘটনার শুরুটা লিখুন', en: 'The beginning of a log-in ID, a subject or an event' },
  find: { bn: 'খুঁজুন', en: 'Search' },
  clear: { bn: 'সব দেখান', en: 'Show all' },
  time: { bn: 'সময়', en: 'Time' },
  person: { bn: 'ব্যক্তি', en: 'Person' },
  event: { bn: 'ঘটনা', en: 'Event' },
  subject: { bn: 'বিষয়', en: 'Subject' },
  nothing: { bn: 'কিছু পাওয়া যায়নি', en: 'Nothing found' },
  nothingText: { bn: 'অন্য কিছু লিখে খুঁজুন, অথবা সব দেখান।', en: 'Search for something else, or show all.' },
  verify: { bn: 'শৃঙ্খল যাচাই করুন', en: 'Verify the chain' },
  whole: {
    bn: 'লগটি অক্ষত আছে। {rows}টি সারি পরীক্ষা করা হয়েছে, কোনোটি বদলানো হয়নি।',
    en: 'The log is whole. {rows} rows were checked and none was altered.',
  },
  broken: {
    bn: '{n} নম্বর সারি থেকে লগটি মিলছে না। এখনই সিস্টেম অ্যাডমিনকে জানান।',
    en: 'From row {n} on the log does not fit. Tell the system administrator at once.',
  },
} satisfies Record<string, Bilingual>

/** Events in words. A new event shows its code until someone gives it a sentence here. */
export const events: Record<string, Bilingual> = {
  'account.registered': { bn: 'নিবন্ধন শুরু করেছেন', en: 'Started a registration' },
  'account.confirmed': { bn: 'কোড দিয়ে নিবন্ধন শেষ করেছেন', en: 'Finished the registration with a code' },
  'account.logged-in': { bn: 'লগইন করেছেন', en: 'Logged in' },
  'account.log-in-refused': { bn: 'লগইন করতে পারেননি', en: 'Was refused a log-in' },
  'account.logged-out': { bn: 'লগআউট করেছেন', en: 'Logged out' },
  'account.password-changed': { bn: 'পাসওয়ার্ড পরিবর্তন করেছেন', en: 'Changed the password' },
  'account.password-forgotten': { bn: 'পাসওয়ার্ড ভুলে কোড চেয়েছেন', en: 'Asked for a code for a forgotten password' },
  'account.password-reset': { bn: 'কোড দিয়ে নতুন পাসওয়ার্ড নিয়েছেন', en: 'Chose a new password with a code' },
  'account.photo-changed': { bn: 'ছবি বদলেছেন', en: 'Changed the photo' },
  'account.profile-changed': { bn: 'প্রোফাইল বদলেছেন', en: 'Changed the profile' },
  'account.session-ended': { bn: 'অন্য যন্ত্র থেকে লগআউট করেছেন', en: 'Logged out another device' },
  'account.first-administrator': { bn: 'প্রথম অ্যাডমিন তৈরি হয়েছে', en: 'First administrator made' },
  'audit.verified': { bn: 'নিরীক্ষা লগ যাচাই করেছেন', en: 'Verified the audit log' },
  'registry.searched': { bn: 'নিবন্ধন বহিতে খুঁজেছেন', en: 'Searched the register' },
  'registry.imported': { bn: 'নিবন্ধন বহিতে ফাইল আমদানি করেছেন', en: 'Imported a file into the register' },
  'identity.checked': { bn: 'পরিচয় যাচাই করেছেন', en: 'Checked an identity' },
  'portal.seeded': { bn: 'শুরুর তথ্য বসানো হয়েছে', en: 'The first data were set up' },
}

/** Who or what an event is about: `account:14` in words. */
export const subjects: Record<string, Bilingual> = {
  account: { bn: 'অ্যাকাউন্ট {n}', en: 'Account {n}' },
  visitor: { bn: 'দর্শনার্থী', en: 'A visitor' },
  unknown: { bn: 'অজানা', en: 'Unknown' },
  demo: { bn: 'ডেমোর তথ্য', en: 'Demo data' },
  audit: { bn: 'নিরীক্ষা লগ', en: 'Audit log' },
  registry: { bn: 'নিবন্ধন বহি', en: 'The register' },
  import: { bn: 'একটি আমদানি', en: 'An import' },
}
