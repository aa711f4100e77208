import * as z from 'zod/mini'
import { Condition, FactNameSchema } from '#engine/conditions/condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import { resolveOperand, type ConditionContext } from '#engine/conditions/evaluate-condition.ts'
import { FieldId, FieldPath, flag } from '#engine/conditions/identifiers.ts'
import type { Bilingual as BilingualText, Locale } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import type { Field } from './field.ts'
import { formIssueMessage } from './form-issues.ts'
import type { Issue, IssueCode } from './issue.ts'
import type { LookupName } from './lookup-names.ts'
import type { UploadMetadata } from './uploads.ts'

/** Properties that every field has. */
export const baseFieldProperties = {
  id: FieldId,
  label: Bilingual,
  hint: z.exactOptional(Bilingual),
  /** Heading above this field and the following ones in a long step. It does not nest the answers. */
  heading: z.exactOptional(Bilingual),
  /** A field is required unless this is set. */
  optional: flag,
  /** The field is visible only while this holds; a hidden field has no answer. */
  when: z.exactOptional(Condition),
  /** Initial value, which the person may change. */
  prefill: z.exactOptional(FactNameSchema),
  /** The answer is this fact: read-only. */
  fixed: z.exactOptional(FactNameSchema),
  /** While that verification has confirmed this field, its value comes from the register. */
  confirmedBy: z.exactOptional(FieldPath),
  /**
   * Copies the value of another field, unless that is "not in the list": a branch is identified by its routing number.
   */
  takenFrom: z.exactOptional(FieldPath),
  /** Encrypted at rest and masked for viewers, such as an illness. Some kinds are always sensitive. */
  sensitive: flag,
}
export type BaseField = z.infer<z.ZodMiniObject<typeof baseFieldProperties, z.core.$strict>>

/** Resolves lookup entries: all of them on the server, in the browser only the loaded ones. */
export type LookupResolver = (
  source: LookupName,
  value: string,
) => { label: BilingualText; within?: readonly string[] } | undefined

/**
 * Everything besides the answers that the engine evaluates. Checks whose input is missing here are left to the server,
 * which always has it.
 */
export type EvaluationContext = {
  readonly facts: Facts
  readonly lists?: LookupResolver
  readonly documents?: (id: string) => UploadMetadata | undefined
  /** Paths of the application, for an officer who selects the answers to correct. */
  readonly questions?: readonly string[]
}
export type FieldContext = EvaluationContext & ConditionContext

/** An issue without a path. */
export type FieldIssue = Omit<Issue, 'path'>

/** Space for an answer on a printed form: lines to write on, or boxes to tick. */
export type PrintSpace = { lines?: number; options?: readonly BilingualText[]; hint?: BilingualText }

/** Behaviour of one kind of field. Its rendering is in `web/src/form-engine/fields`. */
export type Kind<F> = {
  readonly schema: z.ZodMiniType<F>
  validate(field: F, answer: unknown, view: FieldContext): FieldIssue[]
  format(field: F, answer: unknown, locale: Locale, view: FieldContext): string
  /** Normalizes an answer before it is checked, compared and stored, whatever keyboard was used. */
  normalize?(field: F, answer: unknown, view: FieldContext): unknown
  /** The child fields. */
  childFields?(field: F, answer?: unknown): readonly Field[]
  /** The answer is an array of rows, each with the child fields. */
  readonly hasRows?: true
  /** Properties of the answer that a condition may refer to: `workerCheck.outcome`. */
  readonly facets?: readonly string[]
  documents?(answer: unknown): string[]
  /** Issue code for a blank answer, where "required" is too vague. */
  readonly blankIssueCode?: IssueCode
  /** An identity or account number, or a value looked up by one. */
  isSensitive?(field: F): boolean
  /** Personal data typed by the person, such as a name, an address or a birth date: masked on shared screens. */
  isPersonal?(field: F): boolean
  /** Only the server may write the answer. */
  readonly isServerWritten?: true
  /** How a printed form asks for the answer; one line to write on without it. */
  printSpace?(field: F): PrintSpace
  /** The answer is computed from other answers: nobody types it, and it is never reported as missing. */
  readonly isComputed?: true
}

export const NO_ISSUES: FieldIssue[] = []
export const fieldIssues = (
  code: IssueCode,
  limit?: number,
  message: BilingualText | undefined = formIssueMessage(code, limit),
): FieldIssue[] => [{ code, ...(limit === undefined ? {} : { limit }), ...(message ? { message } : {}) }]

/** A literal, or a fact for limits that the Board changes every year. */
export const Limit = z.union([z.number(), z.strictObject({ fact: FactNameSchema })])
export type Limit = z.infer<typeof Limit>

/** Undefined if there is no limit. NaN if its fact is not set, so that no value passes. */
export function resolveLimit(limit: Limit | undefined, view: ConditionContext): number | undefined {
  if (limit === undefined) return undefined
  const value = resolveOperand(limit, view)
  return value === undefined || value === '' ? Number.NaN : Number(value)
}

export function validateRange(
  value: number,
  min: Limit | undefined,
  max: Limit | undefined,
  view: ConditionContext,
): FieldIssue[] {
  const [lowest, highest] = [resolveLimit(min, view), resolveLimit(max, view)]
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return fieldIssues('limit-unknown')
  if (lowest !== undefined && value < lowest) return fieldIssues('too-small', lowest)
  return highest !== undefined && value > highest ? fieldIssues('too-large', highest) : NO_ISSUES
}
