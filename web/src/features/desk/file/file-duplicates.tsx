import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Alert } from '../../../ui/alert.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { sameWords, words } from './file-words.ts'

/** Other files about the same person, paper or account: warned of, never hidden. */
export function FileDuplicates({ duplicates }: Pick<Application, 'duplicates'>) {
  const { text, dateInTable } = useLanguage()
  const [params] = useSearchParams()
  if (duplicates.length === 0) return null
  return (
    <Alert kind="needs-you" title={text(words.duplicates)}>
      <ul className="mt-1 grid gap-1">
        {duplicates.map(({ applicationNo, name, submittedOn, statusText, statusTextBng, sameBy }) => {
          const to = new URLSearchParams(params)
          to.set('compare', applicationNo)
          const what = sameBy.map((kind) => (sameWords[kind] ? text(sameWords[kind]) : kind)).join(', ')
          return (
            <li key={applicationNo} className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold tabular-nums">{applicationNo}</span>
              <span>
                {[name, submittedOn && dateInTable(submittedOn), text({ bn: statusTextBng, en: statusText })].filter(Boolean).join(' · ')}
              </span>
              <span className="text-muted">{text(words.sameBy, { what })}</span>
              <Link
                to={`?${to}`}
                className={classes(
                  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline underline-offset-4',
                  focusRing,
                )}
              >
                {text(words.compare)}
                <span className="sr-only"> {applicationNo}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
