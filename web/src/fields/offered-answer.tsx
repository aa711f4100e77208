import { linesOf } from '../../../domain/src/engine/describe.ts'
import { documentsIn, offeredLines, type Offer } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { useLanguage } from '../i18n/language.tsx'
import { hasThumbnail, OpenDocument, Thumbnail } from './document-links.tsx'
import { FormServicesContext, useFormServices } from './form-services.ts'
import { fileWords } from './file-words.ts'

type Props = {
  field: Field
  offer: Offer
  /** One of several: the list above says it in words already, so only the documents are left to show. */
  isChosen: boolean
}

/** What would be written into the form: line by line, documents with their picture, name and size. */
export function OfferedAnswer({ field, offer: { from, answer }, isChosen }: Props) {
  const { text, locale } = useLanguage()
  const services = useFormServices()
  const { box } = services
  if (!box) return null
  const documents = documentsIn(field, answer, field.id).flatMap((place) => place.documents)
  const sections = isChosen ? [] : offeredLines(field, answer, box.known, locale)
  const lines = linesOf([{ path: '', heading: '', lines: sections }]).filter((line) => !line.documents)
  if (lines.length === 0 && documents.length === 0) return null
  return (
    <section aria-label={text(from)} className="rounded-control border border-line bg-paper px-4 py-3">
      <p className="text-sm text-muted">{text(from)}</p>
      {lines.length > 0 && (
        <dl className="grid">
          {lines.map(({ path, label, text: said }) => (
            <div key={path} className="grid gap-x-4 border-b border-line py-1.5 last:border-b-0 sm:grid-cols-[2fr_3fr]">
              <dt className="text-sm text-muted sm:text-base">{label}</dt>
              <dd className="min-w-0 font-semibold break-words">{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {documents.length > 0 && (
        <FormServicesContext value={{ ...services, open: box.open, document: box.document }}>
          <ul className="mt-2 grid gap-2">
            {documents.map((id) => (
              <Paper key={id} id={id} />
            ))}
          </ul>
        </FormServicesContext>
      )}
    </section>
  )
}

function Paper({ id }: { id: string }) {
  const { text } = useLanguage()
  const facts = useFormServices().document(id)
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-draft-soft text-muted">
        <Thumbnail id={id} />
      </span>
      <p className="min-w-0 break-words">
        <bdi lang="en">{facts?.fileName ?? text(fileWords.file)}</bdi>
        {facts && <span className="block text-sm text-muted">{text(fileWords.kilobytes, { n: facts.kilobytes })}</span>}
      </p>
      {/* What is not seen here is opened before it is written. */}
      {!hasThumbnail(facts) && <OpenDocument id={id} name={facts?.fileName ?? text(fileWords.file)} />}
    </li>
  )
}
