import { describe, linesOf } from '../../../../../domain/src/engine/describe.ts'
import { knownOf, type Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { words } from './file-words.ts'

/** One page of a document: which question it answers, and what it is called. */
export type Paper = { id: string; path: string; title: string }

/** All papers of a file, in the order of the form; after them what officers gave with their replies. */
export function usePapers(file: Application): Paper[] {
  const { text, locale } = useLanguage()
  const ofForm = linesOf(describe(file.definition, file.answers, knownOf(file), locale))
  const ofReplies = file.history.flatMap(({ reply }) =>
    reply.map(({ label, labelBng, documents }) => ({ path: '', label: text({ bn: labelBng, en: label }), documents })),
  )
  return [...ofForm, ...ofReplies].flatMap(({ path, label, documents = [] }) =>
    documents.map((id, index) => ({ id, path, title: documents.length > 1 ? `${label}, ${text(words.page, { n: index + 1 })}` : label })),
  )
}
