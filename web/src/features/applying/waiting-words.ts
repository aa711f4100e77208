import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What a form says of what has not gone yet. */
export const waitingWords = {
  waits: { bn: 'এগুলো এই ফোনে রাখা আছে, এখনও পাঠানো হয়নি', en: 'Kept on this phone, not sent yet' },
  waitsText: {
    bn: 'ইন্টারনেট সংযোগ এলে নিজে থেকেই চলে যাবে। আপনি ফরম পূরণ করে যেতে পারেন।',
    en: 'It all goes by itself when the connection is back. You can go on filling in the form.',
  },
  sealed: {
    bn: 'ফোন বন্ধ হলেও কিছু হারাবে না: আবার লগইন করে আবেদনটি খুললেই বাকিটা চলে যাবে।',
    en: 'Nothing is lost if the phone goes off: log in again, open the application, and the rest goes.',
  },
  steps: { bn: '{n}টি ধাপের উত্তর: {names}', en: 'Answers of {n} steps: {names}' },
  oneStep: { bn: '১টি ধাপের উত্তর: {names}', en: 'Answers of 1 step: {names}' },
  page: { bn: 'কাগজ: {name} ({n} কেবি)', en: 'Document: {name} ({n} KB)' },
  pageShare: { bn: 'কাগজ: {name} ({n} কেবি), {share}% গেছে', en: 'Document: {name} ({n} KB), {share}% sent' },
  sendNow: { bn: 'এখনই পাঠান', en: 'Send now' },

  notSubmitted: { bn: 'আবেদনটি এখনও জমা হয়নি', en: 'Not submitted yet' },
  notSubmittedText: {
    bn: 'আপনার জমা দেওয়ার ইচ্ছাটি এই ফোনে রাখা আছে। ইন্টারনেট সংযোগ এলে আবেদনটি নিজে থেকেই জমা হবে। তত ক্ষণ এই পাতাটি খোলা রাখুন।',
    en: 'Your wish to submit is kept on this phone. When the connection is back, the application is submitted by itself. Keep this page open until then.',
  },
  takeBack: { bn: 'এখন জমা দেব না', en: 'Do not submit now' },
  takenBack: {
    bn: 'ঠিক আছে, নিজে থেকে আর জমা হবে না। প্রস্তুত হলে আবার জমা দিন।',
    en: 'All right, it will not be submitted by itself. Submit again when you are ready.',
  },

  refused: { bn: 'কাগজটি নেওয়া যায়নি: {name}', en: 'This document was not taken: {name}' },
} satisfies Record<string, Bilingual>
