import { flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import {
  documentsIn,
  describeSuggestion,
  type AutofillSuggestion,
} from '@wewb/domain/casework/family/autofill-suggestions'
import type { Field } from '@wewb/domain/engine/fields/field'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { hasThumbnail, OpenDocumentButton, DocumentThumbnail, thumbnailFrameClasses } from './document-links.tsx'
import { FormServicesContext, useFormServices } from './form-services.ts'
import { fileMessages } from './file-messages.ts'

type Props = {
  field: Field
  suggestion: AutofillSuggestion
  /** Set for one of several suggestions: the list above already shows its text, so only documents are shown. */
  isChosen: boolean
}

/** Previews the answer that autofill would write: rows of text, and documents with thumbnail, name and size. */
export function AutofillPreview({ field, suggestion: { from, answer }, isChosen }: Props) {
  const { text, locale } = useLanguage()
  const services = useFormServices()
  const { documentVault } = services
  if (!documentVault) return null
  const documents = documentsIn(field, answer, field.id).flatMap((found) => found.documents)
  const sections = isChosen ? [] : describeSuggestion(field, answer, documentVault.evaluationContext, locale)
  const answers = flattenSections([{ path: '', heading: '', lines: sections }]).filter((line) => !line.documents)
  if (answers.length === 0 && documents.length === 0) return null
  return (
    <section aria-label={text(from)} className="rounded-control border border-line bg-paper px-4 py-3">
      <p className="text-sm text-muted">{text(from)}</p>
      {answers.length > 0 && (
        <dl className="grid">
          {answers.map(({ path, label, text: answerText }) => (
            <div key={path} className="grid gap-x-4 border-b border-line py-1.5 last:border-b-0 sm:grid-cols-[2fr_3fr]">
              <dt className="text-sm text-muted sm:text-base">{label}</dt>
              <dd className="min-w-0 font-semibold break-words">{answerText}</dd>
            </div>
          ))}
        </dl>
      )}
      {documents.length > 0 && (
        <FormServicesContext value={{ ...services, open: documentVault.open, document: documentVault.document }}>
          <ul className="mt-2 grid gap-2">
            {documents.map((id) => (
              <DocumentPreview key={id} id={id} />
            ))}
          </ul>
        </FormServicesContext>
      )}
    </section>
  )
}

function DocumentPreview({ id }: { id: string }) {
  const { text } = useLanguage()
  const facts = useFormServices().document(id)
  return (
    <li className="flex items-center gap-3">
      <span className={classes(thumbnailFrameClasses, 'size-20 shrink-0')}>
        <DocumentThumbnail id={id} />
      </span>
      <p className="min-w-0 break-words">
        <bdi lang="en">{facts?.fileName ?? text(fileMessages.file)}</bdi>
        {facts && (
          <span className="block text-sm text-muted">{text(fileMessages.kilobytes, { n: facts.kilobytes })}</span>
        )}
      </p>
      {/* Documents without a thumbnail can be opened before they are used. */}
      {!hasThumbnail(facts) && <OpenDocumentButton id={id} name={facts?.fileName ?? text(fileMessages.file)} />}
    </li>
  )
}
