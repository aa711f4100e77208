import * as z from 'zod/mini'
import { factNames } from './facts.ts'
import type { FactName } from './facts.ts'
import { FieldPath } from './identifiers.ts'

export const FactNameSchema = z.enum(factNames)

/** A literal, a fact, or another answer. */
export type Operand = string | number | boolean | { fact: FactName } | { field: string }

type Subject = { field: string } | { fact: FactName }

/** A test of one answer or fact. */
export type Predicate = Subject &
  ({ is: Operand } | { isOneOf: string[] } | { isFilled: true } | { atLeast: Operand } | { atMost: Operand })

type Flat = Predicate | { all: Predicate[] } | { any: Predicate[] } | { not: Predicate }

/**
 * A condition is data, never code: it is stored, edited by staff, and evaluated alike in browser and server. It has
 * eight forms and at most two levels; add a fact instead of a third level.
 */
export type Condition = Predicate | { all: Flat[] } | { any: Flat[] } | { not: Flat }

const Operand = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ fact: FactNameSchema }),
  z.strictObject({ field: FieldPath }),
])

const testsOf = (subject: { field: typeof FieldPath } | { fact: typeof FactNameSchema }) => [
  z.strictObject({ ...subject, is: Operand }),
  z.strictObject({ ...subject, isOneOf: z.array(z.string()).check(z.minLength(1)) }),
  z.strictObject({ ...subject, isFilled: z.literal(true) }),
  z.strictObject({ ...subject, atLeast: Operand }),
  z.strictObject({ ...subject, atMost: Operand }),
]

const joined = <T>(part: z.ZodMiniType<T>) => [
  z.strictObject({ all: z.array(part).check(z.minLength(1)) }),
  z.strictObject({ any: z.array(part).check(z.minLength(1)) }),
  z.strictObject({ not: part }),
]

const Predicate = z.union([
  ...testsOf({ field: FieldPath }),
  ...testsOf({ fact: FactNameSchema }),
]) as unknown as z.ZodMiniType<Predicate>
const Flat = z.union([Predicate, ...joined(Predicate)]) as z.ZodMiniType<Flat>
export const Condition = z.union([Predicate, ...joined(Flat)]) as z.ZodMiniType<Condition>
