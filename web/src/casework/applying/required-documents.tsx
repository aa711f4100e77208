import { Check } from 'lucide-react'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { serviceHomeMessages } from './service-home-messages.ts'

/** Lists every document the form may require, read from its definition. */
export function RequiredDocuments({ definition }: { definition: ServiceDefinition }) {
  const text = useText()
  const documents = flattenDefinition(definition).filter(({ field }) => 'accepts' in field)
  if (documents.length === 0) return null
  return (
    <Card title={text(serviceHomeMessages.papers)}>
      <ul className="grid gap-1.5">
        {documents.map(({ path, field }) => (
          <li key={path} className="flex items-start gap-2">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
            <span>
              {text(field.label)}
              {(field.when || field.optional) && (
                <span className="text-muted"> {text(serviceHomeMessages.paperIfAsked)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{text(serviceHomeMessages.papersText)}</p>
    </Card>
  )
}
