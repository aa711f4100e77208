import type { Bilingual } from '@wewb/domain/language/bilingual'

export const userFormMessages = {
  newTitle: { bn: 'নতুন ব্যবহারকারী', en: 'New user' },
  newIntro: {
    bn: 'শুধু কর্মকর্তা-কর্মচারীর জন্য। আবেদনকারীরা নিজেরা নিবন্ধন করেন।',
    en: 'For staff only. Applicants register themselves.',
  },
  editTitle: { bn: '{name}: তথ্য ও রোল', en: '{name}: details and roles' },
  person: { bn: '১. ব্যক্তি', en: '1. Person' },
  place: { bn: '২. কোথায় কাজ করেন', en: '2. Where they work' },
  rights: { bn: '৩. কী করতে পারবেন', en: '3. What they may do' },
  password: { bn: '৪. প্রথম লগইন', en: '4. First log-in' },
  full_name: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' },
  full_name_bng: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' },
  login_id: { bn: 'লগইন আইডি', en: 'Log-in' },
  loginHint: {
    bn: 'মোবাইল নম্বর বা ই-মেইল। কোড ও বার্তা এখানেই যাবে; পরে বদলানো যায় না।',
    en: 'A mobile number or an e-mail. Codes and messages go there; it cannot be changed later.',
  },
  loginStays: { bn: 'লগইন আইডি বদলানো যায় না।', en: 'The log-in cannot be changed.' },
  mobile: { bn: 'আরেকটি মোবাইল', en: 'Another mobile' },
  email: { bn: 'আরেকটি ই-মেইল', en: 'Another e-mail' },
  userType: { bn: 'ব্যবহারকারীর ধরন', en: 'Kind of user' },
  officeId: { bn: 'অফিস', en: 'Office' },
  officeHint: { bn: 'অফিস অনুযায়ী ঠিক হয় তিনি কোন এলাকার নথি দেখবেন।', en: 'The office decides whose files they see.' },
  officeFirst: { bn: 'আগে ব্যবহারকারীর ধরন বেছে নিন।', en: 'Choose the kind of user first.' },
  roleIds: { bn: 'রোল', en: 'Roles' },
  rolesHint: {
    bn: 'একাধিক রোল দেওয়া যায়, যদি একসঙ্গে রাখা নিয়মে থাকে।',
    en: 'Several may be given where the rules let them go together.',
  },
  willSee: { bn: 'তিনি যা দেখবেন', en: 'What this person will see' },
  willSeeNothing: { bn: 'রোল বেছে নিলে এখানে মেনু দেখা যাবে।', en: 'Choose a role and the menus appear here.' },
  seesOnlyDashboard: { bn: 'শুধু ড্যাশবোর্ড ও নিজের প্রোফাইল।', en: 'Only the dashboard and the own profile.' },
  conflict: { bn: 'রোলগুলো একসঙ্গে দেওয়া যাবে না', en: 'These roles cannot go together' },
  add: { bn: 'ব্যবহারকারী যোগ করুন', en: 'Add the user' },
  save: { bn: 'সংরক্ষণ করুন', en: 'Save' },
  reopen: { bn: 'নতুন তথ্য দেখুন', en: 'See the newer version' },
} satisfies Record<string, Bilingual>

export const userImportMessages = {
  title: { bn: 'ফাইল থেকে ব্যবহারকারী যোগ করুন', en: 'Add users from a file' },
  intro: {
    bn: 'এক্সেল বা সিএসভি ফাইল দিন, একবারে সর্বোচ্চ ৫০০ জন। আগে সব সারি পরীক্ষা করে দেখানো হবে; আপনি নিশ্চিত না করা পর্যন্ত কেউ যোগ হবেন না।',
    en: 'Choose a CSV or XLSX file, at most 500 people at a time. Every row is checked and shown first; nobody is added until you confirm.',
  },
  passwords: {
    bn: 'সবাই এসএমএস বা ই-মেইলে আমন্ত্রণ পাবেন এবং নিজের পাসওয়ার্ড নিজে ঠিক করবেন। পাসওয়ার্ডের কোনো তালিকা তৈরি হয় না।',
    en: 'Everybody is invited by SMS or e-mail and chooses a password alone. No list of passwords is ever made.',
  },
  sheet: { bn: 'ব্যবহারকারীর তালিকা', en: 'The list of users' },
  fileHint: {
    bn: 'প্রথম সারিতে ঘরের নাম থাকবে। ফোন নম্বর বাংলা সংখ্যায় লিখলেও চলবে।',
    en: 'The first row holds the column names. Phone numbers may be in Bangla digits.',
  },
  preview: { bn: 'ফাইলে যা পাওয়া গেছে', en: 'What the file holds' },
  good: { bn: 'যাঁরা যোগ হবেন', en: 'Who would be added' },
  allGood: { bn: '{n} জনের সবার তথ্য ঠিক আছে।', en: 'All {n} rows are good.' },
  someRefused: {
    bn: '{n} জনকে যোগ করা যাবে; {refused}টি সারি নেওয়া যাবে না। কারণ নিচে দেখুন।',
    en: 'To be added: {n}. Rows that cannot be taken: {refused}; the reasons stand below.',
  },
  noneGood: {
    bn: 'কোনো সারি নেওয়া যাবে না। ফাইলটি ঠিক করে আবার দিন।',
    en: 'No row can be taken. Correct the file and choose it again.',
  },
  confirm: { bn: '{n} জনকে যোগ করে আমন্ত্রণ পাঠান', en: 'Add and invite ({n})' },
  adding: { bn: 'অ্যাকাউন্ট তৈরি হচ্ছে, একটু অপেক্ষা করুন…', en: 'Making the accounts, please wait…' },
  discard: { bn: 'বাদ দিন', en: 'Discard' },
  errors: { bn: 'যে সারিগুলো নেওয়া যাবে না', en: 'Rows that cannot be taken' },
  row: { bn: 'সারি', en: 'Row' },
  column: { bn: 'ঘর', en: 'Column' },
  reason: { bn: 'কারণ', en: 'Reason' },
  done: { bn: '{n} জনকে যোগ করা হয়েছে', en: 'Added and invited: {n}' },
  doneText: {
    bn: 'সবার কাছে আমন্ত্রণ গেছে। যিনি পাননি তাঁর পাতায় গিয়ে “নতুন পাসওয়ার্ড দিন” বেছে আবার পাঠাতে পারেন।',
    en: 'Everybody has been invited. For whoever did not get it, open their page and choose “Reset the password” to send it again.',
  },
  sentTo: { bn: 'আমন্ত্রণ গেছে', en: 'Invited at' },
  another: { bn: 'আরেকটি ফাইল দিন', en: 'Another file' },
} satisfies Record<string, Bilingual>

export const userTypeRoleMessages = {
  title: { bn: 'ইউজার টাইপ রোল', en: 'User type role' },
  intro: {
    bn: 'কোন ধরনের নতুন ব্যবহারকারী শুরুতে কোন রোল পাবেন। যাঁরা আগে থেকে আছেন তাঁদের রোল বদলায় না।',
    en: 'Which role a new user of each kind begins with. Whoever is there already keeps theirs.',
  },
  type: { bn: 'ব্যবহারকারীর ধরন', en: 'Kind of user' },
  people: { bn: 'সক্রিয় ব্যবহারকারী', en: 'Active users' },
  firstRole: { bn: 'শুরুর রোল', en: 'First role' },
  of: { bn: '{type}: শুরুর রোল', en: 'First role: {type}' },
  applicants: { bn: 'যিনি নিবন্ধন করেন তিনি এই রোল পান।', en: 'Whoever registers gets this role.' },
  save: { bn: 'সংরক্ষণ', en: 'Save' },
  saveOf: { bn: '{type}: সংরক্ষণ', en: 'Save {type}' },
  only: {
    bn: 'এ ধরনের একটিই রোল আছে। রোল পাতায় আরেকটি তৈরি করা যায়।',
    en: 'There is only one role of this kind. Another can be made on the page of roles.',
  },
  saved: {
    bn: '“{type}” ধরনের নতুন ব্যবহারকারী এখন থেকে “{role}” রোল পাবেন।',
    en: 'From now on new users of the kind “{type}” get the role “{role}”.',
  },
} satisfies Record<string, Bilingual>
