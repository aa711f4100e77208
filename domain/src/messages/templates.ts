import type { Bilingual } from '../language/bilingual.ts'

/** A message the portal sends. SMS is its text; an e-mail has the subject besides. */
export type Template = { subject: Bilingual; text: Bilingual }

/** domain/3-workflows.md 3.5. Never an NID, a whole account number or an illness in a message. */
export const templates = {
  OTP_REG: {
    subject: { bn: 'আপনার নিবন্ধন কোড', en: 'Your registration code' },
    text: {
      bn: 'আপনার নিবন্ধন কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। -WEWB',
      en: 'Your registration code is {otp}, valid {minutes} minutes. Do not share. -WEWB',
    },
  },
  OTP_FORGOT: {
    subject: { bn: 'পাসওয়ার্ড পরিবর্তনের কোড', en: 'Your password reset code' },
    text: {
      bn: 'পাসওয়ার্ড পরিবর্তনের কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। -WEWB',
      en: 'Your password reset code is {otp}, valid {minutes} minutes. Do not share. -WEWB',
    },
  },
  PASSWORD_CHANGED: {
    subject: { bn: 'পাসওয়ার্ড পরিবর্তন হয়েছে', en: 'Your password was changed' },
    text: {
      bn: 'আপনার পাসওয়ার্ড পরিবর্তন হয়েছে। আপনি না করে থাকলে ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'Your password was changed. If it was not you, call 16135. -WEWB',
    },
  },
} satisfies Record<string, Template>

export type TemplateCode = keyof typeof templates
