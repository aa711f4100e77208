import type { Stage } from '#engine/definition/workflow.ts'

/** Stages of a case. The first message is sent with the submission. */
export const stages: [Stage, ...Stage[]] = [
  { id: 'SCREENED', label: { bn: 'বাছাই সম্পন্ন', en: 'Screened' } },
  { id: 'REGISTERED', label: { bn: 'নিবন্ধন সম্পন্ন', en: 'Registered' }, notifies: 'RIN_REGISTERED' },
  { id: 'ORIENTED', label: { bn: 'ওরিয়েন্টেশন সম্পন্ন', en: 'Oriented' } },
  { id: 'CASH_PAID', label: { bn: 'প্রণোদনা প্রদান', en: 'Cash paid' } },
  { id: 'REFERRED', label: { bn: 'রেফার করা হয়েছে', en: 'Referred' } },
  { id: 'FOLLOW_UP', label: { bn: 'ফলোআপ', en: 'Follow-up' } },
  { id: 'CLOSED', label: { bn: 'সম্পন্ন', en: 'Closed' } },
]
