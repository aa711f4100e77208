import type { Bilingual } from '#language/bilingual.ts'

/** Texts on a membership card, printed or on a screen. */
export const cardMessages = {
  title: { bn: 'সদস্য কার্ড', en: 'Membership card' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  country: { bn: 'দেশ', en: 'Country' },
  issued: { bn: 'ইস্যু', en: 'Issued' },
  validUntil: { bn: 'পাসপোর্টের মেয়াদ', en: 'Passport valid until' },
} satisfies Record<string, Bilingual>
