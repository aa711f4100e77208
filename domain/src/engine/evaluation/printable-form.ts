import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { isAnswers, isBlank, ownAnswer } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { childFieldsOf, kindOf, type Field } from '#engine/fields/field.ts'
import { isKind } from '#engine/fields/is-kind.ts'
import type { FieldContext, EvaluationContext } from '#engine/fields/kind.ts'
import { localize, type Bilingual, type Locale } from '#language/bilingual.ts'
import { formatDigits } from '#language/digits.ts'

/** A question on paper: with an answer, with boxes to tick, or with lines to write on. */
export type PrintableLine = { label: string; text?: string; lines: number; hint?: string; options?: string[] }
export type PrintableSection = { heading: string; lines: (PrintableLine | PrintableSection)[] }
export type PrintableForm = { sections: PrintableSection[]; documents: string[] }
type Filled = { answers: Answers; context: EvaluationContext }

const words = {
  optional: { bn: 'ঐচ্ছিক', en: 'optional' },
  ifItApplies: { bn: 'প্রযোজ্য হলে', en: 'if it applies' },
} satisfies Record<string, Bilingual>

/** Rows of a list on an empty form; more are written on a second sheet. */
const EMPTY_ROWS = 3

/**
 * The questions of a service for a printed form, empty or with the answers so far. Nothing is hidden by a condition,
 * because nobody knows the answers yet; documents become a list of papers to attach.
 */
export function describePrintableForm(
  { steps }: Pick<ServiceDefinition, 'steps'>,
  locale: Locale,
  filled?: Filled,
): PrintableForm {
  const documents: string[] = []
  const view: FieldContext | undefined = filled && { ...filled.context, answers: [filled.answers] }

  const linesOf = (fields: readonly Field[], answers: Answers): (PrintableLine | PrintableSection)[] =>
    fields.flatMap((field) => describe(field, ownAnswer(answers, field.id)))

  function describe(field: Field, answer: unknown): (PrintableLine | PrintableSection)[] {
    const kind = kindOf(field)
    if (kind.isComputed || kind.isServerWritten || field.fixed) return []
    const label = withNote(field)
    if (kind.documents) {
      documents.push(label)
      return []
    }
    const parts = childFieldsOf(field)
    if (parts.length === 0) return [lineOf(field, label, answer)]
    if (!kind.hasRows) return [{ heading: label, lines: [...copyOf(field), ...linesOf(parts, toAnswers(answer))] }]
    const given = Array.isArray(answer) ? answer : []
    const count = Math.max(given.length, Math.min(EMPTY_ROWS, mostOf(field)))
    return Array.from({ length: count }, (_, index) => ({
      heading: `${label} ${formatDigits(index + 1, locale)}`,
      lines: linesOf(parts, toAnswers(given[index])),
    }))
  }

  function lineOf(field: Field, label: string, answer: unknown): PrintableLine {
    const { lines = 1, options, hint } = kindOf(field).printSpace?.(field) ?? {}
    if (view && !isBlank(answer)) return { label, lines: 1, text: kindOf(field).format(field, answer, locale, view) }
    return {
      label,
      lines,
      ...(options && { options: options.map((option) => localize(option, locale)) }),
      ...(hint && { hint: localize(hint, locale) }),
    }
  }

  /** The box that stands for a whole block: the same address as above. */
  const copyOf = (field: Field): PrintableLine[] =>
    isKind(field, 'block') && field.sameAs
      ? [{ label: '', lines: 1, options: [localize(field.sameAs.label, locale)] }]
      : []

  function withNote(field: Field): string {
    const label = localize(field.label, locale)
    const note = field.when ? words.ifItApplies : field.optional ? words.optional : undefined
    return note ? `${label} (${localize(note, locale)})` : label
  }

  const sections = steps
    .map(({ title, fields }) => ({
      heading: localize(title, locale),
      lines: linesOf(fields, filled?.answers ?? {}),
    }))
    .filter(({ lines }) => lines.length > 0)
  // Rows of a list ask for the same papers.
  return { sections, documents: [...new Set(documents)] }
}

const toAnswers = (answer: unknown): Answers => (isAnswers(answer) ? answer : {})
const mostOf = (field: Field): number => (isKind(field, 'list') ? (field.most ?? EMPTY_ROWS) : 1)
