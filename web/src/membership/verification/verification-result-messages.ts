import type { Bilingual } from '@wewb/domain/language/bilingual'
import { verificationMessages } from '@wewb/domain/membership/verification-contracts'

export const verificationResultMessages = {
  valid: { bn: 'বৈধ', en: 'Valid' },
  replaced: { bn: 'বদলানো হয়েছে', en: 'Replaced' },
  revoked: { bn: 'বাতিল', en: 'Revoked' },

  validCard: { bn: 'কার্ডটি বোর্ডের দেওয়া এবং এখনো চালু।', en: 'The card was issued by the Board and is in force.' },
  validPaper: { bn: 'কাগজটি বোর্ডের দেওয়া।', en: 'The paper was issued by the Board.' },
  replacedCard: { bn: 'এই কার্ডের বদলে নতুন কার্ড দেওয়া হয়েছে', en: 'A new card has been issued in place of this one' },
  replacedPaper: { bn: 'এই কাগজের বদলে নতুন কাগজ দেওয়া হয়েছে', en: 'A new paper has been issued in place of this one' },
  replacedHelp: { bn: 'নতুনটি দেখাতে বলুন। এটি আর চলে না।', en: 'Ask to see the new one. This one is no longer in force.' },
  revokedCard: { bn: 'এই কার্ড বাতিল করা হয়েছে', en: 'This card has been revoked' },
  revokedPaper: { bn: 'এই কাগজ বাতিল করা হয়েছে', en: 'This paper has been revoked' },
  revokedHelp: {
    bn: 'এটি আর চলে না। কারণ জানতে {phone} নম্বরে ফোন করুন।',
    en: 'It is no longer in force. To ask why, call {phone}.',
  },

  paper: { bn: 'কাগজের ধরন', en: 'Type' },
  name: { bn: 'নাম', en: 'Name' },
  referenceNo: { bn: 'নম্বর', en: 'Number' },
  about: { bn: 'বিষয়', en: 'About' },
  issuedOn: { bn: 'দেওয়ার তারিখ', en: 'Issued on' },
  validUntil: { bn: 'মেয়াদ', en: 'Valid until' },
  photo: { bn: 'কার্ডধারীর ছবি', en: 'Photo of the card’s holder' },
  compare: { bn: 'ছবির সঙ্গে মুখ মিলিয়ে দেখুন।', en: 'Compare the photo with the person.' },
  masked: {
    bn: 'ব্যক্তিগত তথ্য রক্ষার জন্য নামের একটি অংশ ঢেকে রাখা হয়েছে।',
    en: 'Part of the name is hidden to protect personal data.',
  },
  checkedAt: { bn: 'যাচাই হয়েছে {date}, {time} (বাংলাদেশ সময়)।', en: 'Checked on {date}, {time} (Bangladesh time).' },

  notFound: verificationMessages['not-found'],
  notFoundMay: { bn: 'এর কারণ হতে পারে:', en: 'This may mean:' },
  notFoundTyped: { bn: 'কোডটি পুরো বা ঠিকমতো লেখা হয়নি', en: 'the code was not typed whole, or not rightly' },
  notFoundWorn: { bn: 'কিউআর কোডটি নষ্ট বা অস্পষ্ট', en: 'the QR code is damaged or unclear' },
  notFoundOther: { bn: 'কাগজটি বোর্ডের দেওয়া নয়', en: 'the paper was not issued by the Board' },
  notFoundHelp: {
    bn: 'আলোতে ধরে আরেকবার চেষ্টা করুন। তবু না পেলে কাগজটি হাতে নিয়ে {phone} নম্বরে ফোন করুন।',
    en: 'Try once more in good light. If it is still not found, call {phone} with the paper at hand.',
  },
} satisfies Record<string, Bilingual>
