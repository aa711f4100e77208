import { memo, use, useState, createContext } from 'react'
import { isReadOnlyField } from '@wewb/domain/engine/evaluation/normalize-answers'
import { kindOf, type Field } from '@wewb/domain/engine/fields/field'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { useText } from '#lib/i18n/language.tsx'
import { FormServicesContext } from './form-services.ts'
import type { FieldProps, FieldInputComponent } from './input-props.ts'
import { fieldInputs } from './inputs.ts'
import { areFieldPropsEqual } from './field-props-equal.ts'
import { ReadOnlyAnswer } from './read-only-answer.tsx'
import { isAnswers, isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { AutofillSuggestion } from '@wewb/domain/casework/family/autofill-suggestions'

/** True inside a group that is offered as a whole, such as a bank account: its fields are not offered one by one. */
const AutofillScopeContext = createContext(false)

const none: readonly AutofillSuggestion[] = []

/**
 * Returns the stored suggestions that fit this field and differ from its answer. A single input offers them only while
 * it is empty.
 */
function useAutofillSuggestions({ field, path, answer, view, editability }: FieldProps): {
  offers: readonly AutofillSuggestion[]
  isOffered: boolean
} {
  const vault = use(FormServicesContext)?.documentVault
  const isInside = use(AutofillScopeContext)
  const isSame = isAnswers(answer) && answer.same === true
  if (!vault || isInside || isSame || editability(path, field) !== 'open')
    return { offers: none, isOffered: isInside || isSame }
  const fitting = vault.listSuggestions(field, view.facts)
  const isOpen = kindOf(field).childFields !== undefined || isBlank(answer)
  return {
    offers: isOpen ? fitting.filter((offer) => !vault.isApplied(field, offer.answer, answer)) : none,
    isOffered: fitting.length > 0,
  }
}

/** Whether the stored answer passes the checks of its kind; those of the whole form follow on *Next*. */
function isComplete({ field, view }: FieldProps): boolean {
  const stored = view.answers[0]?.[field.id]
  return !isBlank(stored) && kindOf(field).validate(field, stored, view).length === 0
}

/**
 * Renders one field of a form. A form has up to eighty fields on slow phones, so a field re-renders only when its
 * dependencies change.
 */
export const FieldInput = memo(function FieldInput(props: FieldProps) {
  const text = useText()
  const { field, path, issues, view, editability } = props
  const kind = kindOf(field)
  // Some inputs hold local state; after autofill they are remounted.
  const [filled, setFilled] = useState(0)
  const { offers, isOffered } = useAutofillSuggestions(props)
  const { isAllOptional, documentVault } = use(FormServicesContext) ?? {}
  const isClosed = editability(path, field) === 'closed'
  // Fields with parts lock them one by one, and results of the server are rendered by their own kind.
  if (!kind.childFields && !kind.isServerWritten && (isClosed || isReadOnlyField(field, view)))
    return <ReadOnlyAnswer {...props} isLocked={isClosed} />
  const issue = issues.find((one) => one.path === path)
  const frame = {
    id: path,
    label: text(field.label),
    ...(field.hint && { hint: text(field.hint) }),
    isValid: isComplete(props),
    ...(issue && { error: text(issueMessage(issue)) }),
    ...(field.optional && { isOptional: isAllOptional ? ('unmarked' as const) : true }),
    ...(documentVault &&
      offers.length > 0 && {
        shortcut: (
          <documentVault.AutofillButton {...props} suggestions={offers} onFilled={() => setFilled(filled + 1)} />
        ),
      }),
  }
  // No other module of the web checks the kind of a field.
  const Kind = fieldInputs[field.kind] as unknown as FieldInputComponent<Field>
  return (
    <AutofillScopeContext value={isOffered}>
      <Kind key={filled} {...props} frame={frame} FieldComponent={FieldInput} />
    </AutofillScopeContext>
  )
}, areFieldPropsEqual)
