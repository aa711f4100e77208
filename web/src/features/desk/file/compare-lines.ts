import { describe, linesOf } from '../../../../../domain/src/engine/describe.ts'
import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import { knownOf, type Application } from '../../../forms/application.ts'

export type ComparedLine = { path: string; label: string; left: string; right: string; differs: boolean }
export type ComparedSection = { path: string; heading: string; lines: ComparedLine[] }

/** Two files answer by answer. What only one of them was asked stands alone in its line. */
export function compareLines(left: Application, right: Application, locale: Locale): ComparedSection[] {
  const [mine, theirs] = [left, right].map((file) =>
    describe(file.definition, file.answers, knownOf(file), locale).map((section) => ({ ...section, lines: linesOf([section]) })),
  )
  const paths = [...new Map([...(mine ?? []), ...(theirs ?? [])].map(({ path, heading }) => [path, heading]))]
  return paths.map(([path, heading]) => {
    const [own = [], other = []] = [mine, theirs].map((sections) => sections?.find((section) => section.path === path)?.lines)
    const labels = new Map([...own, ...other].map((line) => [line.path, line.label]))
    const textAt = (lines: typeof own, at: string) => lines.find((line) => line.path === at)?.text ?? ''
    const lines = [...labels].map(([at, label]) => ({ path: at, label, left: textAt(own, at), right: textAt(other, at) }))
    return { path, heading, lines: lines.map((line) => ({ ...line, differs: line.left !== line.right })) }
  })
}
