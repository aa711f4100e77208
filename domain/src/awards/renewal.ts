import { addDays } from '../engine/working-days.ts'

/** The life certificate is asked for in December, for the year that comes; later also for years that were missed. */
export const renewableYear = (today: string): number => Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0)

/** domain/3-workflows.md 3.3: so many days after the year has begun it is put on hold until the certificate comes. */
export const daysToRenew = 60

/** The last of them. Who is asked for it later, because the award came late, has as many days from then. */
export const lastRenewalDay = (year: number, askedOn: string): string =>
  addDays(askedOn > `${year}-01-01` ? askedOn : `${year}-01-01`, daysToRenew)

type Instalment = { no: number; year: number; state: string }

/** The first year for which the family should give the life certificate now. */
export const awaitedInstalment = <I extends Instalment>(instalments: readonly I[], today: string): I | undefined =>
  instalments.find(({ state, year }) => (state === 'DUE' || state === 'HOLD') && year <= renewableYear(today))
