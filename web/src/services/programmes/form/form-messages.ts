import type { Bilingual } from '@wewb/domain/language/bilingual'

export const formMessages = {
  outline: { bn: 'ফরমের কাঠামো', en: 'Outline of the form' },
  outlineHint: {
    bn: 'সারির হাতল ধরে টেনে, অথবা হাতলে এন্টার চেপে তীর দিয়ে, যেকোনো প্রশ্ন বা অংশ সরান।',
    en: 'Drag a row by its handle, or press Enter on the handle and use the arrow keys.',
  },
  addQuestion: { bn: 'প্রশ্ন যোগ করুন', en: 'Add a question' },
  addSection: { bn: 'অংশ যোগ করুন', en: 'Add a section' },
  emptyForm: { bn: 'ফরমটি এখনো খালি', en: 'The form is still empty' },
  emptyFormText: {
    bn: 'প্রথমে একটি অংশ যোগ করুন, যেমন “ব্যক্তিগত তথ্য”। তারপর তাতে প্রশ্ন দিন।',
    en: 'Add a section first, such as “About you”. Then put questions into it.',
  },
  section: { bn: 'অংশ {n}', en: 'Section {n}' },
  untitledSection: { bn: 'অংশ {n} (শিরোনাম লেখা হয়নি)', en: 'Section {n} (no title yet)' },
  untitledQuestion: { bn: '{type} (লেখা হয়নি)', en: '{type} (no text yet)' },
  required: { bn: 'আবশ্যক', en: 'required' },
  conditional: { bn: 'শর্ত আছে', en: 'has a condition' },
  lacking: { bn: 'কিছু বাকি আছে', en: 'something is missing' },
  drag: { bn: 'সরান', en: 'Move' },
  back: { bn: 'কাঠামোতে ফিরুন', en: 'Back to the outline' },
  nothingOpen: { bn: 'বাঁ পাশ থেকে একটি প্রশ্ন বা অংশ বেছে নিন', en: 'Choose a question or a section on the left' },
  nothingOpenText: {
    bn: 'এখানে তার লেখা, নিয়ম ও শর্ত বদলাতে পারবেন।',
    en: 'Its texts, limits and conditions are changed here.',
  },
  gone: { bn: 'এটি আর ফরমে নেই', en: 'This is no longer in the form' },
  up: { bn: 'ওপরে তুলুন', en: 'Move up' },
  down: { bn: 'নিচে নামান', en: 'Move down' },
  copy: { bn: 'হুবহু আরেকটি', en: 'Duplicate' },
  remove: { bn: 'বাদ দিন', en: 'Remove' },
  removed: { bn: 'বাদ দেওয়া হয়েছে। “আগের অবস্থায় ফিরুন” চাপলে ফিরে আসবে।', en: 'Removed. “Undo” brings it back.' },
  lookBack: {
    bn: 'এ প্রশ্নের শর্ত এমন প্রশ্নের দিকে তাকিয়ে আছে, যা এখন এর পরে আসে। সেটি ওপরে তুলুন, অথবা শর্ত বদলান।',
    en: 'Its condition looks at a question that now comes later. Move that one up, or change the condition.',
  },
  search: { bn: 'প্রশ্ন খুঁজুন', en: 'Find a kind of question' },
  palette: { bn: 'কী ধরনের প্রশ্ন?', en: 'What kind of question?' },
} satisfies Record<string, Bilingual>

export const paletteGroupMessages = {
  ask: { bn: 'লিখে উত্তর', en: 'Written answers' },
  choose: { bn: 'বেছে নেওয়া', en: 'Choices' },
  day: { bn: 'দিন ও সময়', en: 'Days and times' },
  paper: { bn: 'কাগজপত্র', en: 'Papers' },
  block: { bn: 'তৈরি অংশ', en: 'Ready blocks' },
  gather: { bn: 'তালিকা ও যোগফল', en: 'Lists and totals' },
} satisfies Record<string, Bilingual>
