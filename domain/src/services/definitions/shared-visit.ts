import type { Field } from '#engine/fields/field.ts'
import { serviceMessages } from './messages.ts'

export const visitDate: Field = {
  kind: 'date',
  id: 'visitDate',
  notAfter: { fact: 'today' },
  label: { bn: 'পরিদর্শনের তারিখ', en: 'Date of the visit' },
}

/** Only the deciding desks see the photo of the home, because it shows where a child lives. */
export const visitPhoto: Field = {
  kind: 'file',
  id: 'visitPhoto',
  accepts: ['jpg', 'png'],
  largestKb: 2048,
  pages: 3,
  label: { bn: 'পরিদর্শনের ছবি', en: 'Photos of the visit' },
  hint: {
    bn: '১ থেকে ৩টি ছবি, JPG/PNG। শুধু বোর্ডের কর্মকর্তারা দেখতে পাবেন।',
    en: '1 to 3 photos, JPG/PNG. Only officers of the board will see them.',
  },
}

/** Findings of the district office at the family's home. */
export const heirVisitFields: Field[] = [
  visitDate,
  {
    kind: 'choice',
    id: 'checkList',
    display: 'checkboxes',
    every: true,
    label: serviceMessages.checkList,
    options: [
      { value: 'heirs-seen', label: { bn: 'ওয়ারিশদের সাথে সরেজমিনে কথা হয়েছে', en: 'The heirs were met on the spot' } },
      { value: 'nobody-missing', label: { bn: 'কোনো ওয়ারিশ বাদ পড়েননি', en: 'No heir is left out' } },
      { value: 'shares-right', label: { bn: 'অংশ সঠিক', en: 'The shares are right' } },
      {
        value: 'minors-guarded',
        label: {
          bn: 'নাবালকের অভিভাবক যাচাইকৃত, অথবা নাবালক নেই',
          en: 'Guardians of minors are verified, or there is no minor',
        },
      },
      {
        value: 'certificate-genuine',
        label: { bn: 'পরিবারের সদস্য সনদপত্র সঠিক', en: 'The family member certificate is genuine' },
      },
      { value: 'account-right', label: { bn: 'ব্যাংক হিসাব আবেদনকারীর', en: "The bank account is the applicant's" } },
    ],
  },
  {
    kind: 'paragraph',
    id: 'visitNote',
    shortest: 10,
    longest: 1000,
    label: { bn: 'পরিদর্শনের প্রতিবেদন', en: 'Finding of the visit' },
  },
]
