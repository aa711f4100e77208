import { memo, use, useState } from 'react'
import { isSettled } from '../../../domain/src/engine/keep-asked.ts'
import { kindOf, type Field } from '../../../domain/src/fields/field.ts'
import { issueText } from '../../../domain/src/fields/issue.ts'
import { useText } from '../i18n/language.tsx'
import { FormServicesContext } from './form-services.ts'
import type { FieldProps, Input } from './input.ts'
import { inputs } from './inputs.ts'
import { looksAlike } from './looks-alike.ts'
import { SettledAnswer } from './settled-answer.tsx'
import { InsideOffered, useOffers } from './use-offers.ts'

/** The one place where a field meets its input; nothing else in the web asks what kind a field is. */
const inputOf = (field: Field) => inputs[field.kind] as unknown as Input<Field>

/** One question of a form. Eighty of them stand on a cheap phone, so one is drawn again only when something it looks at changed. */
export const FieldInput = memo(function FieldInput(props: FieldProps) {
  const text = useText()
  const { field, path, issues, view, openness } = props
  const kind = kindOf(field)
  // Some boxes keep what is typed to themselves; filled in by another hand, they are drawn anew.
  const [filled, setFilled] = useState(0)
  const { offers, isOffered } = useOffers(props)
  const { nothingRequired, box } = use(FormServicesContext) ?? {}
  const isClosed = openness(path, field) === 'closed'
  // What has parts locks them one by one, and a finding of the server is shown by its own kind.
  if (!kind.parts && !kind.byServer && (isClosed || isSettled(field, view))) return <SettledAnswer {...props} isClosed={isClosed} />
  const issue = issues.find((one) => one.path === path)
  const frame = {
    id: path,
    label: text(field.label),
    ...(field.hint && { hint: text(field.hint) }),
    ...(issue && { error: text(issueText(issue)) }),
    ...(field.optional && { isOptional: nothingRequired ? ('unmarked' as const) : true }),
    ...(box && offers.length > 0 && { shortcut: <box.UseSaved {...props} offers={offers} onFilled={() => setFilled(filled + 1)} /> }),
  }
  const Kind = inputOf(field)
  return (
    <InsideOffered value={isOffered}>
      <Kind key={filled} {...props} frame={frame} Part={FieldInput} />
    </InsideOffered>
  )
}, looksAlike)
