import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts of every service's form, up to the submission; questions and rules come from the definition. */
export const applicationFormMessages = {
  backToService: { bn: 'সব আবেদন', en: 'All applications' },
  changedElsewhere: { bn: 'আবেদনটি অন্য কোথাও থেকেও বদলানো হয়েছে', en: 'This application was also changed elsewhere' },
  changedElsewhereText: {
    bn: 'এই ধাপে আপনার লেখা রাখা হয়েছে। অন্য ধাপগুলো একবার দেখে নিন।',
    en: 'What you wrote in this step is kept. Please look at the other steps once more.',
  },
  check: { bn: 'জমা দেওয়ার আগে দেখে নিন', en: 'Check your answers' },
  checkText: {
    bn: 'ভুল থাকলে পাশের “বদলান” চাপুন। জমা দেওয়ার পর আর বদলানো যাবে না।',
    en: 'Press “Change” beside an answer to correct it. After submitting you cannot change it.',
  },
  submit: { bn: 'আবেদন জমা দিন', en: 'Submit the application' },
  submitAgain: { bn: 'আবার জমা দিন', en: 'Submit again' },
  refused: { bn: 'জমা হয়নি: এগুলো ঠিক করুন', en: 'Not submitted: please correct these' },
  wentMeanwhile: {
    bn: 'সংযোগ ফিরে এসেছে। আবেদন {no} জমা হয়েছে।',
    en: 'The connection is back. Application {no} was submitted.',
  },
  toCorrect: { bn: 'যা সংশোধন করতে হবে', en: 'What to correct' },
  toCorrectText: {
    bn: 'শুধু এই তথ্যগুলো বদলানো যাবে। বাকি সব আগের মতো থাকবে।',
    en: 'Only these answers can be changed. All others stay as they are.',
  },
  change: { bn: 'বদলান', en: 'Change' },
  corrected: { bn: 'সংশোধনের পর যা দাঁড়াল', en: 'After your corrections' },
  correctedText: {
    bn: 'ঠিক থাকলে আবার জমা দিন। আবেদনটি যে কর্মকর্তা ফেরত দিয়েছিলেন, তাঁর কাছেই যাবে।',
    en: 'If this is right, submit again. It goes to the desk that sent it back.',
  },
  notFound: { bn: 'আবেদনটি পাওয়া যায়নি', en: 'This application was not found' },
  notFoundText: {
    bn: 'নম্বরটি দেখে নিন। অন্য কারও আবেদন এখানে খোলা যায় না।',
    en: 'Check the number. Applications of other people cannot be opened here.',
  },
} satisfies Record<string, Bilingual>
