import { describe, linesOf } from '../../../../../domain/src/engine/describe.ts'
import { knownOf, type Application } from '../../../forms/application.ts'
import { isAt } from '../../../forms/use-issues.ts'
import { Thumbnail } from '../../../fields/document-links.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { lastCorrection } from './corrections.ts'
import { Changed } from './file-answers.tsx'
import { words } from './file-words.ts'

export type OpenedDocument = { id: string; title: string }
type Props = { file: Application; shown: string | undefined; onOpen(document: OpenedDocument): void }

/** Every paper of the file with its picture; a press opens it beside the answers. */
export function FileDocuments({ file, shown, onOpen }: Props) {
  const { text, locale } = useLanguage()
  const lines = linesOf(describe(file.definition, file.answers, knownOf(file), locale)).filter(({ documents }) => documents?.length)
  const changes = lastCorrection(file)
  return (
    <Card title={text(words.documents)}>
      {lines.length === 0 && <p className="text-muted">{text(words.noDocuments)}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {lines.flatMap(({ path, label, documents = [] }) =>
          documents.map((id, index) => {
            const title = documents.length > 1 ? `${label}, ${text(words.page, { n: index + 1 })}` : label
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={shown === id}
                  onClick={() => onOpen({ id, title })}
                  className={classes(
                    'flex w-full cursor-pointer items-center gap-3 rounded-control border bg-card p-2 text-left hover:bg-brand-soft',
                    shown === id ? 'border-2 border-brand' : 'border-line',
                    focusRing,
                  )}
                >
                  <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-draft-soft text-muted">
                    <Thumbnail id={id} />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold break-words">{title}</span>
                    {changes.some((change) => isAt(change.path, path)) && <Changed before={undefined} />}
                  </span>
                </button>
              </li>
            )
          }),
        )}
      </ul>
    </Card>
  )
}
