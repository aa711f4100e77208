import type { Bilingual } from '@wewb/domain/language/bilingual'

export const claimMessages = {
  /** Added to a refusal when the earlier application is the reader's own. */
  ownApplication: { bn: 'আগের আবেদন: {ref}।', en: 'The earlier application: {ref}.' },
  alreadyGranted: {
    bn: 'একই দাবির আরেকটি আবেদন মঞ্জুর হয়েছে: {ref}। তাই এটি মঞ্জুর করা যাবে না।',
    en: 'Another application for the same claim has been approved: {ref}. So this one cannot be approved.',
  },
  aboveCeiling: {
    bn: 'এই ব্যক্তির জন্য অর্থবছর {year}-এ {given} মঞ্জুর হয়েছে। এখন সর্বোচ্চ {left} মঞ্জুর করা যাবে।',
    en: '{given} has been approved for this person in fiscal year {year}. At most {left} more can be approved.',
  },
} satisfies Record<string, Bilingual>
