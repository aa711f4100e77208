import { ownAnswer, evaluateCondition, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { isPersonal, kindOf, childFieldsOf, rowsOf, type Field } from '#engine/fields/field.ts'
import type { FieldContext, EvaluationContext } from '#engine/fields/kind.ts'
import { localize, type Locale } from '#language/bilingual.ts'
import { formatDigits } from '#language/digits.ts'

export type FormattedAnswer = { path: string; label: string; text: string; documents?: string[]; isPersonal?: true }
/** A heading with rows, some of which are nested sections: "Nominee" has its own "Name". */
export type FormattedSection = { path: string; heading: string; lines: (FormattedAnswer | FormattedSection)[] }

/**
 * Formats the answers for display; the path of a step is its id. Used by preview, staff view, print, e-mail and
 * spreadsheet.
 */
export function formatAnswers(
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  context: EvaluationContext,
  locale: Locale,
): FormattedSection[] {
  const view = { ...context, answers: [normalized] }
  return definition.steps
    .filter((step) => evaluateCondition(step.when, view))
    .map((step) => ({
      path: step.id,
      heading: localize(step.title, locale),
      lines: formatFieldAnswers(step.fields, normalized, '', view, locale),
    }))
    .filter(({ lines }) => lines.length > 0)
}

export const formatFieldAnswers = (
  fields: readonly Field[],
  normalized: Answers,
  prefix: string,
  view: FieldContext,
  locale: Locale,
): (FormattedAnswer | FormattedSection)[] =>
  fields
    .filter((field) => evaluateCondition(field.when, view) && !isBlank(ownAnswer(normalized, field.id)))
    .flatMap((field) => describeField(field, ownAnswer(normalized, field.id), prefix + field.id, view, locale))

function describeField(
  field: Field,
  answer: unknown,
  path: string,
  view: FieldContext,
  locale: Locale,
): (FormattedAnswer | FormattedSection)[] {
  const kind = kindOf(field)
  const label = localize(field.label, locale)
  const parts = childFieldsOf(field, answer)
  if (parts.length === 0) {
    const documents = kind.documents?.(answer)
    return [
      {
        path,
        label,
        text: kind.format(field, answer, locale, view),
        ...(documents ? { documents } : {}),
        ...(isPersonal(field) ? { isPersonal: true } : {}),
      },
    ]
  }
  return rowsOf(field, answer, path).map(({ row, path: place }, index) => ({
    path: place,
    heading: kind.hasRows ? `${label} ${formatDigits(index + 1, locale)}` : label,
    lines: formatFieldAnswers(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }, locale),
  }))
}

/** The rows without headings, for a spreadsheet or a search. */
export const flattenSections = (sections: readonly FormattedSection[]): FormattedAnswer[] =>
  sections.flatMap(({ lines }) => lines.flatMap((line) => ('lines' in line ? flattenSections([line]) : [line])))
