import { answerAt, holds, isBlank, valueOf } from '../conditions/holds.ts'
import { fieldsNeededBy } from '../conditions/read-condition.ts'
import type { Rule } from '../definition/rule.ts'
import type { Issue } from '../fields/issue.ts'
import type { FieldView } from '../fields/kind.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { isDay, showDate } from '../language/dates.ts'
import { digitsInBoth } from '../language/digits.ts'

/** A rule says nothing of what is not answered yet: an empty box has an issue of its own. A missing fact lets nothing pass. */
export const validateRules = (rules: readonly Rule[] | undefined, view: FieldView): Issue[] =>
  (rules ?? [])
    .filter((rule) => holds(rule.when, view))
    .filter((rule) => fieldsNeededBy(rule.must).every((path) => !isBlank(answerAt(path, view))))
    .filter((rule) => !holds(rule.must, view))
    .map((rule) => ({ path: rule.at ?? '', code: 'rule', message: fillPlaces(rule, view) }))

function fillPlaces({ otherwise, with: places = {} }: Rule, view: FieldView): Bilingual {
  const values = Object.entries(places).map(([name, operand]) => [name, inBoth(valueOf(operand, view))] as const)
  return fill(otherwise, Object.fromEntries(values))
}

function inBoth(value: unknown): Bilingual {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
  return isDay(text) ? { bn: showDate(text, 'bn'), en: showDate(text, 'en') } : digitsInBoth(text)
}
