import { compareValues } from '#engine/conditions/evaluate-condition.ts'

export type Candidate = {
  id: number
  workerDied: boolean
  gpa: number
  marks?: number
  bornOn: string
  submittedAt: string
}

/** Ranking criteria (docs/domain/workflows.md). The first difference decides; ties are always broken. */
const orders = {
  DEAD_FIRST: (a: Candidate, b: Candidate) => Number(b.workerDied) - Number(a.workerDied),
  GPA: (a: Candidate, b: Candidate) => b.gpa - a.gpa,
  MARKS: (a: Candidate, b: Candidate) => (b.marks ?? 0) - (a.marks ?? 0),
  YOUNGER: (a: Candidate, b: Candidate) => compareValues(b.bornOn, a.bornOn),
  EARLIER: (a: Candidate, b: Candidate) => compareValues(a.submittedAt, b.submittedAt),
}
export type MeritOrder = keyof typeof orders
export const defaultMeritOrder = Object.keys(orders) as MeritOrder[]

/** Ranks from first to last. Ties are broken by time of submission, then by application number. */
export const rankByMerit = <C extends Candidate>(
  candidates: readonly C[],
  order: readonly MeritOrder[] = defaultMeritOrder,
): C[] =>
  candidates.toSorted((a, b) => {
    for (const name of [...order, 'EARLIER' as const]) {
      const difference = orders[name](a, b)
      if (difference !== 0) return difference
    }
    return a.id - b.id
  })
