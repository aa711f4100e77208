import type { UserHistoryEvent } from '@wewb/domain/identity/user-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const userMessages = {
  title: { bn: 'ব্যবহারকারী', en: 'Users' },
  intro: {
    bn: 'কে পোর্টালে ঢুকতে পারেন, কোন অফিসে কাজ করেন আর কী করতে পারেন।',
    en: 'Who may enter the portal, which office they work in and what they may do.',
  },
  who: { bn: 'কাদের দেখবেন', en: 'Whom to show' },
  staff: { bn: 'কর্মকর্তা-কর্মচারী', en: 'Staff' },
  applicants: { bn: 'আবেদনকারী', en: 'Applicants' },
  search: { bn: 'খুঁজুন', en: 'Search' },
  staffHint: { bn: 'নাম, লগইন আইডি বা ফোন নম্বর', en: 'Name, log-in or phone number' },
  applicantHint: { bn: 'নাম, অথবা পুরো ফোন নম্বর বা ই-মেইল', en: 'Name, or a whole phone number or e-mail' },
  showAll: { bn: 'সব দেখান', en: 'Show all' },
  userType: { bn: 'ব্যবহারকারীর ধরন', en: 'Kind of user' },
  allTypes: { bn: 'সব ধরন', en: 'Every kind' },
  role: { bn: 'রোল', en: 'Role' },
  roles: { bn: 'রোল', en: 'Roles' },
  allRoles: { bn: 'সব রোল', en: 'Every role' },
  office: { bn: 'অফিস', en: 'Office' },
  allOffices: { bn: 'সব অফিস', en: 'Every office' },
  noOffice: { bn: 'কোনো অফিসে নন', en: 'In no office' },
  state: { bn: 'অবস্থা', en: 'State' },
  allStates: { bn: 'সব অবস্থা', en: 'Every state' },
  active: { bn: 'সক্রিয়', en: 'Active' },
  inactive: { bn: 'বন্ধ', en: 'Closed' },
  pending: { bn: 'নিবন্ধন শেষ হয়নি', en: 'Registration not finished' },
  mustChange: { bn: 'এখনো নিজের পাসওয়ার্ড ঠিক করেননি', en: 'Has not chosen a password yet' },
  name: { bn: 'নাম', en: 'Name' },
  lastLogin: { bn: 'শেষ লগইন', en: 'Last log-in' },
  never: { bn: 'এখনো করেননি', en: 'Not yet' },
  made: { bn: 'অ্যাকাউন্ট খোলা', en: 'Account opened' },
  nothing: { bn: 'কাউকে পাওয়া যায়নি', en: 'Nobody found' },
  nothingText: {
    bn: 'অন্য কিছু লিখে খুঁজুন, অথবা ছাঁকনি তুলে সব দেখান।',
    en: 'Search for something else, or take the filters off.',
  },
  add: { bn: 'নতুন ব্যবহারকারী', en: 'New user' },
  importMany: { bn: 'ফাইল থেকে যোগ করুন', en: 'Add from a file' },
  back: { bn: 'ব্যবহারকারীর তালিকায় ফিরুন', en: 'Back to the users' },
  backToUser: { bn: 'ব্যবহারকারীর পাতায় ফিরুন', en: 'Back to the user' },
  loginId: { bn: 'লগইন আইডি', en: 'Log-in' },
  mobile: { bn: 'মোবাইল', en: 'Mobile' },
  email: { bn: 'ই-মেইল', en: 'E-mail' },
  own: { bn: 'এটি আপনার নিজের অ্যাকাউন্ট', en: 'This is your own account' },
  ownText: {
    bn: 'নিজের রোল বা অফিস বদলানো যায় না; অন্য একজন অ্যাডমিন তা করতে পারেন।',
    en: 'Nobody changes their own roles or office; another administrator can.',
  },
  closedTitle: { bn: 'অ্যাকাউন্টটি বন্ধ আছে', en: 'This account is closed' },
  closedWhy: { bn: 'কারণ: {reason}', en: 'Reason: {reason}' },
  masked: {
    bn: 'আবেদনকারীর ফোন ও ই-মেইল ঢেকে দেখানো হয়। নাম ও তথ্য তিনি নিজেই বদলান।',
    en: 'Phone and e-mail of applicants are covered. They change their name and data themselves.',
  },
  edit: { bn: 'তথ্য ও রোল বদলান', en: 'Change details and roles' },
  deactivate: { bn: 'অ্যাকাউন্ট বন্ধ করুন', en: 'Close the account' },
  reactivate: { bn: 'আবার চালু করুন', en: 'Open it again' },
  reset: { bn: 'নতুন পাসওয়ার্ড দিন', en: 'Reset the password' },
  deactivateText: {
    bn: '{name} সঙ্গে সঙ্গে সব যন্ত্র থেকে লগআউট হবেন এবং আর লগইন করতে পারবেন না। তাঁর আগের কাজ যেমন আছে তেমনই থাকবে।',
    en: '{name} is logged out everywhere at once and cannot log in any more. What they did before stays as it is.',
  },
  reactivateText: {
    bn: '{name} আগের রোল ও পাসওয়ার্ড দিয়ে আবার লগইন করতে পারবেন।',
    en: '{name} can log in again, with the roles and the password of before.',
  },
  reason: { bn: 'কারণ', en: 'Reason' },
  reasonHint: {
    bn: 'যেমন: বদলি হয়েছেন, অবসরে গেছেন। ইতিহাসে লেখা থাকবে।',
    en: 'For example: transferred, retired. It is kept in the history.',
  },
  resetText: {
    bn: '{name}-এর পুরোনো পাসওয়ার্ড আর কাজ করবে না, সব যন্ত্র থেকে লগআউট হবেন।',
    en: 'The old password of {name} stops working and they are logged out everywhere.',
  },
  deliveryMethod: { bn: 'নতুন পাসওয়ার্ড কীভাবে পাবেন', en: 'How they get a password' },
  deliverByInvitation: { bn: 'তিনি নিজে ঠিক করবেন', en: 'They choose it themselves' },
  deliverByInvitationHint: {
    bn: 'এসএমএস বা ই-মেইলে ঠিকানা যাবে; কোড দিয়ে নিজের পাসওয়ার্ড বেছে নেবেন। এটিই নিরাপদ।',
    en: 'An address goes by SMS or e-mail; with a code they choose a password alone. This is the safe way.',
  },
  deliverOnScreen: { bn: 'একটি অস্থায়ী পাসওয়ার্ড দেখান', en: 'Show a temporary password' },
  deliverOnScreenHint: {
    bn: 'একবারই দেখানো হবে, ৩ দিন কাজ করবে। প্রথম লগইনে বদলাতে হবে।',
    en: 'It is shown once and works for 3 days. It must be changed at the first log-in.',
  },
  deliverOnlyByInvitation: {
    bn: 'এই রোলের পাসওয়ার্ড অ্যাডমিন দেখতে পারেন না; যিনি সিদ্ধান্ত দেন তাঁর পাসওয়ার্ড শুধু তিনিই জানবেন।',
    en: 'An administrator may not see the password of this role: who decides must be the only one to know it.',
  },
  shownTitle: { bn: 'অস্থায়ী পাসওয়ার্ড', en: 'Temporary password' },
  shownText: {
    bn: 'এখনই {name}-কে নিজে জানান। এই জানালা বন্ধ করলে আর দেখা যাবে না। প্রথম লগইনে তাঁকে এটি বদলাতে হবে।',
    en: 'Tell {name} now, in person. Once this window is closed it cannot be seen again. They must change it at the first log-in.',
  },
  copy: { bn: 'কপি করুন', en: 'Copy' },
  copied: { bn: 'কপি হয়েছে', en: 'Copied' },
  done: { bn: 'জানিয়েছি, বন্ধ করুন', en: 'I have told them, close' },
  invited: { bn: '{to} ঠিকানায় বার্তা পাঠানো হয়েছে।', en: 'A message was sent to {to}.' },
  removeSecondStep: { bn: 'দ্বিতীয় ধাপ তুলে নিন', en: 'Remove the second step' },
  removeSecondStepText: {
    bn: '{name}-এর ফোন হারালে এটি করুন। তিনি সব যন্ত্র থেকে লগআউট হবেন, আর পরের লগইনে নতুন করে দুই ধাপের লগইন ঠিক করতে পারবেন।',
    en: 'Do this when {name} has lost the phone. They are logged out everywhere and can set up two-step log-in anew.',
  },
  cancel: { bn: 'ফিরে যান', en: 'Go back' },
} satisfies Record<string, Bilingual>

export const userSessionMessages = {
  title: { bn: 'যেখানে লগইন আছে', en: 'Where they are logged in' },
  nowhere: { bn: 'এখন কোথাও লগইন নেই।', en: 'Logged in nowhere at the moment.' },
  unknownDevice: { bn: 'অজানা যন্ত্র', en: 'Unknown device' },
  thisDevice: { bn: 'এই যন্ত্র', en: 'This device' },
  started: { bn: 'লগইন: {when}', en: 'Logged in {when}' },
  lastSeen: { bn: 'শেষ ব্যবহার: {when}', en: 'Last used {when}' },
  end: { bn: 'লগআউট করান', en: 'Log out' },
  endOf: { bn: '{device}: লগআউট করান', en: 'Log out {device}' },
  endAll: { bn: 'সব যন্ত্র থেকে লগআউট করান', en: 'Log out everywhere' },
  endText: {
    bn: '“{device}” থেকে {name} সঙ্গে সঙ্গে লগআউট হবেন। আবার ঢুকতে পাসওয়ার্ড লাগবে।',
    en: '{name} is logged out of “{device}” at once. Entering again needs the password.',
  },
  endAllText: {
    bn: '{name} সব যন্ত্র থেকে সঙ্গে সঙ্গে লগআউট হবেন। আবার ঢুকতে পাসওয়ার্ড লাগবে।',
    en: '{name} is logged out everywhere at once. Entering again needs the password.',
  },
} satisfies Record<string, Bilingual>

export const userHistoryMessages = {
  title: { bn: 'অ্যাকাউন্টের ইতিহাস', en: 'History of the account' },
  nothing: { bn: 'এখনো কিছু লেখা হয়নি।', en: 'Nothing is written yet.' },
  by: { bn: '{who}', en: 'by {who}' },
  portal: { bn: 'পোর্টাল নিজে', en: 'the portal itself' },
  becomes: { bn: '{before} থেকে {after}', en: '{before} → {after}' },
  more: { bn: 'আরও আগের', en: 'Earlier' },
  none: { bn: 'কিছু না', en: 'none' },
} satisfies Record<string, Bilingual>

export const userEventMessages: Record<UserHistoryEvent, Bilingual> = {
  'account.registered': { bn: 'নিবন্ধন শুরু করেছেন', en: 'Registration begun' },
  'account.confirmed': { bn: 'নিবন্ধন শেষ করেছেন', en: 'Registration finished' },
  'account.password-changed': { bn: 'নিজের পাসওয়ার্ড বদলেছেন', en: 'Own password changed' },
  'account.password-reset': { bn: 'কোড দিয়ে নতুন পাসওয়ার্ড নিয়েছেন', en: 'New password chosen with a code' },
  'account.profile-changed': { bn: 'নিজের প্রোফাইল বদলেছেন', en: 'Own profile changed' },
  'account.first-administrator': { bn: 'প্রথম অ্যাডমিন হিসেবে তৈরি', en: 'Made as the first administrator' },
  'user.created': { bn: 'অ্যাকাউন্ট তৈরি করেছেন', en: 'Account made' },
  'user.changed': { bn: 'তথ্য বা রোল বদলেছেন', en: 'Details or roles changed' },
  'user.deactivated': { bn: 'অ্যাকাউন্ট বন্ধ করেছেন', en: 'Account closed' },
  'user.reactivated': { bn: 'অ্যাকাউন্ট আবার চালু করেছেন', en: 'Account opened again' },
  'user.password-withdrawn': { bn: 'পাসওয়ার্ড বাতিল করেছেন', en: 'Password withdrawn' },
  'user.sessions-ended': { bn: 'লগআউট করিয়েছেন', en: 'Logged out by an administrator' },
  'account.second-factor-on': { bn: 'দুই ধাপের লগইন চালু করেছেন', en: 'Two-step log-in switched on' },
  'account.second-factor-off': { bn: 'দুই ধাপের লগইন বন্ধ করেছেন', en: 'Two-step log-in switched off' },
  'account.second-factor-removed': { bn: 'দ্বিতীয় ধাপ তুলে নিয়েছেন', en: 'Second step removed' },
}

/** Names of changes in the history. */
export const userChangeMessages: Record<string, Bilingual> = {
  name: { bn: 'নাম', en: 'Name' },
  contact: { bn: 'যোগাযোগের তথ্য', en: 'Contact' },
  userType: { bn: 'ধরন', en: 'Kind' },
  office: { bn: 'অফিস', en: 'Office' },
  roles: { bn: 'রোল', en: 'Roles' },
}
