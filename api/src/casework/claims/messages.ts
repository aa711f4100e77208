import type { Bilingual } from '@wewb/domain/language/bilingual'

export const claimMessages = {
  /** Added to a refusal when the earlier application is the reader's own. */
  ownApplication: { bn: 'আগের আবেদন: {ref}।', en: 'The earlier application: {ref}.' },
  /** Added to a rejection when the earlier application belongs to another person, whose number is not disclosed. */
  callCentre: {
    bn: 'আগের আবেদনটি আপনার বা আপনার পরিবারের না হলে কল সেন্টারে ফোন করুন।',
    en: 'If the earlier application is neither yours nor your family’s, call the call centre.',
  },
  grantedBefore: {
    bn: 'একই দাবি {ref} আবেদনে মঞ্জুর হয়েছে।',
    en: 'The same claim was approved in application {ref}.',
  },
  alreadyGranted: {
    bn: 'একই দাবির আরেকটি আবেদন মঞ্জুর হয়েছে বা তার টাকা দেওয়া হয়েছে: {ref}। এটি মঞ্জুর করতে হলে দুজনকে আগে ব্যতিক্রমের অনুমতি দিতে হবে।',
    en: 'Another application for the same claim has been approved or paid: {ref}. This one needs an exception by two people first.',
  },
  chequeGiven: {
    bn: 'এই আবেদনের চেক দেওয়া হয়ে গেছে, তাই টাকা পাওয়ার উপায় বদলানো যাবে না। “চেক” রাখুন।',
    en: 'The cheque of this application has been handed over, so the way of payment cannot change. Keep “Cheque”.',
  },
  changedSince: {
    bn: 'অনুরোধের পর দাবি বা আগের মঞ্জুরি বদলেছে। এটি না বলে দিন, তারপর আবার অনুরোধ করুন।',
    en: 'The claim, or what was approved before, has changed since the request. Decline it and ask again.',
  },
  withinCeiling: {
    bn: 'এই টাকা ব্যতিক্রম ছাড়াই মঞ্জুর করা যায়।',
    en: 'This amount can be approved without an exception.',
  },
  aboveCeiling: {
    bn: 'এই ব্যক্তির জন্য অর্থবছর {year}-এ {given} মঞ্জুর হয়েছে। এখন সর্বোচ্চ {left} মঞ্জুর করা যাবে।',
    en: '{given} has been approved for this person in fiscal year {year}. At most {left} more can be approved.',
  },
} satisfies Record<string, Bilingual>
