import { getOwn } from '#collections/get-own.ts'
import { isAnswers, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import type { Field } from '#engine/fields/field.ts'
import { fromPoisha, toPoisha } from '#engine/fields/money.ts'
import { circularFields as disability } from '#services/definitions/dis-allowance/circular.ts'
import { lastRenewableYear } from './renewal.ts'
import { circularFields as education } from '#services/definitions/edu-allowance/circular.ts'

type Setup = { id: number; opensOn: string; closesOn: string }

/** Type of circular for one service: the fields staff fill in, and the values for forms, rules and payments. */
type Circular = {
  fields: Field[]
  /** Facts for forms and rules. `setup.isOpen` is computed from the date. */
  factsOf(circular: Answers, setup: Setup): Facts
  /** Amount of one award for a year. */
  yearlyAmount(circular: Answers): string
  /** Number of years for which an award is paid. */
  yearsOf(circular: Answers, application: Answers): number
  /** Year of the first instalment. */
  firstYear(circular: Answers, opensOn: string): number
  /** Renewals use the circular under which the award was granted; otherwise whichever is open. */
  isRenewedUnderIt: boolean
  /** The last year for which an award can be renewed on that day. */
  renewableYear(opensOn: string, today: string): number
}

/** Services with their own type of circular. */
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
      ...minGpas(circular),
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
    renewableYear: (_opensOn, today) => lastRenewableYear(today),
  },
}

/** Higher than any real age, so that conditions always have a limit to compare with. */
const noAgeLimit = 150

/** More than any budget, so that amounts always have a limit to compare with. */
const noCeiling = '9999999999999'

/** A grant programme has a period and a maximum per person; officers decide the amount of an award. */
const programme: Circular = {
  fields: [],
  factsOf: (circular, setup) => ({ ...factsOfWindow(setup), 'service.ceiling': ceilingOf(circular) }),
  // Upper bound of one award where there is no budget either.
  yearlyAmount: (circular) => ceilingOf(circular),
  yearsOf: () => 1,
  firstYear: (_circular, opensOn) => yearOf(opensOn),
  isRenewedUnderIt: false,
  renewableYear: (opensOn) => yearOf(opensOn),
}

/** An empty amount and 0 both mean no limit (docs/domain/benefits.md). */
const ceilingOf = ({ maxAmount }: Answers): string =>
  typeof maxAmount === 'string' && toPoisha(maxAmount) > 0 ? maxAmount : noCeiling

export const circularTypeOf = (service: string): Circular => getOwn(circulars, service) ?? programme

const factsOfWindow = ({ id, opensOn, closesOn }: Setup): Facts => ({
  'setup.id': String(id),
  'setup.opensOn': opensOn,
  'setup.closesOn': closesOn,
  'setup.year': yearOf(opensOn),
})

const yearOf = (day: string): number => Number(day.slice(0, 4))

const factsOfAward = (amount: string): Facts => ({ 'service.amount': amount, 'service.ceiling': amount })

/** Twelve monthly amounts and the book grant. */
const yearlyStipend = ({ monthlyAmount, yearlyAmount }: Answers): string =>
  fromPoisha(12 * toPoisha(String(monthlyAmount)) + toPoisha(String(yearlyAmount)))

const yearlyAllowance = ({ monthlyAmount }: Answers): string => fromPoisha(12 * toPoisha(String(monthlyAmount)))

const minGpas = (circular: Answers): Facts =>
  Object.fromEntries(
    (['Alive', 'Dead'] as const).flatMap((worker) =>
      Object.entries(Object(circular[`minGpa${worker}`]) as Answers).map(([group, min]) => [
        `setup.minGpa.${worker.toLowerCase()}.${group}`,
        min,
      ]),
    ),
  )
