import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { draftMessages } from './draft-messages.ts'

type Changes = NonNullable<Application['formChanges']>

/** Lists the changes of the form since the draft was started. */
export function FormChanges({ changes: { added, changed, removed } }: { changes: Changes }) {
  const text = useText()
  const named = (sentence: Bilingual, labels: Changes['added']) =>
    labels.length > 0 && (
      <li>
        {text(sentence, { names: labels.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', ') })}
      </li>
    )
  return (
    <Alert kind="info" title={text(draftMessages.formChanged)}>
      <p>{text(draftMessages.formChangedText)}</p>
      <ul className="mt-1 list-disc pl-5">
        {named(draftMessages.formAdded, added)}
        {named(draftMessages.formAltered, changed)}
        {named(draftMessages.formRemoved, removed)}
      </ul>
    </Alert>
  )
}
