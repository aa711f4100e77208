import { resolveAnswer, evaluateCondition, isBlank, resolveOperand } from '#engine/conditions/evaluate-condition.ts'
import { requiredFields } from '#engine/conditions/condition-references.ts'
import type { Rule } from '#engine/definition/rule.ts'
import type { Issue } from '#engine/fields/issue.ts'
import type { FieldContext } from '#engine/fields/kind.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { isIsoDate, formatDate } from '#language/dates.ts'
import { bilingualDigits } from '#language/digits.ts'

/**
 * Evaluates the rules. Skips a rule while an answer it needs is blank, because the blank field has its own issue. A
 * missing fact fails the rule.
 */
export const validateRules = (rules: readonly Rule[] | undefined, view: FieldContext): Issue[] =>
  (rules ?? [])
    .filter((rule) => evaluateCondition(rule.when, view))
    .filter((rule) => requiredFields(rule.must).every((path) => !isBlank(resolveAnswer(path, view))))
    .filter((rule) => !evaluateCondition(rule.must, view))
    .map((rule) => ({ path: rule.at ?? '', code: 'rule', message: interpolateRule(rule, view) }))

function interpolateRule({ otherwise, with: placeholders = {} }: Rule, view: FieldContext): Bilingual {
  const values = Object.entries(placeholders).map(
    ([name, operand]) => [name, inBoth(resolveOperand(operand, view))] as const,
  )
  return interpolate(otherwise, Object.fromEntries(values))
}

function inBoth(value: unknown): Bilingual {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
  return isIsoDate(text) ? { bn: formatDate(text, 'bn'), en: formatDate(text, 'en') } : bilingualDigits(text)
}
