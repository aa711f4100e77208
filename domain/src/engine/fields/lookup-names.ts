/** Lookup lists that a field may offer. Staff maintain them; a definition refers to them by name. */
export const lookupNames = [
  'division',
  'district',
  'upazila',
  'country',
  'mission',
  'airport',
  'office',
  'currency',
  'bank',
  'bank-branch',
  'education-board',
  'university',
  'academic-session',
  'scholarship-setup',
  'disability-setup',
  'job-category',
  'job-sub-category',
  'job-kind',
  'skill',
  'gender',
  'religion',
  'blood-group',
  'marital-status',
  'relation',
  'disease-type',
  'disability-type',
  'cause-of-death',
  'return-reason',
  'service-provider',
] as const
export type LookupName = (typeof lookupNames)[number]

/** Value for an entry that is not in the list; a separate text field then takes the name. */
export const OTHER_OPTION = 'OTHER'
