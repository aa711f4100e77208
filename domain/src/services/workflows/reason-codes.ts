import type { Option } from '#engine/fields/choice.ts'

/** Reasons of a rejection (docs/domain/workflows.md). */
export const reasonCodes: Option[] = [
  {
    value: 'NOT_REGISTERED',
    label: { bn: 'কর্মীর ছাড়পত্র/সদস্যপদ/এনওসি নেই', en: 'Worker has no clearance, membership or NOC' },
  },
  { value: 'BELOW_GPA', label: { bn: 'ন্যূনতম জিপিএ নেই', en: 'Below the minimum GPA' } },
  { value: 'OUT_OF_WINDOW', label: { bn: 'নির্ধারিত সময়ের বাইরে', en: 'Outside the period allowed' } },
  { value: 'DUPLICATE', label: { bn: 'একই ব্যক্তির একাধিক আবেদন', en: 'More than one application by the same person' } },
  { value: 'FALSE_INFO', label: { bn: 'তথ্য অসত্য প্রমাণিত', en: 'Information proved false' } },
  { value: 'DOC_MISSING', label: { bn: 'প্রয়োজনীয় কাগজপত্র নেই', en: 'Documents are missing' } },
  { value: 'DOC_UNCLEAR', label: { bn: 'কাগজপত্র অস্পষ্ট', en: 'Documents are unclear' } },
  { value: 'BANK_MISMATCH', label: { bn: 'ব্যাংক হিসাবের নাম মিলে না', en: 'Name of the bank account does not match' } },
  { value: 'NOT_SELECTED', label: { bn: 'মেধাক্রমে মনোনীত হয়নি', en: 'Not selected in order of merit' } },
  { value: 'ALREADY_PAID', label: { bn: 'ইতোমধ্যে সুবিধা পেয়েছেন', en: 'Benefit already received' } },
  { value: 'NO_RESPONSE', label: { bn: 'সময়মতো সংশোধন করা হয়নি', en: 'Not corrected in time' } },
  { value: 'OTHER', label: { bn: 'অন্যান্য', en: 'Other' } },
]
