import type { Bilingual } from '@wewb/domain/language/bilingual'

export const otpMessages = {
  codeIncomplete: { bn: 'কোডের সবগুলো সংখ্যা লিখুন।', en: 'Wait until the user enters the required number of characters' },
  codePasteRefused: { bn: 'কপি করা লেখাটি কোড নয়। শুধু কোডটুকু পেস্ট করুন।', en: 'Invalid pasted data' },
  codeDigitsOnly: { bn: 'কোডে শুধু সংখ্যা থাকে।', en: 'The code has digits only.' },
  codeLettersOnly: { bn: 'কোডে শুধু ইংরেজি অক্ষর ও সংখ্যা থাকে।', en: 'The code has letters and digits only.' },
  codeHint: { bn: 'বাংলা বা ইংরেজি যেকোনো সংখ্যায় লিখতে পারেন।', en: 'Bangla and English digits both work.' },
  codeResent: {
    bn: 'নতুন কোড পাঠানো হয়েছে। আগের কোডটি আর চলবে না।',
    en: 'A new code has been sent. The last one no longer works.',
  },
  triesLeft: { bn: 'আর {n} বার চেষ্টা করতে পারবেন।', en: 'Tries left: {n}.' },
  resendIn: { bn: '{time} পরে আবার কোড চাইতে পারবেন', en: 'You can ask for a new code in {time}' },
  resend: { bn: 'আবার কোড পাঠান', en: 'Send the code again' },
} satisfies Record<string, Bilingual>
