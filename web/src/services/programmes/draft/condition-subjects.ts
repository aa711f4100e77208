import { kindOf, type FieldKind } from '@wewb/domain/engine/fields/field'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { referableAnswersOf, type ReferableAnswer } from '@wewb/domain/services/programmes/referable-answers'
import type { ConditionOperator } from './condition-rows.ts'

/** An answer that a condition may refer to, and its operators. */
export type ConditionSubject = ReferableAnswer & { operators: readonly ConditionOperator[] }

const filled: readonly ConditionOperator[] = ['isFilled', 'isEmpty']
const compared: readonly ConditionOperator[] = ['atLeast', 'atMost', 'is', ...filled]
const chosen: readonly ConditionOperator[] = ['is', 'isNot', 'isOneOf', ...filled]

/** Operators by field kind; kinds that are missing here can be used only through their nested fields. */
const operatorsOf: { readonly [K in FieldKind]?: readonly ConditionOperator[] } = {
  text: ['is', 'isNot', ...filled],
  paragraph: filled,
  number: compared,
  money: compared,
  total: compared,
  date: compared,
  time: compared,
  'date-time': compared,
  choice: chosen,
  lookup: chosen,
  phone: filled,
  file: filled,
  consent: filled,
  list: filled,
}
/** Checkboxes have several answers, so "is" does not apply. */
const choiceOperators: readonly ConditionOperator[] = ['isOneOf', ...filled]
const operatorsOfFinding: readonly ConditionOperator[] = ['is', 'isNot']

/** Lists the answers before this question; without one, all answers. */
export const conditionSubjectsBefore = (programme: Programme, id?: string): ConditionSubject[] =>
  referableAnswersOf(programme, id).flatMap((subject) => {
    const operators = operatorsFor(subject)
    return operators ? [{ ...subject, operators }] : []
  })

function operatorsFor({ path, field }: ReferableAnswer): readonly ConditionOperator[] | undefined {
  const [outcome] = kindOf(field).facets ?? []
  if (outcome !== undefined) return path.endsWith(`.${outcome}`) ? operatorsOfFinding : undefined
  return 'display' in field && field.display === 'checkboxes' ? choiceOperators : operatorsOf[field.kind]
}
