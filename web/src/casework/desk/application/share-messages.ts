import type { Bilingual } from '@wewb/domain/language/bilingual'

export const shareMessages = {
  title: { bn: 'ওয়ারিশদের অংশ', en: 'Shares of the heirs' },
  heir: { bn: 'ওয়ারিশ', en: 'Heir' },
  stated: { bn: 'পরিবার লিখেছে', en: 'Stated' },
  proposed: { bn: 'ফারায়েজে', en: 'By Faraid' },
  paid: { bn: 'দেওয়া হবে', en: 'To be paid' },
  paidFixed: { bn: 'চূড়ান্ত অংশ', en: 'Final share' },
  amount: { bn: 'টাকা', en: 'Amount' },
  total: { bn: 'মোট', en: 'Total' },
  percent: { bn: '{n}%', en: '{n}%' },
  dead: { bn: 'মৃত, অংশ নেই', en: 'Dead, no share' },
  why: { bn: 'ফারায়েজের হিসাব', en: 'How Faraid divides' },
  first: {
    bn: 'আদালতের উত্তরাধিকার সনদ থাকলে সেটিই মানতে হবে। ফারায়েজ শুধু মুসলিম পরিবারের জন্য।',
    en: 'A succession certificate of a court always comes first. Faraid is for Muslim families only.',
  },
  noAmount: {
    bn: 'টাকার পরিমাণ ঠিক হলে প্রত্যেকের টাকা এখানে দেখা যাবে।',
    en: 'The amount of each heir appears here once the sum is known.',
  },
  undecided: {
    bn: 'কেউ এখনো অংশ ঠিক করেননি। তাই পরিবার যে অংশ লিখেছে, সে অনুযায়ী টাকা দেওয়া হবে।',
    en: 'Nobody has decided the shares yet, so they are paid as the family states them.',
  },
  outdated: {
    bn: 'অংশ ঠিক করার পরে ফরমে ওয়ারিশদের তথ্য বদলেছে। মঞ্জুরের আগে অংশ আবার ঠিক করুন।',
    en: 'The heirs in the form have changed since the shares were decided. Decide again before the approval.',
  },
  ownChange: {
    bn: 'অংশ আপনি বদলেছেন। আরেকজন কর্মকর্তাকে মঞ্জুর করতে হবে, অথবা একই অংশ ঠিক করে নিশ্চিত করতে হবে।',
    en: 'You changed the shares. So another officer has to approve the application, or decide the same shares.',
  },
  frozen: {
    bn: 'আবেদনটি মঞ্জুর হয়েছে। অংশ আর বদলানো যাবে না।',
    en: 'The application is approved. The shares cannot be changed any more.',
  },
  decisions: { bn: 'অংশ কে ঠিক করেছেন', en: 'Who decided the shares' },
  decide: { bn: 'অংশ ঠিক করুন', en: 'Decide the shares' },
  decideAgain: { bn: 'অংশ আবার ঠিক করুন', en: 'Decide the shares again' },
  save: { bn: 'অংশ সংরক্ষণ করুন', en: 'Save the shares' },
  saved: { bn: 'ওয়ারিশদের অংশ সংরক্ষণ হয়েছে।', en: 'The shares of the heirs are saved.' },
} satisfies Record<string, Bilingual>
