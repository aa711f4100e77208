import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts before the first step; a separate module, so that a visit to a step does not load them. */
export const draftMessages = {
  draft: { bn: 'আবেদনটি পূরণ করুন', en: 'Fill in the application' },
  draftNumber: { bn: 'খসড়া নম্বর {no}', en: 'Draft number {no}' },
  savedAsYouGo: {
    bn: 'যা লিখবেন তা সঙ্গে সঙ্গে সংরক্ষণ হবে। যেকোনো সময় থেমে পরে আবার শুরু করতে পারবেন।',
    en: 'What you write is saved as you go. You can stop at any time and go on later.',
  },
  carried: {
    bn: 'সুবিধা খোঁজার সময় যা বলেছিলেন, ফরমে তা বসানো আছে। দেখে নিন, দরকার হলে বদলান।',
    en: 'What you told the benefit finder is filled in already. Please look at it, and change it where needed.',
  },
  begin: { bn: 'শুরু করুন', en: 'Begin' },
  goOnWith: { bn: 'এগিয়ে যান: {step}', en: 'Go on: {step}' },
  toSubmit: { bn: 'সব দেখে নিয়ে জমা দিন', en: 'Check everything and submit' },
  whoMay: { bn: 'আবেদনের আগে দেখে নিন', en: 'Before you start' },
  least: { bn: 'ন্যূনতম {question}', en: 'Minimum {question}' },
  notEligible: { bn: 'এই তথ্য অনুযায়ী আবেদন করা যাবে না', en: 'With these answers you cannot apply' },
  cannotApply: { bn: 'এখন এই আবেদন জমা দেওয়া যাবে না', en: 'This application cannot be submitted at present' },
  goThere: { bn: 'উত্তরটি দেখুন', en: 'See the answer' },
  formChanged: { bn: 'ফরমটি বদলেছে', en: 'The form has changed' },
  formChangedText: {
    bn: 'আপনি শুরু করার পর বোর্ড ফরমটি বদলেছে। আপনার লেখা তথ্য রাখা হয়েছে; শুধু এগুলো দেখে নিন।',
    en: 'The board changed the form after you began. What you wrote is kept; please look at these.',
  },
  formAdded: { bn: 'নতুন প্রশ্ন: {names}', en: 'New questions: {names}' },
  formAltered: { bn: 'বদলানো প্রশ্ন: {names}', en: 'Changed questions: {names}' },
  formRemoved: { bn: 'বাদ দেওয়া প্রশ্ন: {names}', en: 'Questions no longer asked: {names}' },
} satisfies Record<string, Bilingual>
