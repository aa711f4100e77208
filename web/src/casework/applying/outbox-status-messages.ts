import type { Bilingual } from '@wewb/domain/language/bilingual'

export const outboxStatusMessages = {
  waits: { bn: 'এগুলো এই ফোনে রাখা আছে, এখনও পাঠানো হয়নি', en: 'Kept on this device, not sent yet' },
  waitsText: {
    bn: 'ইন্টারনেট এলে ও পোর্টাল খোলা থাকলে নিজে থেকেই চলে যাবে। ফোন বন্ধ হলেও হারাবে না: আবার লগইন করে আবেদনটি খুলুন।',
    en: 'It goes by itself when the connection and the portal are back. If the device goes off nothing is lost: log in again and open the application.',
  },
  steps: { bn: '{n}টি ধাপের উত্তর: {names}', en: 'Answers of {n} steps: {names}' },
  oneStep: { bn: '১টি ধাপের উত্তর: {names}', en: 'Answers of 1 step: {names}' },
  page: { bn: 'কাগজ: {name} ({n} কেবি)', en: 'Document: {name} ({n} KB)' },
  pageShare: { bn: 'কাগজ: {name} ({n} কেবি), {share}% গেছে', en: 'Document: {name} ({n} KB), {share}% sent' },
  sendNow: { bn: 'এখনই পাঠান', en: 'Send now' },

  notSubmitted: { bn: 'আবেদনটি এখনও জমা হয়নি', en: 'Not submitted yet' },
  notSubmittedText: {
    bn: 'ইন্টারনেট এলে ও পোর্টাল খোলা থাকলে আবেদনটি নিজে থেকেই জমা হবে। ততক্ষণ এই পাতাটি খোলা রাখুন। ফোন বন্ধ হয়ে গেলে আবার লগইন করে আবেদনটি খুলুন, তখন জমা হবে।',
    en: 'When the connection and the portal are back, the application is submitted by itself. Keep this page open until then. If the device goes off, log in again and open the application: it is submitted then.',
  },
  takeBack: { bn: 'এখন জমা দেব না', en: 'Do not submit now' },
  takenBack: {
    bn: 'ঠিক আছে, নিজে থেকে আর জমা হবে না। প্রস্তুত হলে আবার জমা দিন।',
    en: 'All right, it will not be submitted by itself. Submit again when you are ready.',
  },

  formComes: {
    bn: 'লাইন দুর্বল, ফরমটি এখনো আসছে। লিখতে থাকুন, পাতাটি বন্ধ করবেন না।',
    en: 'The line is weak and the form is still coming. Go on writing, and keep this page open.',
  },

  refused: { bn: 'কাগজটি নেওয়া যায়নি: {name}', en: 'This document was not taken: {name}' },
} satisfies Record<string, Bilingual>
