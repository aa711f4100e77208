import { getOwn } from '../collections/get-own.ts'
import { isAnswers, type Answers } from '../conditions/holds.ts'
import type { Facts } from '../conditions/facts.ts'
import type { Field } from '../fields/field.ts'
import { moneyOf, poishaOf } from '../fields/money.ts'
import { circularFields as disability } from '../services/dis-allowance/circular.ts'
import { renewableYear } from './renewal.ts'
import { circularFields as education } from '../services/edu-allowance/circular.ts'

type Setup = { id: number; opensOn: string; closesOn: string }

/** What a circular of one service asks of staff, and what it then says to forms, rules and payments. */
type Circular = {
  fields: Field[]
  /** What forms and rules may name. Whether it is open, the day says. */
  factsOf(circular: Answers, setup: Setup): Facts
  /** What one award is worth in a year. */
  yearlyAmount(circular: Answers): string
  /** For how many years an award is paid. */
  yearsOf(circular: Answers, application: Answers): number
  /** The year of its first instalment. */
  firstYear(circular: Answers, opensOn: string): number
  /** Every year of an award is renewed under the circular it was given by, by the same family; otherwise under whichever is open. */
  isRenewedUnderIt: boolean
  /** The last year for which an award can be renewed on that day. */
  renewableYear(opensOn: string, today: string): number
}

/** The services that are applied for under a circular of their own kind. */
const circulars: { [service: string]: Circular } = {
  'edu-allowance': {
    fields: education,
    factsOf: (circular, setup) => ({
      ...factsOfWindow(setup),
      ...factsOfAward(yearlyStipend(circular)),
      'setup.educationLevel': String(circular.educationLevelId),
      'setup.passingYear': Number(circular.passingYear),
      'setup.gpaScale': Number(circular.gpaScale),
      'setup.minGpa.renewal': Number(circular.minGpaRenewal),
      ...leastGpas(circular),
    }),
    yearlyAmount: (circular) => yearlyStipend(circular),
    yearsOf({ years }, { currentCourse }) {
      const found = isAnswers(years) ? years[String(currentCourse)] : undefined
      return typeof found === 'number' ? found : 1
    },
    firstYear: (_circular, opensOn) => yearOf(opensOn),
    // A stipend is renewed under the circular of the next year.
    isRenewedUnderIt: false,
    renewableYear: (opensOn) => yearOf(opensOn),
  },
  'dis-allowance': {
    fields: disability,
    factsOf: (circular, setup) => ({
      ...factsOfWindow(setup),
      ...factsOfAward(yearlyAllowance(circular)),
      'setup.circularNo': String(circular.circularNo),
      'setup.monthlyAmount': String(circular.monthlyAmount),
      'setup.termYears': Number(circular.termYears),
      'setup.effectiveFrom': String(circular.effectiveFrom),
      'setup.maxChildren': Number(circular.maxChildrenPerWorker),
      'setup.maxAge': Number(circular.maxAge) || noAgeLimit,
    }),
    yearlyAmount: (circular) => yearlyAllowance(circular),
    yearsOf: ({ termYears }) => Number(termYears),
    firstYear: ({ effectiveFrom }) => yearOf(String(effectiveFrom)),
    isRenewedUnderIt: true,
    renewableYear: (_opensOn, today) => renewableYear(today),
  },
}

/** An age that nobody reaches, so that a form has a limit to compare with. */
const noAgeLimit = 150

/** More than the board has: what an officer writes is compared with something, also where nobody set a limit. */
const noCeiling = '9999999999999'

/** A grant programme has a window and the most that one person can get; what an award is worth, the officers say. */
const programme: Circular = {
  fields: [],
  factsOf: (circular, setup) => ({ ...factsOfWindow(setup), 'service.ceiling': ceilingOf(circular) }),
  // Where there is no budget either, one award may be as much as its ceiling.
  yearlyAmount: (circular) => ceilingOf(circular),
  yearsOf: () => 1,
  firstYear: (_circular, opensOn) => yearOf(opensOn),
  isRenewedUnderIt: false,
  renewableYear: (opensOn) => yearOf(opensOn),
}

/** Nothing and nought both mean that there is no limit: domain/2-fields.md 2.12. */
const ceilingOf = ({ maxAmount }: Answers): string => (typeof maxAmount === 'string' && poishaOf(maxAmount) > 0 ? maxAmount : noCeiling)

export const circularOf = (service: string): Circular => getOwn(circulars, service) ?? programme

const factsOfWindow = ({ id, opensOn, closesOn }: Setup): Facts => ({
  'setup.id': String(id),
  'setup.opensOn': opensOn,
  'setup.closesOn': closesOn,
  'setup.year': yearOf(opensOn),
})

const yearOf = (day: string): number => Number(day.slice(0, 4))

const factsOfAward = (amount: string): Facts => ({ 'service.amount': amount, 'service.ceiling': amount })

/** Twelve months and the book grant. */
const yearlyStipend = ({ monthlyAmount, yearlyAmount }: Answers): string =>
  moneyOf(12 * poishaOf(String(monthlyAmount)) + poishaOf(String(yearlyAmount)))

const yearlyAllowance = ({ monthlyAmount }: Answers): string => moneyOf(12 * poishaOf(String(monthlyAmount)))

const leastGpas = (circular: Answers): Facts =>
  Object.fromEntries(
    (['Alive', 'Dead'] as const).flatMap((worker) =>
      Object.entries(Object(circular[`minGpa${worker}`]) as Answers).map(([group, least]) => [
        `setup.minGpa.${worker.toLowerCase()}.${group}`,
        least,
      ]),
    ),
  )
