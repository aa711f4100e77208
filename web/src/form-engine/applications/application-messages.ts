import type { ApplicationStatus } from '@wewb/domain/engine/definition/statuses'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Short status names; the sentence beside them comes from the service definition. */
export const statusNames = {
  DRAFT: { bn: 'খসড়া', en: 'Draft' },
  SUBMITTED: { bn: 'জমা হয়েছে', en: 'Submitted' },
  UNDER_REVIEW: { bn: 'যাচাই চলছে', en: 'Under review' },
  RETURNED: { bn: 'সংশোধন করতে হবে', en: 'To be corrected' },
  APPROVED: { bn: 'অনুমোদিত', en: 'Approved' },
  REJECTED: { bn: 'মঞ্জুর হয়নি', en: 'Not granted' },
  WITHDRAWN: { bn: 'প্রত্যাহার করা হয়েছে', en: 'Withdrawn' },
  PAYMENT_QUEUED: { bn: 'টাকা পাঠানোর প্রস্তুতি', en: 'Payment in preparation' },
  PAYMENT_SENT: { bn: 'ব্যাংকে পাঠানো হয়েছে', en: 'Sent to the bank' },
  PAID: { bn: 'টাকা দেওয়া হয়েছে', en: 'Paid' },
  PAYMENT_FAILED: { bn: 'টাকা ফেরত এসেছে', en: 'Payment returned' },
  CLOSED: { bn: 'কাজ শেষ', en: 'Closed' },
} satisfies Record<ApplicationStatus, Bilingual>

export const applicationMessages = {
  nameInIt: { bn: 'আবেদনের নাম', en: 'the name in the application' },
  lookedAtAgain: { bn: 'বিবেচনা চলছে', en: 'Under consideration' },
  number: { bn: 'আবেদন নম্বর', en: 'Application number' },
  draftDone: { bn: '{n}% পূরণ হয়েছে', en: '{n}% filled in' },
  submittedOn: { bn: 'জমা দিয়েছেন {date}', en: 'Submitted on {date}' },
  lastSaved: { bn: 'শেষ সংরক্ষণ {date}', en: 'Last saved {date}' },
  correctBy: { bn: 'সংশোধনের শেষ তারিখ {date}', en: 'Please correct it by {date}' },
  goOn: { bn: 'বাকিটা পূরণ করুন', en: 'Continue' },
  correctBank: { bn: 'ব্যাংকের তথ্য ঠিক করুন', en: 'Correct bank details' },
  updatedOn: { bn: 'হালনাগাদ {date}', en: 'updated on {date}' },
  correct: { bn: 'সংশোধন করুন', en: 'Correct it' },
  see: { bn: 'অবস্থা দেখুন', en: 'See the status' },
  deleteDraft: { bn: 'খসড়া মুছুন', en: 'Delete the draft' },
  deleteTitle: { bn: 'খসড়াটি মুছে ফেলবেন?', en: 'Delete this draft?' },
  deleteText: {
    bn: '{title}, {no}: এতে লেখা সব তথ্য ও কাগজ মুছে যাবে। আর ফিরে পাওয়া যাবে না।',
    en: '{title}, {no}: everything written in it and its documents will be gone for good.',
  },
  deleteYes: { bn: 'হ্যাঁ, মুছে ফেলুন', en: 'Yes, delete it' },
  keep: { bn: 'না, রেখে দিন', en: 'No, keep it' },
  yourApplications: { bn: 'আপনার আবেদন', en: 'Your applications' },
  service: { bn: 'সেবা', en: 'Service' },
  submitted: { bn: 'জমার তারিখ', en: 'Submitted on' },
  status: { bn: 'অবস্থা', en: 'Status' },
  holder: { bn: 'এখন কার কাছে', en: 'Who has it now' },
  nextStep: { bn: 'এরপর কী হবে', en: 'Next step' },
  actions: { bn: 'যা করতে পারেন', en: 'What you can do' },
  slip: { bn: 'স্লিপ', en: 'Slip' },
  card: { bn: 'কার্ড', en: 'Card' },
  appeal: { bn: 'আপিল', en: 'Appeal' },
  more: { bn: 'আরও দেখুন', en: 'Show more' },
} satisfies Record<string, Bilingual>
