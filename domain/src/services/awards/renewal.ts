import { addDays } from '#engine/evaluation/working-days.ts'

/** The life certificate is requested in December for the next year, and later also for missed years. */
export const lastRenewableYear = (today: string): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0)

/** Days after 1 January until an instalment is put on hold for lack of a life certificate. */
export const RENEWAL_DAYS = 60

/** Deadline of the life certificate. Counts from the request if that came later, because the award was late. */
export const renewalDeadline = (year: number, requestedOn: string): string =>
  addDays(requestedOn > `${year}-01-01` ? requestedOn : `${year}-01-01`, RENEWAL_DAYS)

type Instalment = { no: number; year: number; state: string }

/** The first instalment for which the family should submit a life certificate now. */
export const findInstalmentToRenew = <I extends Instalment>(instalments: readonly I[], today: string): I | undefined =>
  instalments.find(({ state, year }) => (state === 'DUE' || state === 'HOLD') && year <= lastRenewableYear(today))
