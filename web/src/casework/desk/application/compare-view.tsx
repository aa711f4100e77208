import { ArrowLeft, Diff } from 'lucide-react'
import { useState } from 'react'
import { useApplication, type Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { WorkflowStateBadge } from '#casework/desk/workflow-state-badge.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'
import { compareAnswers, type ComparedSection } from './compare-answers.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

type Props = { applicationNo: string; otherNo: string; back: string }

/** Shows two applications side by side with differences marked, to detect duplicates. */
export function CompareView({ applicationNo, otherNo, back }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const [left, right] = [useApplication(applicationNo), useApplication(otherNo)]
  useFocusOnOpen(true)
  useKeyboardShortcuts({ Escape: () => navigate(back) })
  const failed = [left, right].find(({ error }) => error)
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to={back} variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
            {text(applicationReviewMessages.closeCompare)}
          </ButtonLink>
        }
      >
        {text(applicationReviewMessages.compareTitle)}
      </PageTitle>
      {failed?.error && <LoadFailed problem={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (left.isPending || right.isPending) && <SkeletonLines lines={10} />}
      {left.data && right.data && <Compared left={left.data} right={right.data} />}
    </>
  )
}

function Compared({ left, right }: { left: Application; right: Application }) {
  const { text, locale } = useLanguage()
  const [isShort, setIsShort] = useState(false)
  const sections = compareAnswers(left, right, locale)
    .map((section) => ({ ...section, answers: section.answers.filter(({ differs }) => differs || !isShort) }))
    .filter(({ answers }) => answers.length > 0)
  return (
    <Card className="grid gap-4">
      <Checkbox
        id="only-differing"
        label={text(applicationReviewMessages.onlyDiffering)}
        isChecked={isShort}
        onChange={setIsShort}
      />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]">
        <span className="hidden md:block" />
        {[left, right].map((application) => (
          <div key={application.applicationNo} className="flex min-w-0 flex-col items-start gap-1">
            <span className="font-bold tabular-nums">{application.applicationNo}</span>
            <WorkflowStateBadge {...application} />
          </div>
        ))}
      </div>
      {sections.length === 0 && <p className="text-muted">{text(applicationReviewMessages.allSame)}</p>}
      {sections.map((section) => (
        <ComparedLines key={section.path} section={section} names={[left.applicationNo, right.applicationNo]} />
      ))}
    </Card>
  )
}

function ComparedLines({
  section: { heading, answers },
  names,
}: {
  section: ComparedSection
  names: [string, string]
}) {
  const { text } = useLanguage()
  return (
    <table className="block w-full text-left md:table md:table-fixed">
      <caption className="block pb-2 text-left text-lg font-bold md:table-caption">{heading}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text(applicationReviewMessages.question)}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {answers.map(({ path, label, left, right, differs }) => (
          <tr
            key={path}
            className={classes(
              'grid grid-cols-2 gap-x-4 border-b border-line py-2 md:table-row',
              differs && 'bg-needs-you-soft',
            )}
          >
            <th
              scope="row"
              className="col-span-2 px-2 font-normal text-muted md:table-cell md:w-1/4 md:py-2 md:align-top"
            >
              {label}
              {differs && (
                <span className="ml-2 inline-flex items-center gap-1 text-sm font-semibold text-needs-you">
                  <Diff aria-hidden size={14} />
                  {text(applicationReviewMessages.differs)}
                </span>
              )}
            </th>
            <td className="min-w-0 px-2 font-semibold break-words md:table-cell md:py-2 md:align-top">{left || '–'}</td>
            <td className="min-w-0 px-2 font-semibold break-words md:table-cell md:py-2 md:align-top">
              {right || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
