import { compare } from '../conditions/holds.ts'

export type Candidate = {
  id: number
  workerDied: boolean
  gpa: number
  marks?: number
  bornOn: string
  submittedAt: string
}

/** domain/3-workflows.md 3.3: the stated order. The first difference decides; nobody is equal in the end. */
const orders = {
  DEAD_FIRST: (a: Candidate, b: Candidate) => Number(b.workerDied) - Number(a.workerDied),
  GPA: (a: Candidate, b: Candidate) => b.gpa - a.gpa,
  MARKS: (a: Candidate, b: Candidate) => (b.marks ?? 0) - (a.marks ?? 0),
  YOUNGER: (a: Candidate, b: Candidate) => compare(b.bornOn, a.bornOn),
  EARLIER: (a: Candidate, b: Candidate) => compare(a.submittedAt, b.submittedAt),
}
export type MeritOrder = keyof typeof orders
export const meritOrder = Object.keys(orders) as MeritOrder[]

/** First to last. The time of submission, and then the file's own number, settle what is left. */
export const rankByMerit = <C extends Candidate>(candidates: readonly C[], order: readonly MeritOrder[] = meritOrder): C[] =>
  candidates.toSorted((a, b) => {
    for (const name of [...order, 'EARLIER' as const]) {
      const difference = orders[name](a, b)
      if (difference !== 0) return difference
    }
    return a.id - b.id
  })
