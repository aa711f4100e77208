/** 100.00 % in hundredths of a per cent. */
export const WHOLE_SHARE = 10_000

/** SELF: the heir. GUARDIAN: the guardian of a minor. AUTHORISED: the applicant, with power of attorney. */
export const paidThroughs = ['SELF', 'GUARDIAN', 'AUTHORISED'] as const
export type PaidThrough = (typeof paidThroughs)[number]
