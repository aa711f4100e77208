import type { ListEntry } from './list-entry.ts'

export const genders: ListEntry[] = [
  { code: 'MALE', name: { bn: 'পুরুষ', en: 'Male' } },
  { code: 'FEMALE', name: { bn: 'মহিলা', en: 'Female' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

export const religions: ListEntry[] = [
  { code: 'ISLAM', name: { bn: 'ইসলাম', en: 'Islam' } },
  { code: 'HINDUISM', name: { bn: 'হিন্দু', en: 'Hinduism' } },
  { code: 'BUDDHISM', name: { bn: 'বৌদ্ধ', en: 'Buddhism' } },
  { code: 'CHRISTIANITY', name: { bn: 'খ্রিষ্টান', en: 'Christianity' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

export const bloodGroups: ListEntry[] = [
  { code: 'A+', name: { bn: 'এ পজিটিভ (A+)', en: 'A+' } },
  { code: 'A-', name: { bn: 'এ নেগেটিভ (A-)', en: 'A-' } },
  { code: 'B+', name: { bn: 'বি পজিটিভ (B+)', en: 'B+' } },
  { code: 'B-', name: { bn: 'বি নেগেটিভ (B-)', en: 'B-' } },
  { code: 'O+', name: { bn: 'ও পজিটিভ (O+)', en: 'O+' } },
  { code: 'O-', name: { bn: 'ও নেগেটিভ (O-)', en: 'O-' } },
  { code: 'AB+', name: { bn: 'এবি পজিটিভ (AB+)', en: 'AB+' } },
  { code: 'AB-', name: { bn: 'এবি নেগেটিভ (AB-)', en: 'AB-' } },
]

export const maritalStatuses: ListEntry[] = [
  { code: 'SINGLE', name: { bn: 'অবিবাহিত', en: 'Single' } },
  { code: 'MARRIED', name: { bn: 'বিবাহিত', en: 'Married' } },
  { code: 'WIDOWED', name: { bn: 'বিধবা/বিপত্নীক', en: 'Widowed' } },
  { code: 'DIVORCED', name: { bn: 'তালাকপ্রাপ্ত', en: 'Divorced' } },
]

export const relations: ListEntry[] = [
  { code: 'SELF', name: { bn: 'নিজ', en: 'Self' } },
  { code: 'HUSBAND', name: { bn: 'স্বামী', en: 'Husband' } },
  { code: 'WIFE', name: { bn: 'স্ত্রী', en: 'Wife' } },
  { code: 'FATHER', name: { bn: 'পিতা', en: 'Father' } },
  { code: 'MOTHER', name: { bn: 'মাতা', en: 'Mother' } },
  { code: 'SON', name: { bn: 'পুত্র', en: 'Son' } },
  { code: 'DAUGHTER', name: { bn: 'কন্যা', en: 'Daughter' } },
  { code: 'BROTHER', name: { bn: 'ভাই', en: 'Brother' } },
  { code: 'SISTER', name: { bn: 'বোন', en: 'Sister' } },
  { code: 'GUARDIAN', name: { bn: 'অভিভাবক', en: 'Guardian' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

/** Types of disability in the Act of 2013. */
export const disabilityTypes: ListEntry[] = [
  { code: 'AUTISM', name: { bn: 'অটিজম', en: 'Autism' } },
  { code: 'PHYSICAL', name: { bn: 'শারীরিক প্রতিবন্ধিতা', en: 'Physical disability' } },
  { code: 'MENTAL_ILLNESS', name: { bn: 'মানসিক অসুস্থতাজনিত প্রতিবন্ধিতা', en: 'Mental illness leading to disability' } },
  { code: 'VISUAL', name: { bn: 'দৃষ্টি প্রতিবন্ধিতা', en: 'Visual disability' } },
  { code: 'SPEECH', name: { bn: 'বাক প্রতিবন্ধিতা', en: 'Speech disability' } },
  { code: 'INTELLECTUAL', name: { bn: 'বুদ্ধি প্রতিবন্ধিতা', en: 'Intellectual disability' } },
  { code: 'HEARING', name: { bn: 'শ্রবণ প্রতিবন্ধিতা', en: 'Hearing disability' } },
  { code: 'DEAF_BLIND', name: { bn: 'শ্রবণ-দৃষ্টি প্রতিবন্ধিতা', en: 'Deaf-blindness' } },
  { code: 'CEREBRAL_PALSY', name: { bn: 'সেরিব্রাল পালসি', en: 'Cerebral palsy' } },
  { code: 'DOWN_SYNDROME', name: { bn: 'ডাউন সিনড্রোম', en: 'Down syndrome' } },
  { code: 'MULTIPLE', name: { bn: 'বহুমাত্রিক প্রতিবন্ধিতা', en: 'Multiple disabilities' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য প্রতিবন্ধিতা', en: 'Other disability' } },
]
