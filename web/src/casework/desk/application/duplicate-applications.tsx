import { getOwn } from '@wewb/domain/collections/get-own'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { duplicateKeyNames, applicationReviewMessages } from './application-review-messages.ts'

type Duplicate = Application['duplicates'][number]

/** Number of entries shown at once; the others are collapsed. */
const shownAtOnce = 3

/** Warns of other applications with the same person, document or account. */
export function DuplicateApplications({ duplicates }: Pick<Application, 'duplicates'>) {
  const { text } = useLanguage()
  if (duplicates.length === 0) return null
  const [first, more] = [duplicates.slice(0, shownAtOnce), duplicates.slice(shownAtOnce)]
  return (
    <Alert kind="needs-you" title={text(applicationReviewMessages.duplicates)}>
      <Rows duplicates={first} />
      {more.length > 0 && (
        <details>
          <summary className={classes('min-h-11 w-fit cursor-pointer rounded-control py-2.5 font-semibold', focusRing)}>
            {text(applicationReviewMessages.moreDuplicates, { n: more.length })}
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
  const what = sameBy.map((kind) => text(getOwn(duplicateKeyNames, kind) ?? { bn: kind, en: kind })).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">{applicationNo}</span>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <span className="text-muted">{text(applicationReviewMessages.sameBy, { what })}</span>
      <Link to={`?${to}`} className={classes(standaloneLinkClasses, focusRing)}>
        {text(applicationReviewMessages.compare)}
        <span className="sr-only"> {applicationNo}</span>
      </Link>
    </li>
  )
}
