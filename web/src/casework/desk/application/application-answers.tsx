import { PencilLine, SearchCheck } from 'lucide-react'
import { useMemo } from 'react'
import { formatAnswers, flattenSections, type FormattedAnswer } from '@wewb/domain/engine/evaluation/format-answers'
import { AnswerRows, answerMarkClasses } from '#form-engine/forms/answer-rows.tsx'
import { toEvaluationContext, type Application } from '#form-engine/applications/application.ts'
import { isAtPath } from '#form-engine/forms/use-issues.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import { answersBefore, lastCorrection, unverifiedAnswersOf } from './corrections.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

/** Shows the answers by step; corrections and unverified answers are highlighted. */
export function ApplicationAnswers({ application }: { application: Application }) {
  const { locale } = useLanguage()
  const context = useMemo(() => toEvaluationContext(application), [application])
  const changes = useMemo(() => lastCorrection(application), [application])
  const unverified = useMemo(() => unverifiedAnswersOf(application), [application])
  const sections = formatAnswers(application.definition, application.answers, context, locale)
  const old = formatAnswers(application.definition, answersBefore(application.answers, changes), context, locale)
  const before = new Map(flattenSections(old).map(({ path, text }) => [path, text]))
  const under = (line: FormattedAnswer) => (
    <>
      {unverified.some(({ path }) => path === line.path) && <Unverified />}
      {changes.some(({ path }) => isAtPath(path, line.path)) && (
        <ChangedMark before={line.documents ? undefined : before.get(line.path)} />
      )}
    </>
  )
  return sections.map(({ path, heading, lines }) => {
    // Documents are listed on the right, where they can be opened.
    const read = lines.filter((line) => 'lines' in line || !line.documents)
    return read.length === 0 ? null : (
      <Card key={path} title={heading}>
        <AnswerRows rows={read} under={under} />
      </Card>
    )
  })
}

export function ChangedMark({ before }: { before: string | undefined }) {
  const { text } = useLanguage()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm font-normal">
      <span className={answerMarkClasses}>
        <PencilLine aria-hidden size={14} />
        {text(applicationReviewMessages.changed)}
      </span>
      {before !== undefined && (
        <span className="text-muted">
          {text(applicationReviewMessages.before, { text: before || text(applicationReviewMessages.wasEmpty) })}
        </span>
      )}
    </span>
  )
}

function Unverified() {
  const { text } = useLanguage()
  return (
    <span className={classes(answerMarkClasses, 'mt-1 text-sm')}>
      <SearchCheck aria-hidden size={14} />
      {text(applicationReviewMessages.manual)}
    </span>
  )
}
