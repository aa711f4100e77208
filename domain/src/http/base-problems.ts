import type { Bilingual } from '#language/bilingual.ts'

export type ProblemDefinition = { status: number; message: Bilingual }

/** Problems that any page may receive, with HTTP status and message. The log-in pages bundle only these. */
export const baseProblems = {
  TOKEN_EXPIRED: {
    status: 401,
    message: { bn: 'সেশনের মেয়াদ শেষ! অনুগ্রহ করে আবার লগইন করুন।', en: 'Session expired! Please login again.' },
  },
  TOKEN_INVALID: { status: 401, message: { bn: 'অনুগ্রহ করে আবার লগইন করুন।', en: 'Please log in again.' } },
  NO_PERMISSION: {
    status: 403,
    message: { bn: 'এ কাজটি করার অনুমতি আপনার নেই।', en: 'You are not permitted to do this.' },
  },
  NOT_FOUND: { status: 404, message: { bn: 'কোনো তথ্য পাওয়া যায়নি!', en: 'No Information Found!' } },
  VERSION_CONFLICT: {
    status: 409,
    message: {
      bn: 'এর মধ্যে অন্য কেউ তথ্যটি বদলেছেন। পাতাটি আবার খুলুন।',
      en: 'Someone else has changed this meanwhile. Open the page again.',
    },
  },
  MOVE_NOT_OPEN: {
    status: 409,
    message: { bn: 'বর্তমান অবস্থায় এ কার্যক্রম গ্রহণযোগ্য নয়।', en: 'This action is not allowed in the present status.' },
  },
  ALREADY_EXISTS: { status: 409, message: { bn: 'এ তথ্যটি আগেই আছে।', en: 'This exists already.' } },
  ALREADY_REGISTERED: {
    status: 409,
    message: {
      bn: 'এই মোবাইল নম্বর বা ই-মেইল দিয়ে আগেই নিবন্ধন করা হয়েছে। লগইন করুন, অথবা পাসওয়ার্ড ভুলে গেলে নতুন পাসওয়ার্ড নিন।',
      en: 'This mobile number or e-mail is already registered. Log in, or reset the password if you forgot it.',
    },
  },
  ANSWERS_INVALID: { status: 422, message: { bn: 'কিছু তথ্য ঠিক করতে হবে।', en: 'Some answers need correcting.' } },
  WEAK_PASSWORD: {
    status: 422,
    message: {
      bn: 'কমপক্ষে ৮ অক্ষর; সংখ্যা, বড় হাতের অক্ষর, ছোট হাতের অক্ষর ও বিশেষ চিহ্ন থাকতে হবে।',
      en: 'At least 8 characters with a number, a capital letter, a small letter and a special character.',
    },
  },
  INVALID_CAPTCHA: {
    status: 422,
    message: {
      bn: 'ছবির সংখ্যাগুলো মেলেনি। নতুন ছবিটি দেখে আবার লিখুন।',
      en: 'The numbers did not match the picture. Try the new picture.',
    },
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: {
      bn: 'মোবাইল নম্বর/ই-মেইল অথবা পাসওয়ার্ড মেলেনি।',
      en: 'The mobile number or e-mail and the password do not match.',
    },
  },
  USER_INACTIVE: {
    status: 403,
    message: { bn: 'আপনার অ্যাকাউন্টটি বন্ধ আছে। ১৬১৩৫ নম্বরে কথা বলুন।', en: 'Your account is inactive. Please call 16135.' },
  },
  LOCKED: {
    status: 429,
    message: {
      bn: 'বারবার ভুল হওয়ায় ১৫ মিনিট লগইন বন্ধ আছে। পরে আবার চেষ্টা করুন, অথবা নতুন পাসওয়ার্ড নিন।',
      en: 'Too many misses: log-in is closed for 15 minutes. Try later, or reset the password.',
    },
  },
  LOG_IN_EXPIRED: {
    status: 422,
    message: { bn: 'সময় শেষ। পাসওয়ার্ড দিয়ে আবার লগইন করুন।', en: 'The time is over. Log in again with your password.' },
  },
  OTP_PENDING: {
    status: 403,
    message: {
      bn: 'নিবন্ধন শেষ হয়নি। পাঠানো কোডটি দিন।',
      en: 'The registration is not finished. Enter the code sent to you.',
    },
  },
  OTP_WRONG: {
    status: 422,
    message: { bn: 'কোডটি মেলেনি। আবার দেখে লিখুন।', en: 'The code did not match. Check it and try again.' },
  },
  OTP_EXPIRED: {
    status: 422,
    message: { bn: 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।', en: 'The code has expired. Ask for a new one.' },
  },
  OTP_LOCKED: {
    status: 422,
    message: {
      bn: 'বারবার ভুল হওয়ায় কোডটি বাতিল হয়েছে। নতুন কোড নিন।',
      en: 'Too many wrong tries: the code is void. Ask for a new one.',
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      bn: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। একটু পরে আবার করুন।',
      en: 'Too many tries in a short time. Please wait a little.',
    },
  },
  UNEXPECTED: {
    status: 500,
    message: { bn: 'কোনো একটি সমস্যা হয়েছে! একটু পরে আবার চেষ্টা করুন।', en: 'Something went wrong!' },
  },
  MAINTENANCE: {
    status: 503,
    message: {
      bn: 'পোর্টালে রক্ষণাবেক্ষণের কাজ চলছে। এখন তথ্য দেখা যাবে, কিন্তু লগইন করা বা কিছু জমা দেওয়া যাবে না। একটু পরে আবার চেষ্টা করুন।',
      en: 'The portal is under maintenance. You can read, but not log in or submit anything at the moment. Please try again later.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    message: {
      bn: 'সেবাটি এই মুহূর্তে ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
      en: 'The service is busy at the moment. Please try again shortly.',
    },
  },
} satisfies Record<string, ProblemDefinition>
