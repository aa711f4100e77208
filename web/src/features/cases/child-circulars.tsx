import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import type { Case } from './use-case.ts'
import { words } from './words.ts'

/** What a child may have is applied for under a circular, each child apart: named here while one is open. */
export function ChildCirculars({ circulars }: { circulars: Case['circulars'] }) {
  const { text } = useLanguage()
  return (
    <Card title={text(words.children)}>
      <ul className="grid gap-3">
        {circulars.map(({ service, title, titleBng, closesOn }) => (
          <li key={service}>
            <TextLink to={addressOfService(service)} className="font-semibold">
              {text({ bn: titleBng, en: title })}
            </TextLink>
            <p className="text-sm text-muted">
              <Deadline sentence={words.circular} day={closesOn} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
