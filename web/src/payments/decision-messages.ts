import type { Bilingual } from '@wewb/domain/language/bilingual'

export const decisionMessages = {
  decision: { bn: 'সিদ্ধান্ত', en: 'Decision' },
  decisions: {
    CONFIRMED: { bn: 'প্রস্তাবটি ঠিক', en: 'The proposal is right' },
    DECLINED: { bn: 'প্রস্তাবটি ঠিক নয়', en: 'The proposal is not right' },
  },
  note: { bn: 'আপনি কী দেখেছেন', en: 'What you found' },
  decideYes: { bn: 'লিখে রাখুন', en: 'Record it' },
  withdrawYes: { bn: 'ফিরিয়ে নিন', en: 'Take it back' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>
