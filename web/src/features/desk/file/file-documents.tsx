import type { Application } from '../../../forms/application.ts'
import { isAt } from '../../../forms/use-issues.ts'
import { Thumbnail } from '../../../fields/document-links.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { lastCorrection } from './corrections.ts'
import { Changed } from './file-answers.tsx'
import { words } from './file-words.ts'
import type { Paper } from './use-papers.ts'

type Props = { file: Application; papers: readonly Paper[]; shown: string | undefined; onOpen(id: string): void }

/** Every paper of the file with its picture; a press opens it beside the answers. */
export function FileDocuments({ file, papers, shown, onOpen }: Props) {
  const { text } = useLanguage()
  const changes = lastCorrection(file)
  return (
    <Card title={text(words.documents)}>
      {papers.length === 0 && <p className="text-muted">{text(words.noDocuments)}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {papers.map(({ id, path, title }) => (
          <li key={id}>
            <button
              type="button"
              data-paper={id}
              aria-pressed={shown === id}
              onClick={() => onOpen(id)}
              className={classes(
                'flex w-full cursor-pointer items-center gap-3 rounded-control border bg-card p-2 text-left hover:bg-brand-soft',
                shown === id ? 'border-brand bg-brand-soft' : 'border-line',
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
        ))}
      </ul>
    </Card>
  )
}
