import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { LinkRequestState } from '@wewb/domain/casework/link-request-contracts'

export const earlierMessages = {
  title: { bn: 'আগের আবেদন', en: 'Earlier applications' },
  intro: {
    bn: 'পোর্টাল চালুর আগের আবেদন, আর আবেদন এক অ্যাকাউন্ট থেকে আরেক অ্যাকাউন্টে নেওয়ার অনুরোধ এখানে দেখুন।',
    en: 'Your applications from before the portal, and requests to move an application to another account.',
  },
  own: { bn: 'পোর্টালের আগের আবেদন', en: 'Applications from before the portal' },
  ownNone: { bn: 'পোর্টালের আগের কোনো আবেদন যুক্ত নেই', en: 'No application from before the portal is linked' },
  ownNoneText: {
    bn: 'আগে কাগজে আবেদন করে থাকলে পুরোনো নম্বর দিয়ে সেটি যুক্ত করতে পারেন।',
    en: 'If you applied on paper before, you can link that application with its old number.',
  },
  taka: { bn: '{amount} টাকা', en: 'BDT {amount}' },
  numbers: { bn: 'আবেদন নম্বর {no} · পুরোনো নম্বর {old}', en: 'Application number {no} · old number {old}' },
  renew: { bn: 'নতুন করে আবেদন করুন', en: 'Apply again' },
  notOpen: { bn: 'এই সেবায় এখন আবেদন নেওয়া হচ্ছে না।', en: 'This service takes no applications now.' },
  received: { bn: 'আপনার কাছে অনুরোধ', en: 'Requests to you' },
  receivedNone: { bn: 'আপনার কোনো আবেদন কেউ চাননি।', en: 'Nobody asks for an application of yours.' },
  asks: {
    bn: '{name} ({phone}) আপনার আবেদন {ref} নিজের অ্যাকাউন্টে নিতে চান।',
    en: '{name} ({phone}) asks to move your application {ref} to another account.',
  },
  until: {
    bn: '{date} তারিখের মধ্যে উত্তর না দিলে আবেদনটি আপনার কাছেই থাকবে।',
    en: 'If you do not answer by {date}, the application stays with you.',
  },
  accept: { bn: 'রাজি', en: 'Accept' },
  refuse: { bn: 'রাজি নই', en: 'Refuse' },
  acceptTitle: { bn: 'আবেদনটি দিয়ে দেবেন?', en: 'Let the application go?' },
  acceptText: {
    bn: 'আবেদন {ref} ও তার সব কাগজপত্র {name} দেখবেন ও সামলাবেন। আপনি আর এটি দেখতে পারবেন না। এটি ফেরানো যায় না।',
    en: '{name} will see and handle application {ref} and all its documents. You will no longer see it. This cannot be undone.',
  },
  refuseTitle: { bn: 'অনুরোধে রাজি নন?', en: 'Refuse the request?' },
  refuseText: {
    bn: 'আবেদন {ref} আপনার কাছেই থাকবে। {name} এই আবেদনের জন্য আর অনুরোধ করতে পারবেন না।',
    en: 'Application {ref} stays with you. {name} cannot ask for it again.',
  },
  cancel: { bn: 'বাতিল', en: 'Cancel' },
  sent: { bn: 'আপনার অনুরোধ', en: 'Your requests' },
  sentNone: { bn: 'আপনি কোনো অনুরোধ করেননি।', en: 'You have made no request.' },
  sentOn: { bn: 'অনুরোধ করেছেন: {date}', en: 'Asked on {date}' },
  link: { bn: 'আগের আবেদন যুক্ত করুন', en: 'Link an earlier application' },
} satisfies Record<string, Bilingual>

/** Describes each state to the requester. */
export const requestStateMessages: Record<LinkRequestState, { word: Bilingual; sentence: Bilingual }> = {
  WAITING: {
    word: { bn: 'উত্তরের অপেক্ষায়', en: 'Waiting' },
    sentence: {
      bn: 'মালিক {date} পর্যন্ত উত্তর দিতে পারবেন। উত্তর না দিলে আবেদনটি তাঁর কাছেই থাকবে।',
      en: 'The owner can answer until {date}. Without an answer the application stays where it is.',
    },
  },
  ACCEPTED: {
    word: { bn: 'রাজি হয়েছেন', en: 'Accepted' },
    sentence: { bn: 'আবেদনটি আপনার অ্যাকাউন্টে যুক্ত হয়েছে।', en: 'The application was linked to your account.' },
  },
  REFUSED: {
    word: { bn: 'রাজি হননি', en: 'Refused' },
    sentence: {
      bn: 'মালিক রাজি হননি। আবেদনটি আপনার অ্যাকাউন্টে যুক্ত করা যাবে না।',
      en: 'The owner refused. The application cannot be linked to your account.',
    },
  },
  EXPIRED: {
    word: { bn: 'সময় শেষ', en: 'Expired' },
    sentence: {
      bn: 'মালিক সময়ের মধ্যে উত্তর দেননি। চাইলে আবার অনুরোধ করতে পারেন।',
      en: 'The owner did not answer in time. You can ask again.',
    },
  },
  ENDED: {
    word: { bn: 'শেষ', en: 'Ended' },
    sentence: {
      bn: 'আবেদনটি এর মধ্যে আরেকটি অ্যাকাউন্টে যুক্ত হয়েছে।',
      en: 'The application was linked to another account in the meantime.',
    },
  },
}
