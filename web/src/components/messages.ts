import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts of most components; those that only some pages need are in the files beside. */
export const componentMessages = {
  pleaseWait: { bn: 'একটু অপেক্ষা করুন', en: 'Please wait' },
  tryAgain: { bn: 'আবার চেষ্টা করুন', en: 'Try again' },
  close: { bn: 'বন্ধ করুন', en: 'Close' },
  cancel: { bn: 'বাতিল', en: 'Cancel' },
  optional: { bn: 'ঐচ্ছিক', en: 'optional' },
  valid: { bn: 'ঠিক আছে', en: 'Filled in correctly' },
  problem: { bn: 'সমস্যা:', en: 'Problem:' },
  charactersLeft: { bn: 'আর {n}টি অক্ষর লেখা যাবে', en: '{n} characters left' },
  charactersOver: { bn: '{n}টি অক্ষর বেশি হয়েছে', en: '{n} characters too many' },
  typeAgain: { bn: 'এই ঘরে কপি বা পেস্ট করা যায় না; দেখে দেখে লিখুন।', en: 'You cannot copy or paste here; please type it.' },
  loading: { bn: 'কাজ চলছে…', en: 'Working…' },
  loadingSlow: {
    bn: 'ইন্টারনেটের গতি এখন কম। কাজ চলছে, পাতাটি বন্ধ করবেন না।',
    en: 'The line is slow. The work goes on; please keep this page open.',
  },
  showPassword: { bn: 'পাসওয়ার্ড দেখুন', en: 'Show password' },
  hidePassword: { bn: 'পাসওয়ার্ড লুকান', en: 'Hide password' },
  passwordMust: { bn: 'পাসওয়ার্ডে থাকতে হবে', en: 'The password needs' },
  ruleLength: { bn: 'কমপক্ষে ৮টি অক্ষর', en: 'at least 8 characters' },
  ruleNumber: { bn: 'একটি সংখ্যা (যেমন ৫)', en: 'a number (such as 5)' },
  ruleCapital: { bn: 'ইংরেজি বড় হাতের একটি অক্ষর (A–Z)', en: 'a capital letter (A–Z)' },
  ruleSmall: { bn: 'ইংরেজি ছোট হাতের একটি অক্ষর (a–z)', en: 'a small letter (a–z)' },
  ruleSign: { bn: 'একটি বিশেষ চিহ্ন (যেমন @ # !)', en: 'a special character (such as @ # !)' },
  ruleMet: { bn: 'হয়েছে', en: 'done' },
  ruleNotMet: { bn: 'বাকি আছে', en: 'still needed' },
  code: { bn: 'যাচাইকরণ কোড', en: 'Verification code' },
  captcha: { bn: 'ক্যাপচা', en: 'Captcha' },
  captchaHint: {
    bn: 'ছবিতে যে {n}টি সংখ্যা দেখছেন বা শুনছেন, সেগুলো লিখুন।',
    en: 'Type the {n} digits you see in the picture or hear.',
  },
  captchaPicture: {
    bn: 'সংখ্যার ছবি। দেখতে অসুবিধা হলে শোনার বোতাম চাপুন।',
    en: 'A picture of digits. Use the listen button if you cannot see it.',
  },
  captchaNew: { bn: 'নতুন ছবি', en: 'New picture' },
  captchaListen: { bn: 'শুনুন', en: 'Listen' },
  captchaRenewed: {
    bn: 'আগের ছবির সময় শেষ হয়েছে, নতুন ছবি এসেছে।',
    en: 'The last picture had expired; here is a new one.',
  },
  captchaFailed: { bn: 'ছবিটি আনা গেল না। “নতুন ছবি” চাপুন।', en: 'The picture did not come. Press “New picture”.' },
  captchaSilent: { bn: 'শব্দ চালানো গেল না। আবার চেষ্টা করুন।', en: 'The sound did not play. Please try again.' },
  errorSummary: { bn: 'এগুলো ঠিক করুন', en: 'Please correct these' },
} satisfies Record<string, Bilingual>
