import { PencilLine, SearchCheck } from 'lucide-react'
import { useMemo } from 'react'
import { describe, linesOf, type Line } from '../../../../../domain/src/engine/describe.ts'
import { AnswerLines } from '../../../forms/answer-lines.tsx'
import { knownOf, type Application } from '../../../forms/application.ts'
import { isAt } from '../../../forms/use-issues.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { answersBefore, lastCorrection, toVerify } from './corrections.ts'
import { words } from './file-words.ts'

/** What the applicant said, step by step; corrections and what is still to be verified stand out. */
export function FileAnswers({ file }: { file: Application }) {
  const { locale } = useLanguage()
  const known = useMemo(() => knownOf(file), [file])
  const changes = useMemo(() => lastCorrection(file), [file])
  const unverified = useMemo(() => toVerify(file), [file])
  const sections = describe(file.definition, file.answers, known, locale)
  const old = describe(file.definition, answersBefore(file.answers, changes), known, locale)
  const before = new Map(linesOf(old).map(({ path, text }) => [path, text]))
  const under = (line: Line) => (
    <>
      {unverified.some(({ path }) => path === line.path) && <Unverified />}
      {changes.some(({ path }) => isAt(path, line.path)) && <Changed before={line.documents ? undefined : before.get(line.path)} />}
    </>
  )
  return sections.map(({ path, heading, lines }) => {
    // Documents stand at the right, where they can be opened.
    const read = lines.filter((line) => 'lines' in line || !line.documents)
    return read.length === 0 ? null : (
      <Card key={path} title={heading}>
        <AnswerLines lines={read} under={under} />
      </Card>
    )
  })
}

export function Changed({ before }: { before: string | undefined }) {
  const { text } = useLanguage()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm font-normal">
      <span className="inline-flex items-center gap-1 rounded-full bg-needs-you-soft px-2.5 py-0.5 font-semibold text-needs-you">
        <PencilLine aria-hidden size={14} />
        {text(words.changed)}
      </span>
      {before !== undefined && <span className="text-muted">{text(words.before, { text: before || text(words.wasEmpty) })}</span>}
    </span>
  )
}

function Unverified() {
  const { text } = useLanguage()
  return (
    <span className="mt-1 inline-flex items-center gap-1 rounded-full bg-needs-you-soft px-2.5 py-0.5 text-sm font-semibold text-needs-you">
      <SearchCheck aria-hidden size={14} />
      {text(words.manual)}
    </span>
  )
}
