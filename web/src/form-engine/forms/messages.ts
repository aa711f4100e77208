import type { Bilingual } from '@wewb/domain/language/bilingual'

export const formMessages = {
  stepOf: { bn: 'ধাপ {n}/{of}', en: 'Step {n} of {of}' },
  next: { bn: 'সংরক্ষণ করে এগিয়ে যান', en: 'Save and continue' },
  back: { bn: 'আগের ধাপ', en: 'Back' },
  saving: { bn: 'সংরক্ষণ করা হচ্ছে…', en: 'Saving…' },
  savedAt: { bn: 'সংরক্ষিত হয়েছে {time} টায়', en: 'Saved at {time}' },
  notSaved: {
    bn: 'সংরক্ষণ হয়নি: সংযোগ নেই। আমরা চেষ্টা করে যাচ্ছি।',
    en: 'Not saved: no connection. We keep trying.',
  },
  keptHere: {
    bn: 'সংযোগ নেই। আপনার লেখা এই ফোনে রাখা আছে; ইন্টারনেট এলে নিজে থেকেই চলে যাবে।',
    en: 'No connection. What you wrote is kept on this device and goes by itself when the connection is back.',
  },
  refused: { bn: 'সংরক্ষণ হয়নি। {why}', en: 'Not saved. {why}' },
  notSavedYet: {
    bn: 'উত্তরগুলো এখনো সংরক্ষণ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। আপনার লেখা এই পাতায় আছে।',
    en: 'Your answers could not be saved yet. Check the connection and try again. What you wrote is still on this page.',
  },
  cannotGoOn: { bn: 'এই তথ্য নিয়ে এগোনো যাচ্ছে না', en: 'You cannot go on with these answers' },

  taskDone: { bn: 'সম্পূর্ণ', en: 'Done' },
  taskStarted: { bn: 'কিছু বাকি আছে', en: 'Started' },
  taskOpen: { bn: 'শুরু হয়নি', en: 'Not started' },
  taskClosed: { bn: 'আগের ধাপ শেষ হলে খুলবে', en: 'Opens after the step before' },
  tasksDone: { bn: '{of}টি ধাপের মধ্যে {n}টি সম্পূর্ণ', en: '{n} of {of} steps done' },
  steps: { bn: 'আবেদনের ধাপ', en: 'Steps of the application' },

  change: { bn: 'বদলান', en: 'Change' },
  changed: { bn: 'পরিবর্তিত', en: 'Changed' },
  before: { bn: 'আগে ছিল: {text}', en: 'Before: {text}' },
  documents: { bn: 'কাগজপত্র', en: 'Documents' },
  noDocuments: { bn: 'কোনো কাগজ দেওয়া হয়নি।', en: 'No document was given.' },

  send: { bn: 'নিশ্চিত করুন', en: 'Confirm' },
  cancel: { bn: 'বাতিল', en: 'Cancel' },

  history: { bn: 'আবেদনের অগ্রগতি', en: 'Progress of the application' },
  nextStep: { bn: 'এরপর', en: 'Next' },
} satisfies Record<string, Bilingual>
