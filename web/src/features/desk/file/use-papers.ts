import { describe, linesOf } from '../../../../../domain/src/engine/describe.ts'
import { knownOf, type Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { words } from './file-words.ts'

/** One page of a document: which question it answers, and what it is called. */
export type Paper = { id: string; path: string; title: string }

/** All papers of a file, in the order of the form. */
export function usePapers(file: Application): Paper[] {
  const { text, locale } = useLanguage()
  return linesOf(describe(file.definition, file.answers, knownOf(file), locale)).flatMap(({ path, label, documents = [] }) =>
    documents.map((id, index) => ({ id, path, title: documents.length > 1 ? `${label}, ${text(words.page, { n: index + 1 })}` : label })),
  )
}
