import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Application } from '#form-engine/applications/application.ts'
import { isAtPath } from '#form-engine/forms/use-issues.ts'
import { DocumentThumbnail, thumbnailFrameClasses } from '#form-engine/fields/document-links.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { lastCorrection } from './corrections.ts'
import { ChangedMark } from './application-answers.tsx'
import { reviewMessages } from './review-messages.ts'
import { applicationReviewMessages } from './application-review-messages.ts'
import type { ApplicationDocument } from './use-application-documents.ts'

type Props = {
  application: Application
  documents: readonly ApplicationDocument[]
  currentId: string | undefined
  /** Documents that this officer has opened since the application came to the desk. */
  opened: ReadonlySet<string>
  onOpen(id: string): void
}

/** Lists all documents with thumbnails; a press opens one beside the answers. */
export function ApplicationDocuments({ application, documents, currentId, opened, onOpen }: Props) {
  const { text } = useLanguage()
  const changes = lastCorrection(application)
  const isHolder = application.holderYn === 'Y'
  const required = isHolder ? (application.review?.required ?? []) : []
  const left = required.filter((id) => !opened.has(id)).length
  return (
    <Card title={text(applicationReviewMessages.documents)}>
      {documents.length === 0 && <p className="text-muted">{text(applicationReviewMessages.noDocuments)}</p>}
      {left > 0 && (
        <p className="mb-3 text-sm font-semibold text-needs-you">{text(reviewMessages.leftToOpen, { n: left })}</p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {documents.map(({ id, path, title }) => (
          <li key={id}>
            <button
              type="button"
              data-paper={id}
              aria-pressed={currentId === id}
              onClick={() => onOpen(id)}
              className={classes(
                'flex w-full cursor-pointer items-center gap-3 p-2 text-left',
                'rounded-control border bg-card hover:bg-brand-soft',
                currentId === id ? 'border-brand bg-brand-soft' : 'border-line',
                focusRing,
              )}
            >
              <span className={classes(thumbnailFrameClasses, 'size-14 shrink-0')}>
                <DocumentThumbnail id={id} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold break-words">{title}</span>
                {isHolder && application.review && <OpenedMark isOpened={opened.has(id)} />}
                {changes.some((change) => isAtPath(change.path, path)) && <ChangedMark before={undefined} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OpenedMark({ isOpened }: { isOpened: boolean }) {
  const { text } = useLanguage()
  const Icon = isOpened ? CircleCheck : CircleDashed
  return (
    <span className={classes('flex items-center gap-1 text-sm', isOpened ? 'text-done' : 'text-muted')}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {text(isOpened ? reviewMessages.openedByMe : reviewMessages.notOpenedByMe)}
    </span>
  )
}
