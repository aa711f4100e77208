import * as z from 'zod/mini'
import { factNames } from './facts.ts'
import type { FactName } from './facts.ts'
import { FieldPath } from './names.ts'

export const FactNameShape = z.enum(factNames)

/** Something written down, something known on the day, or another answer. */
export type Operand = string | number | boolean | { fact: FactName } | { field: string }

type Subject = { field: string } | { fact: FactName }

/** One question about one answer or fact. */
export type Test = Subject & ({ is: Operand } | { isOneOf: string[] } | { isFilled: true } | { atLeast: Operand } | { atMost: Operand })

type Flat = Test | { all: Test[] } | { any: Test[] } | { not: Test }

/**
 * A condition is data, never code: it is stored, edited by staff, and judged alike in browser and server.
 * Eight forms and two levels; who needs a third level is missing a fact.
 */
export type Condition = Test | { all: Flat[] } | { any: Flat[] } | { not: Flat }

const Operand = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ fact: FactNameShape }),
  z.strictObject({ field: FieldPath }),
])

const testsOf = (subject: { field: typeof FieldPath } | { fact: typeof FactNameShape }) => [
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

const Test = z.union([...testsOf({ field: FieldPath }), ...testsOf({ fact: FactNameShape })]) as unknown as z.ZodMiniType<Test>
const Flat = z.union([Test, ...joined(Test)]) as z.ZodMiniType<Flat>
export const Condition = z.union([Test, ...joined(Flat)]) as z.ZodMiniType<Condition>
