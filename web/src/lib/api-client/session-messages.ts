import type { Bilingual } from '@wewb/domain/language/bilingual'

export const noConnection: Bilingual = {
  bn: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
  en: 'There is no connection. Check the line and try again.',
}
/** Copies the server's TOKEN_INVALID message: importing it would bundle all the others. */
export const sessionInvalid: Bilingual = { bn: 'অনুগ্রহ করে আবার লগইন করুন।', en: 'Please log in again.' }
export const sessionExpired: Bilingual = {
  bn: 'সেশনের মেয়াদ শেষ! অনুগ্রহ করে আবার লগইন করুন।',
  en: 'Session expired! Please login again.',
}
/** Fallback when the server's message did not arrive. */
export const unexpectedError: Bilingual = {
  bn: 'কোনো একটি সমস্যা হয়েছে! একটু পরে আবার চেষ্টা করুন।',
  en: 'Something went wrong!',
}
