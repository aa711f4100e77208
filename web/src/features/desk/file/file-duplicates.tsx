import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Alert } from '../../../ui/alert.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { sameWords, words } from './file-words.ts'

type Duplicate = Application['duplicates'][number]

/** As many are read at a glance; the others are behind a fold. */
const shownAtOnce = 3

/** Other files about the same person, paper or account: warned of, never hidden. */
export function FileDuplicates({ duplicates }: Pick<Application, 'duplicates'>) {
  const { text } = useLanguage()
  if (duplicates.length === 0) return null
  const [first, more] = [duplicates.slice(0, shownAtOnce), duplicates.slice(shownAtOnce)]
  return (
    <Alert kind="needs-you" title={text(words.duplicates)}>
      <Rows duplicates={first} />
      {more.length > 0 && (
        <details>
          <summary className={classes('min-h-11 w-fit cursor-pointer rounded-control py-2.5 font-semibold', focusRing)}>
            {text(words.moreDuplicates, { n: more.length })}
          </summary>
          <Rows duplicates={more} />
        </details>
      )}
    </Alert>
  )
}

const Rows = ({ duplicates }: { duplicates: readonly Duplicate[] }) => (
  <ul className="mt-1 grid gap-1">
    {duplicates.map((duplicate) => (
      <Row key={duplicate.applicationNo} {...duplicate} />
    ))}
  </ul>
)

function Row({ applicationNo, name, submittedOn, statusText, statusTextBng, sameBy }: Duplicate) {
  const { text, dateInTable } = useLanguage()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('compare', applicationNo)
  const facts = [name, submittedOn && dateInTable(submittedOn), text({ bn: statusTextBng, en: statusText })]
  const what = sameBy.map((kind) => text(getOwn(sameWords, kind) ?? { bn: kind, en: kind })).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">{applicationNo}</span>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <span className="text-muted">{text(words.sameBy, { what })}</span>
      <Link
        to={`?${to}`}
        className={classes('inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline underline-offset-4', focusRing)}
      >
        {text(words.compare)}
        <span className="sr-only"> {applicationNo}</span>
      </Link>
    </li>
  )
}
