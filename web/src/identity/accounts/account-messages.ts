import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts shared by several account screens. */
export const accountMessages = {
  password: { bn: 'পাসওয়ার্ড', en: 'Password' },
  logIn: { bn: 'লগইন করুন', en: 'Log in' },
  forgotLink: { bn: 'পাসওয়ার্ড ভুলে গেছেন?', en: 'Forgot your password?' },
} satisfies Record<string, Bilingual>
