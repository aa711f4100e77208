import { Check } from 'lucide-react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import type { PublicForm } from './read-on.ts'
import { words } from './words.ts'

/** The questions by section, as they come. */
export function FormOutline({ form }: { form: PublicForm }) {
  const text = useText()
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-muted">{text(words.whatItAsksText)}</p>
      <ol className="grid gap-5">
        {form.sections.map(({ title, titleBng, fields }, place) => (
          <li key={place}>
            <h3 className="font-semibold">{text(words.section, { n: place + 1, title: { bn: titleBng, en: title } })}</h3>
            <ul className="mt-1 list-disc pl-6 marker:text-brand">
              {fields.map(({ fieldKey, label, labelBng, requiredYn }) => (
                <li key={fieldKey} className="py-0.5 break-words">
                  {text({ bn: labelBng, en: label })}
                  {requiredYn === 'N' && <span className="text-muted"> {text(words.optional)}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the ready-made questions are answered from. */
const answeredFrom: Partial<Record<string, Bilingual>> = {
  passport: words.paperPassport,
  'passport-verification': words.paperPassport,
  'bank-account': words.paperBank,
  'grant-receiver': words.paperNid,
}

/** The papers among the questions, and those one reads the answers from; each once. */
function papersIn({ sections }: PublicForm) {
  const papers = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ fieldType, label, labelBng, requiredYn }) => {
      const paper = fieldType === 'file' ? { bn: labelBng, en: label } : getOwn(answeredFrom, fieldType)
      return paper ? [{ paper, requiredYn }] : []
    })
  return [...new Map(papers.map((row) => [row.paper.bn, row])).values()]
}

export function PapersAtHand({ form }: { form: PublicForm }) {
  const text = useText()
  const papers = papersIn(form)
  if (papers.length === 0) return null
  return (
    <Card title={text(words.papers)}>
      <ul className="grid gap-1.5">
        {papers.map(({ paper, requiredYn }) => (
          <li key={paper.bn} className="flex items-start gap-2">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
            <span className="min-w-0 break-words">
              {text(paper)}
              {requiredYn === 'N' && <span className="text-muted"> {text(words.optional)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{text(words.papersText)}</p>
    </Card>
  )
}
