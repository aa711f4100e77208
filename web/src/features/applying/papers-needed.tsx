import { Check } from 'lucide-react'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { fieldsOf } from '../../../../domain/src/engine/definition-paths.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { homeWords } from './home-words.ts'

/** Every document the form may ask for, read from the form itself. */
export function PapersNeeded({ definition }: { definition: ServiceDefinition }) {
  const text = useText()
  const papers = fieldsOf(definition).filter(({ field }) => 'accepts' in field)
  if (papers.length === 0) return null
  return (
    <Card title={text(homeWords.papers)}>
      <ul className="grid gap-1.5">
        {papers.map(({ path, field }) => (
          <li key={path} className="flex items-start gap-2">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
            <span>
              {text(field.label)}
              {(field.when || field.optional) && <span className="text-muted"> {text(homeWords.paperIfAsked)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{text(homeWords.papersText)}</p>
    </Card>
  )
}
