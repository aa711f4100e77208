import { Check } from 'lucide-react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import type { PublicForm } from './public-programme.ts'
import { grantMessages } from './messages.ts'

/** Lists the questions by section. */
export function FormOutline({ form }: { form: PublicForm }) {
  const text = useText()
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-muted">{text(grantMessages.whatItAsksText)}</p>
      <ol className="grid gap-5">
        {form.sections.map(({ title, titleBng, fields }, index) => (
          <li key={index}>
            <h3 className="font-semibold">
              {text(grantMessages.section, { n: index + 1, title: { bn: titleBng, en: title } })}
            </h3>
            <ul className="mt-1 list-disc pl-6 marker:text-brand">
              {fields.map(({ fieldKey, label, labelBng, requiredYn }) => (
                <li key={fieldKey} className="py-0.5 break-words">
                  {text({ bn: labelBng, en: label })}
                  {requiredYn === 'N' && <span className="text-muted"> {text(grantMessages.optional)}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Documents from which the ready-made blocks are answered. */
const answeredFrom: Partial<Record<string, Bilingual>> = {
  passport: grantMessages.paperPassport,
  'passport-verification': grantMessages.paperPassport,
  'bank-account': grantMessages.paperBank,
  'grant-receiver': grantMessages.paperNid,
}

/** Lists the required documents and those that answers are copied from, without duplicates. */
function documentsIn({ sections }: PublicForm) {
  const documents = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ fieldType, label, labelBng, requiredYn }) => {
      const document = fieldType === 'file' ? { bn: labelBng, en: label } : getOwn(answeredFrom, fieldType)
      return document ? [{ paper: document, requiredYn }] : []
    })
  return [...new Map(documents.map((row) => [row.paper.bn, row])).values()]
}

export function RequiredDocuments({ form }: { form: PublicForm }) {
  const text = useText()
  const documents = documentsIn(form)
  if (documents.length === 0) return null
  return (
    <Card title={text(grantMessages.papers)}>
      <ul className="grid gap-1.5">
        {documents.map(({ paper: document, requiredYn }) => (
          <li key={document.bn} className="flex items-start gap-2">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
            <span className="min-w-0 break-words">
              {text(document)}
              {requiredYn === 'N' && <span className="text-muted"> {text(grantMessages.optional)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{text(grantMessages.papersText)}</p>
    </Card>
  )
}
