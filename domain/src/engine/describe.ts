import { answerOf, holds, isBlank, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { isPersonal, kindOf, partsOf, rowsOf, type Field } from '../fields/field.ts'
import type { FieldView, Known } from '../fields/kind.ts'
import { say, type Locale } from '../language/bilingual.ts'
import { showDigits } from '../language/digits.ts'

export type Line = { path: string; label: string; text: string; documents?: string[]; isPersonal?: true }
/** A heading with lines under it, some of which are sections again: "Nominee" has a "Name" of its own. */
export type Section = { path: string; heading: string; lines: (Line | Section)[] }

/** The answers as a person reads them; a step's path is its id. Preview, staff view, print, mail and spreadsheet all start here. */
export function describe(definition: Pick<ServiceDefinition, 'steps'>, kept: Answers, known: Known, locale: Locale): Section[] {
  const view = { ...known, answers: [kept] }
  return definition.steps
    .filter((step) => holds(step.when, view))
    .map((step) => ({ path: step.id, heading: say(step.title, locale), lines: describeFields(step.fields, kept, '', view, locale) }))
    .filter(({ lines }) => lines.length > 0)
}

export const describeFields = (
  fields: readonly Field[],
  kept: Answers,
  prefix: string,
  view: FieldView,
  locale: Locale,
): (Line | Section)[] =>
  fields
    .filter((field) => holds(field.when, view) && !isBlank(answerOf(kept, field.id)))
    .flatMap((field) => describeField(field, answerOf(kept, field.id), prefix + field.id, view, locale))

function describeField(field: Field, answer: unknown, path: string, view: FieldView, locale: Locale): (Line | Section)[] {
  const kind = kindOf(field)
  const label = say(field.label, locale)
  const parts = partsOf(field, answer)
  if (parts.length === 0) {
    const documents = kind.documents?.(answer)
    return [
      {
        path,
        label,
        text: kind.text(field, answer, locale, view),
        ...(documents ? { documents } : {}),
        ...(isPersonal(field) ? { isPersonal: true } : {}),
      },
    ]
  }
  return rowsOf(field, answer, path).map(({ row, path: place }, index) => ({
    path: place,
    heading: kind.hasRows ? `${label} ${showDigits(index + 1, locale)}` : label,
    lines: describeFields(parts, row, `${place}.`, { ...view, answers: [row, ...view.answers] }, locale),
  }))
}

/** The lines without their headings, for a spreadsheet or a search. */
export const linesOf = (sections: readonly Section[]): Line[] =>
  sections.flatMap(({ lines }) => lines.flatMap((line) => ('lines' in line ? linesOf([line]) : [line])))
