import type { TemplateName } from '#engine/definition/statuses.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { complaintTemplates } from './complaint-templates.ts'
import { oneTimeCodeTemplates } from './one-time-code-templates.ts'
import { linkTemplates } from './link-templates.ts'
import { reIntegrationTemplates } from './re-integration-templates.ts'
import { secondFactorTemplates } from './second-factor-templates.ts'

/** A message of the portal. An SMS has only the text; an e-mail also has the subject. */
export type Template = { subject: Bilingual; text: Bilingual }

/** Default texts. A message never contains an NID, a whole account number or an illness. */
export const templates = {
  ...oneTimeCodeTemplates,
  PASSWORD_CHANGED: {
    subject: { bn: 'পাসওয়ার্ড পরিবর্তন হয়েছে', en: 'Your password was changed' },
    text: {
      bn: 'আপনার পাসওয়ার্ড পরিবর্তন হয়েছে। আপনি না করে থাকলে ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'Your password was changed. If it was not you, call 16135. -WEWB',
    },
  },
  ...secondFactorTemplates,
  // In Bangla the service follows the number, because "your … repatriation" would offend a bereaved family.
  SUBMITTED: {
    subject: { bn: 'আবেদন জমা হয়েছে', en: 'Application received' },
    text: {
      bn: 'আপনার আবেদন {ref} ({service}) জমা হয়েছে। অবস্থা জানতে পোর্টাল দেখুন বা ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'Your {service} application {ref} is received. Check the portal or call 16135. -WEWB',
    },
  },
  FORWARDED: {
    subject: { bn: 'আবেদন প্রধান কার্যালয়ে', en: 'Application sent to head office' },
    text: {
      bn: 'আপনার আবেদন {ref} যাচাই শেষে প্রধান কার্যালয়ে পাঠানো হয়েছে। -WEWB',
      en: 'Application {ref} was verified and sent to head office. -WEWB',
    },
  },
  REASSIGNED: {
    subject: { bn: 'আবেদন অন্য অফিসে', en: 'Application given to another office' },
    text: {
      bn: 'আবেদন {ref} এখন এই অফিসের কাছে: {office}। -WEWB',
      en: 'Application {ref} is now with {office}. -WEWB',
    },
  },
  RETURNED: {
    subject: { bn: 'আবেদন সংশোধন করুন', en: 'Please correct your application' },
    text: {
      bn: 'আপনার আবেদন {ref} সংশোধনের জন্য ফেরত দেওয়া হয়েছে। {date} তারিখের মধ্যে পোর্টালে সংশোধন করুন। -WEWB',
      en: 'Application {ref} was sent back for correction. Correct it on the portal by {date}. -WEWB',
    },
  },
  REMINDER: {
    subject: { bn: 'সংশোধনের শেষ তারিখ কাছে', en: 'Last date to correct is near' },
    text: {
      bn: 'আবেদন {ref} সংশোধনের শেষ তারিখ {date}। অনুগ্রহ করে দ্রুত সংশোধন করুন। -WEWB',
      en: 'Last date to correct application {ref} is {date}. -WEWB',
    },
  },
  /** Valid whether or not the circular of the draft is still open. */
  DRAFT_ENDING: {
    subject: { bn: 'খসড়া আবেদন মুছে যাবে', en: 'Your draft will be deleted' },
    text: {
      bn: 'আপনার খসড়া আবেদন {ref} জমা হয়নি। এতে আর কিছু না লিখলে {date} তারিখে খসড়াটি মুছে যাবে। -WEWB',
      en: 'Your draft application {ref} was not submitted. If nothing more is written in it, it will be deleted on {date}. -WEWB',
    },
  },
  APPROVED: {
    subject: { bn: 'আবেদন অনুমোদিত', en: 'Application approved' },
    text: {
      bn: 'অভিনন্দন! আপনার আবেদন {ref} অনুমোদিত হয়েছে। অনুমোদিত পরিমাণ {amount} টাকা। -WEWB',
      en: 'Application {ref} is approved. Approved amount BDT {amount}. -WEWB',
    },
  },
  APPROVED_CASE: {
    subject: { bn: 'আবেদন অনুমোদিত', en: 'Application approved' },
    text: {
      bn: 'আপনার আবেদন {ref} অনুমোদিত হয়েছে। অনুমোদিত পরিমাণ {amount} টাকা। -WEWB',
      en: 'Application {ref} is approved. Amount BDT {amount}. -WEWB',
    },
  },
  REJECTED: {
    subject: { bn: 'আবেদনের সিদ্ধান্ত', en: 'Decision on your application' },
    text: {
      bn: 'আপনার আবেদন {ref} মঞ্জুর করা সম্ভব হয়নি। কারণ পোর্টালে দেখুন। ৩০ দিনের মধ্যে আপিল করা যাবে। -WEWB',
      en: 'Application {ref} could not be granted. See the reason on the portal. Appeal within 30 days. -WEWB',
    },
  },
  APPEAL_RECEIVED: {
    subject: { bn: 'আপিল জমা হয়েছে', en: 'Appeal received' },
    text: {
      bn: 'আবেদন {ref}-এর আপিল জমা হয়েছে। শুনবেন: {hearer}, প্রধান কার্যালয়। সিদ্ধান্ত হবে {date} তারিখের মধ্যে। -WEWB',
      en: 'Your appeal on application {ref} is received. It is heard by: {hearer}, head office. Decision by {date}. -WEWB',
    },
  },
  APPEAL_GRANTED: {
    subject: { bn: 'আপিল মঞ্জুর হয়েছে', en: 'Appeal granted' },
    text: {
      bn: 'আবেদন {ref}-এর আপিল মঞ্জুর হয়েছে। আবেদনটি আবার যাচাই হচ্ছে। কারণ পোর্টালে দেখুন। -WEWB',
      en: 'Your appeal on application {ref} is granted. The application is checked again. See the reason on the portal. -WEWB',
    },
  },
  APPEAL_DISMISSED: {
    subject: { bn: 'আপিলের সিদ্ধান্ত', en: 'Decision on your appeal' },
    text: {
      bn: 'আবেদন {ref}-এর আপিল মঞ্জুর করা সম্ভব হয়নি। কারণ পোর্টালে দেখুন। সহায়তা: ১৬১৩৫। -WEWB',
      en: 'Your appeal on application {ref} could not be granted. See the reason on the portal. Help: 16135. -WEWB',
    },
  },
  ...linkTemplates,
  OVERDUE_DIGEST: {
    subject: { bn: 'সময় পেরোনো আবেদন', en: 'Overdue applications' },
    text: {
      bn: 'আপনার অধীন ডেস্কে সময় পেরোনো আবেদন: {summary}। দেখুন: {link} -WEWB',
      en: 'Overdue applications at the desks you supervise: {summary}. See: {link} -WEWB',
    },
  },
  ADVICE_SENT: {
    subject: { bn: 'অর্থ ব্যাংকে পাঠানো হয়েছে', en: 'Money sent to your bank' },
    text: {
      bn: 'আপনার আবেদন {ref}-এর {amount} টাকা ব্যাংকে পাঠানো হয়েছে। ৩ কর্মদিবসের মধ্যে হিসাবে জমা হবে। -WEWB',
      en: 'BDT {amount} for {ref} was sent to your bank; it arrives within 3 working days. -WEWB',
    },
  },
  PAID: {
    subject: { bn: 'অর্থ জমা হয়েছে', en: 'Money credited' },
    text: {
      bn: 'আপনার {bank} হিসাবে (শেষ ৪ সংখ্যা {last4}) {amount} টাকা জমা হয়েছে। রেফ: {ref}। -WEWB',
      en: 'BDT {amount} was credited to your {bank} account ending {last4}. Ref {ref}. -WEWB',
    },
  },
  PAY_FAILED: {
    subject: { bn: 'ব্যাংক তথ্য সংশোধন করুন', en: 'Please correct your bank details' },
    text: {
      bn: 'আবেদন {ref}-এর টাকা জমা হয়নি: হিসাব নম্বর/রাউটিং ভুল। ব্যাংক তথ্য সংশোধন করুন: {link} -WEWB',
      en: 'Payment for {ref} failed: wrong account or routing number. Correct bank details: {link} -WEWB',
    },
  },
  EDU_RESULT: {
    subject: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Stipend result' },
    text: {
      bn: 'অভিনন্দন! {title} শিক্ষাবৃত্তির জন্য আপনি মনোনীত হয়েছেন। আবেদন {ref}। -WEWB',
      en: 'Congratulations! You are selected for the {title} stipend. Application {ref}. -WEWB',
    },
  },
  EDU_NOT_SELECTED: {
    subject: { bn: 'শিক্ষাবৃত্তির ফলাফল', en: 'Stipend result' },
    text: {
      bn: '{title} শিক্ষাবৃত্তির ফলাফল প্রকাশিত হয়েছে। আপনার আবেদন {ref} মনোনীত হয়নি। -WEWB',
      en: 'The {title} result is published. Application {ref} was not selected. -WEWB',
    },
  },
  // Names no benefit, because others may see the phone.
  LIST_CORRECTED: {
    subject: { bn: 'প্রকাশিত ফলাফল সংশোধন', en: 'The published result was corrected' },
    text: {
      bn: 'প্রকাশিত ফলাফল সংশোধন হয়েছে। আপনার আবেদন {ref} এখন তালিকায় নেই; এর টাকা পাঠানো হবে না। কারণ ও করণীয় পোর্টালে দেখুন। সহায়তা: ১৬১৩৫। -WEWB',
      en: 'The published result was corrected. Application {ref} is no longer on the list and will not be paid. See the portal for the reason and what you can do. Help: 16135. -WEWB',
    },
  },
  // Does not mention the child, because others may see the phone.
  RENEWAL_ASKED: {
    subject: { bn: 'জীবিত সনদ দিন', en: 'Life certificate needed' },
    text: {
      bn: 'ভাতা {ref}: {year} সালের কিস্তি পেতে {date} তারিখের মধ্যে পোর্টালে জীবিত সনদ দিন। সহায়তা: ১৬১৩৫। -WEWB',
      en: 'Allowance {ref}: for the instalment of {year} give the life certificate on the portal by {date}. Help: 16135. -WEWB',
    },
  },
  MEMBER_PASSPORT: {
    subject: { bn: 'নতুন পাসপোর্ট যুক্ত হয়েছে', en: 'New passport added' },
    text: {
      bn: 'সদস্য নম্বর {memberId}-এ আপনার নতুন পাসপোর্ট যুক্ত হয়েছে। পোর্টাল থেকে নতুন কার্ড ডাউনলোড করুন। -WEWB',
      en: 'Your new passport is added to member no. {memberId}. Download the new card from the portal. -WEWB',
    },
  },
  MEMBER: {
    subject: { bn: 'সদস্যপদ অনুমোদিত', en: 'Membership approved' },
    text: {
      bn: 'আপনার WEWB সদস্যপদ অনুমোদিত হয়েছে। সদস্য নম্বর {memberId}। পোর্টাল থেকে কার্ড ডাউনলোড করুন। -WEWB',
      en: 'Your WEWB membership is approved. Member no. {memberId}. Download your card from the portal. -WEWB',
    },
  },
  MEMBER_FEE: {
    subject: { bn: 'সদস্যপদ ফি গৃহীত', en: 'Membership fee received' },
    text: {
      bn: 'সদস্যপদ ফি {amount} {currency} গৃহীত হয়েছে। মেমো নম্বর {memo}। -WEWB',
      en: 'Membership fee {amount} {currency} received. Memo {memo}. -WEWB',
    },
  },
  ...reIntegrationTemplates,
  REP_MISSION: {
    subject: { bn: 'মিশনে পত্র প্রেরিত', en: 'Letter to the mission' },
    text: {
      bn: '{worker}-এর বিষয়ে {mission}-কে পত্র দেওয়া হয়েছে। রেফ {ref}। সহায়তা: ১৬১৩৫। -WEWB',
      en: 'A letter on {worker} was sent to {mission}. Ref {ref}. Help: 16135. -WEWB',
    },
  },
  REP_FLIGHT: {
    subject: { bn: 'ফ্লাইটের খবর', en: 'Flight details' },
    text: {
      bn: '{worker}-এর মৃতদেহ {date} তারিখে {flight} ফ্লাইটে {airport} বিমানবন্দরে আসবে। এনআইডি ও পরিবারের সনদ আনুন। -WEWB',
      en: 'The body of {worker} arrives on {date} by {flight} at {airport}. Bring NID and family certificate. -WEWB',
    },
  },
  // The same message for a living worker: stranded, sick or detained.
  REP_RETURN: {
    subject: { bn: 'ফ্লাইটের খবর', en: 'Flight details' },
    text: {
      bn: '{worker} {date} তারিখে {flight} ফ্লাইটে {airport} বিমানবন্দরে আসবেন। সহায়তা: ১৬১৩৫। -WEWB',
      en: '{worker} arrives on {date} by {flight} at {airport}. Help: 16135. -WEWB',
    },
  },
  FIN_LETTER: {
    subject: { bn: 'কাগজপত্র দাখিল করুন', en: 'Papers needed' },
    text: {
      bn: 'আর্থিক অনুদানের জন্য প্রয়োজনীয় কাগজপত্র {date} তারিখের মধ্যে দাখিল করুন। রেফ {ref}। -WEWB',
      en: 'Please submit the papers for financial assistance by {date}. Ref {ref}. -WEWB',
    },
  },
  // Separate from SUBMITTED, which would read "after your death" in Bangla.
  BRV_OPENED: {
    subject: { bn: 'আপনার জানানো খবর আমরা পেয়েছি', en: 'We have received what you told us' },
    text: {
      bn: 'প্রয়াত {worker}-এর খবর আমরা পেয়েছি। নথি {ref}। একজন কর্মকর্তা শিগগির আপনার সঙ্গে কথা বলবেন। সহায়তা: ১৬১৩৫। -WEWB',
      en: 'We have received your news of the late {worker}. Case {ref}. An officer will speak with you soon. Help: 16135. -WEWB',
    },
  },
  // Sent after an officer has spoken with the family.
  BRV_CLOSED: {
    subject: { bn: 'আপনার পরিবারের নথি', en: 'The case of your family' },
    text: {
      bn: 'প্রয়াত {worker}-এর পরিবারের নথি {ref}-এর কাজ শেষ হয়েছে। আবার প্রয়োজন হলে ১৬১৩৫-এ ফোন করুন, আমরা পাশে আছি। -WEWB',
      en: 'The work on case {ref} for the family of the late {worker} is finished. Whenever you need us again, call 16135. -WEWB',
    },
  },
  ...complaintTemplates,
  MED_CALL: {
    subject: { bn: 'ভিডিও কলের সময়', en: 'Video call' },
    text: {
      bn: 'আবেদন {ref} যাচাইয়ে {date} {time}-এ হোয়াটসঅ্যাপে ভিডিও কল করা হবে। -WEWB',
      en: 'A WhatsApp video call for {ref} will be made on {date} at {time}. -WEWB',
    },
  },
  CMP_PAPERS: {
    subject: { bn: 'কাগজপত্র দাখিল করুন', en: 'Papers needed' },
    text: {
      bn: 'ক্ষতিপূরণ মামলার জন্য পাওয়ার অব অ্যাটর্নি ও কাগজপত্র দাখিল করুন। রেফ {ref}। -WEWB',
      en: 'Submit power of attorney and papers for the compensation case. Ref {ref}. -WEWB',
    },
  },
  SUR_PAID: {
    subject: { bn: 'বীমা দাবি নিষ্পন্ন', en: 'Claim settled' },
    text: {
      bn: 'আপনার বীমা দাবি {ref} নিষ্পন্ন হয়েছে। জীবন বীমা কর্পোরেশন অর্থ পরিশোধ করেছে। -WEWB',
      en: 'Your claim {ref} is settled. Jiban Bima Corporation has paid the amount. -WEWB',
    },
  },
  SUR_INSURER: {
    subject: { bn: 'বীমা দাবি প্রেরিত', en: 'Claim sent' },
    text: {
      bn: 'আপনার বীমা দাবি {ref} জীবন বীমা কর্পোরেশনে পাঠানো হয়েছে। -WEWB',
      en: 'Your claim {ref} was sent to Jiban Bima Corporation. -WEWB',
    },
  },
} satisfies Record<string, Template> & Record<TemplateName, Template>

export type TemplateCode = keyof typeof templates
