/** The lists of the board that a question may offer: SPEC.md's "predefined dropdown". Staff keep them; a definition names them. */
export const lookupNames = [
  'division', 'district', 'upazila', 'country', 'mission', 'airport', 'office', 'currency',
  'bank', 'bank-branch',
  'education-board', 'university', 'academic-session', 'scholarship-setup', 'disability-setup',
  'job-category', 'job-sub-category', 'job-kind', 'skill',
  'gender', 'religion', 'blood-group', 'marital-status', 'relation', 'disease-type', 'disability-type', 'cause-of-death', 'return-reason', 'service-provider',
] as const // prettier-ignore
export type LookupName = (typeof lookupNames)[number]

/** The answer when a list does not have it and a box beside it asks for the words. */
export const other = 'OTHER'
