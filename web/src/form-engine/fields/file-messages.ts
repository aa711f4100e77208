import type { Bilingual } from '@wewb/domain/language/bilingual'

export const fileMessages = {
  choose: { bn: 'ফাইল বাছুন', en: 'Choose a file' },
  addPage: { bn: 'আরেকটি পৃষ্ঠা যোগ করুন', en: 'Add another page' },
  replace: { bn: 'বদলে অন্যটি দিন', en: 'Replace it' },
  file: { bn: 'ফাইল', en: 'File' },
  page: { bn: 'পৃষ্ঠা {n}', en: 'Page {n}' },
  allPages: { bn: '{n} পৃষ্ঠাই দেওয়া হয়েছে।', en: 'All {n} pages are given.' },
  kilobytes: { bn: '{n} কেবি', en: '{n} KB' },
  sending: { bn: 'পাঠানো হচ্ছে: {n}%', en: 'Sending: {n}%' },
  sendsAbout: { bn: 'এই ধাপে প্রায় {n} এমবি পাঠানো হবে।', en: 'This step sends about {n} MB.' },
  received: { bn: 'পেয়েছি', en: 'Received' },
  waits: {
    bn: 'সংযোগ নেই। কাগজটি এই ফোনে রাখা আছে; ইন্টারনেট এলে নিজে থেকেই যাবে।',
    en: 'No connection. It is kept on this device and goes by itself when the connection is back.',
  },
  sendNow: { bn: 'এখনই পাঠান', en: 'Send now' },
  notReceived: { bn: 'পাওয়া যায়নি।', en: 'Not received.' },
  open: { bn: 'দেখুন', en: 'Open' },
  remove: { bn: 'সরান', en: 'Remove' },
} satisfies Record<string, Bilingual>
