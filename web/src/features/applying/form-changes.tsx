import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../forms/application.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { startWords } from './start-words.ts'

type Changes = NonNullable<Application['formChanges']>

/** The draft was begun under an older form: what is new since. */
export function FormChanges({ changes: { added, changed, removed } }: { changes: Changes }) {
  const text = useText()
  const named = (sentence: Bilingual, labels: Changes['added']) =>
    labels.length > 0 && (
      <li>{text(sentence, { names: labels.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', ') })}</li>
    )
  return (
    <Alert kind="info" title={text(startWords.formChanged)}>
      <p>{text(startWords.formChangedText)}</p>
      <ul className="mt-1 list-disc pl-5">
        {named(startWords.formAdded, added)}
        {named(startWords.formAltered, changed)}
        {named(startWords.formRemoved, removed)}
      </ul>
    </Alert>
  )
}
