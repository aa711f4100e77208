import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What more than one of the account screens says. */
export const accountWords = {
  password: { bn: 'পাসওয়ার্ড', en: 'Password' },
  logIn: { bn: 'লগইন করুন', en: 'Log in' },
  forgotLink: { bn: 'পাসওয়ার্ড ভুলে গেছেন?', en: 'Forgot your password?' },
} satisfies Record<string, Bilingual>
