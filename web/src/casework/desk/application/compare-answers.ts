import { formatAnswers, flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toEvaluationContext, type Application } from '#form-engine/applications/application.ts'

export type ComparedAnswer = { path: string; label: string; left: string; right: string; differs: boolean }
export type ComparedSection = { path: string; heading: string; answers: ComparedAnswer[] }

/** Compares two applications answer by answer. A question asked in only one of them gets its own row. */
export function compareAnswers(left: Application, right: Application, locale: Locale): ComparedSection[] {
  const [mine, theirs] = [left, right].map((application) =>
    formatAnswers(application.definition, application.answers, toEvaluationContext(application), locale).map(
      (section) => ({
        ...section,
        lines: flattenSections([section]),
      }),
    ),
  )
  const paths = [...new Map([...(mine ?? []), ...(theirs ?? [])].map(({ path, heading }) => [path, heading]))]
  return paths.map(([path, heading]) => {
    const [own = [], other = []] = [mine, theirs].map(
      (sections) => sections?.find((section) => section.path === path)?.lines,
    )
    const labels = new Map([...own, ...other].map((line) => [line.path, line.label]))
    const textAt = (lines: typeof own, at: string) => lines.find((line) => line.path === at)?.text ?? ''
    const lines = [...labels].map(([at, label]) => ({
      path: at,
      label,
      left: textAt(own, at),
      right: textAt(other, at),
    }))
    return { path, heading, answers: lines.map((line) => ({ ...line, differs: line.left !== line.right })) }
  })
}
