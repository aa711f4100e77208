import { PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { describe, linesOf, type Line } from '../../../domain/src/engine/describe.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { DocumentLinks } from '../fields/document-links.tsx'
import { FormServicesContext, type FormServices } from '../fields/form-services.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { useListed } from './use-listed.ts'
import { isAt } from './use-issues.ts'
import { words } from './words.ts'

type Props = {
  definition: Pick<ServiceDefinition, 'steps'>
  answers: Answers
  known: Known
  services: FormServices
  /** Paths that were corrected since the officer last saw them. */
  changed?: readonly string[]
  /** The answers before the correction, to show what a changed line was. */
  previous?: Answers
}

/** An application as an officer reads it: facts at the left, documents at the right, corrections marked. */
export function AnswerSections({ definition, answers, known: given, services, changed = [], previous }: Props) {
  const { text, locale } = useLanguage()
  const asked = useMemo(() => walkAsked(definition, answers, given), [definition, answers, given])
  const listed = useListed(services, asked)
  const known = { lists: listed.lists, ...given }
  const sections = describe(definition, answers, known, locale)
  const old = new Map(previous ? linesOf(describe(definition, previous, known, locale)).map((line) => [line.path, line.text]) : [])
  const documents = linesOf(sections).filter((line) => line.documents?.length)
  const mark = (line: Line) => changed.some((path) => isAt(path, line.path)) && <Mark before={old.get(line.path)} />
  return (
    <FormServicesContext value={listed.services}>
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          {sections.map(({ path, heading, lines }) => (
            <Card key={path} title={heading}>
              <AnswerLines lines={lines} under={mark} />
            </Card>
          ))}
        </div>
        <Card title={text(words.documents)}>
          {documents.length === 0 && <p className="text-muted">{text(words.noDocuments)}</p>}
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
      <span className="inline-flex items-center gap-1 rounded-full bg-needs-you-soft px-2.5 py-0.5 font-semibold text-needs-you">
        <PencilLine aria-hidden size={14} />
        {text(words.changed)}
      </span>
      {before !== undefined && <span className="text-muted">{text(words.before, { text: before })}</span>}
    </span>
  )
}
