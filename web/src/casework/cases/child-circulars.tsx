import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import type { Case } from './use-case-query.ts'
import { caseMessages } from './messages.ts'

/** Lists open circulars for the children: each child applies separately. */
export function ChildCirculars({ circulars }: { circulars: Case['circulars'] }) {
  const { text } = useLanguage()
  return (
    <Card title={text(caseMessages.children)}>
      <ul className="grid gap-3">
        {circulars.map(({ service, title, titleBng, closesOn }) => (
          <li key={service}>
            <TextLink to={buildServiceUrl(service)} className="font-semibold">
              {text({ bn: titleBng, en: title })}
            </TextLink>
            <p className="text-sm text-muted">
              <Deadline sentence={caseMessages.circular} day={closesOn} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
