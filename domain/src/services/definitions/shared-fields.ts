import type { ChoiceField } from '#engine/fields/choice.ts'
import type { ConsentField } from '#engine/fields/consent.ts'
import type { Field } from '#engine/fields/field.ts'
import type { FileField } from '#engine/fields/file.ts'
import { serviceMessages } from './messages.ts'

/** Types, sizes and pixels of photo, signature and scan (docs/domain/fields.md). */
export const photo: Pick<FileField, 'kind' | 'accepts' | 'largestKb' | 'pixels' | 'hint'> = {
  kind: 'file',
  accepts: ['jpg'],
  largestKb: 100,
  pixels: { width: 300, height: 300 },
  hint: { bn: 'সাদা পটভূমি, ৩০০ × ৩০০ পিক্সেল, JPG', en: 'White background, 300 × 300 pixels, JPEG' },
}
export const signature: Pick<FileField, 'kind' | 'accepts' | 'largestKb' | 'pixels' | 'hint'> = {
  kind: 'file',
  accepts: ['jpg', 'png'],
  largestKb: 60,
  pixels: { width: 300, height: 80 },
  hint: { bn: '৩০০ × ৮০ পিক্সেল (প্রস্থ × উচ্চতা)', en: '300 × 80 pixels (width × height)' },
}
export const scan: Pick<FileField, 'kind' | 'accepts' | 'largestKb' | 'leastPixels' | 'pages' | 'hint'> = {
  kind: 'file',
  accepts: ['jpg', 'png', 'pdf'],
  largestKb: 2048,
  leastPixels: { width: 800, height: 600 },
  pages: 5,
  hint: {
    bn: '৮ × ৬ ইঞ্চি স্ক্যান বা স্পষ্ট ছবি, JPG/PNG/PDF, প্রতি পৃষ্ঠা সর্বোচ্চ ২ এমবি',
    en: '8 × 6 inch scan or a clear photo, JPG/PNG/PDF, at most 2 MB a page',
  },
}

export const gender: ChoiceField = {
  kind: 'choice',
  id: 'gender',
  display: 'dropdown',
  label: serviceMessages.gender,
  options: [
    { value: 'MALE', label: serviceMessages.male },
    { value: 'FEMALE', label: serviceMessages.female },
    { value: 'OTHER', label: serviceMessages.other },
  ],
}

/** The declaration that ends every form. */
export const declaration: ConsentField = {
  kind: 'consent',
  id: 'declarationAccepted',
  label: serviceMessages.declaration,
  statement: {
    bn: 'আমি ঘোষণা করছি যে, প্রদত্ত সকল তথ্য সত্য ও সঠিক। কোনো তথ্য মিথ্যা প্রমাণিত হলে কর্তৃপক্ষ সুবিধা বাতিলসহ প্রদত্ত অর্থ আদায় করতে পারবে।',
    en: 'I declare that the information given is true; if it is proved false the board may cancel the benefit and recover the money.',
  },
}

/** Fields of every circular: titles and the period in which it accepts applications. */
export const circularTitles: Field[] = [
  { kind: 'text', id: 'title', script: 'english-only', label: { bn: 'শিরোনাম (ইংরেজিতে)', en: 'Title (English)' } },
  { kind: 'text', id: 'titleBng', script: 'bangla-only', label: { bn: 'শিরোনাম (বাংলায়)', en: 'Title (Bangla)' } },
]
export const circularDates: Field[] = [
  { kind: 'date', id: 'startDate', label: { bn: 'আবেদন শুরুর তারিখ', en: 'Application starts' } },
  {
    kind: 'date',
    id: 'endDate',
    notBefore: { field: 'startDate' },
    label: { bn: 'আবেদন শেষের তারিখ', en: 'Application ends' },
  },
]
