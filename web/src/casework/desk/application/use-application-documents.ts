import { formatAnswers, flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import { toEvaluationContext, type Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

/** One page of a document with the path of its question and its title. */
export type ApplicationDocument = { id: string; path: string; title: string }

/** Lists the documents in the order of the form, then those of officers' replies. */
export function useApplicationDocuments(application: Application): ApplicationDocument[] {
  const { text, locale } = useLanguage()
  const ofForm = flattenSections(
    formatAnswers(application.definition, application.answers, toEvaluationContext(application), locale),
  )
  const ofReplies = application.history.flatMap(({ reply }) =>
    reply.map(({ label, labelBng, documents }) => ({ path: '', label: text({ bn: labelBng, en: label }), documents })),
  )
  return [...ofForm, ...ofReplies].flatMap(({ path, label, documents = [] }) =>
    documents.map((id, index) => ({
      id,
      path,
      title: documents.length > 1 ? `${label}, ${text(applicationReviewMessages.page, { n: index + 1 })}` : label,
    })),
  )
}
