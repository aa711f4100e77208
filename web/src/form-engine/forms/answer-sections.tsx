import { PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { formatAnswers, flattenSections, type FormattedAnswer } from '@wewb/domain/engine/evaluation/format-answers'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { DocumentLinks } from '#form-engine/fields/document-links.tsx'
import { FormServicesContext, type FormServices } from '#form-engine/fields/form-services.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { AnswerRows, answerMarkClasses } from './answer-rows.tsx'
import { useLookupCache } from './use-lookup-cache.ts'
import { isAtPath } from './use-issues.ts'
import { formMessages } from './messages.ts'

type Props = {
  definition: Pick<ServiceDefinition, 'steps'>
  answers: Answers
  evaluationContext: EvaluationContext
  services: FormServices
  /** Paths corrected since the officer last viewed the application. */
  changedPaths?: readonly string[]
  /** The answers before the correction, to show what a changed row was. */
  previousAnswers?: Answers
}

/** Shows an application to an officer: answers on the left, documents on the right, corrections marked. */
export function AnswerSections({
  definition,
  answers,
  evaluationContext,
  services,
  changedPaths = [],
  previousAnswers,
}: Props) {
  const { text, locale } = useLanguage()
  const visibleFields = useMemo(
    () => visibleFieldsOf(definition, answers, evaluationContext),
    [definition, answers, evaluationContext],
  )
  const listed = useLookupCache(services, visibleFields)
  const context = { lists: listed.lists, ...evaluationContext }
  const sections = formatAnswers(definition, answers, context, locale)
  const old = new Map(
    previousAnswers
      ? flattenSections(formatAnswers(definition, previousAnswers, context, locale)).map((line) => [
          line.path,
          line.text,
        ])
      : [],
  )
  const documents = flattenSections(sections).filter((line) => line.documents?.length)
  const mark = (line: FormattedAnswer) =>
    changedPaths.some((path) => isAtPath(path, line.path)) && <Mark before={old.get(line.path)} />
  return (
    <FormServicesContext value={listed.services}>
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          {sections.map(({ path, heading, lines }) => (
            <Card key={path} title={heading}>
              <AnswerRows rows={lines} under={mark} />
            </Card>
          ))}
        </div>
        <Card title={text(formMessages.documents)}>
          {documents.length === 0 && <p className="text-muted">{text(formMessages.noDocuments)}</p>}
          <ul className="grid gap-5">
            {documents.map((line) => (
              <li key={line.path} className="flex flex-col gap-2">
                <p className="font-semibold">{line.label}</p>
                {mark(line)}
                <DocumentLinks documents={line.documents ?? []} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </FormServicesContext>
  )
}

function Mark({ before }: { before: string | undefined }) {
  const { text } = useLanguage()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm font-normal">
      <span className={answerMarkClasses}>
        <PencilLine aria-hidden size={14} />
        {text(formMessages.changed)}
      </span>
      {before !== undefined && <span className="text-muted">{text(formMessages.before, { text: before })}</span>}
    </span>
  )
}
