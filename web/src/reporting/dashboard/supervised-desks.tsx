import { TriangleAlert } from 'lucide-react'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'
import { figureMessages } from './figure-messages.ts'

/** Counts the overdue applications at the desks that this officer supervises, by service. */
export function SupervisedDesks({ services }: { services: Dashboard['supervised'] }) {
  const { text, number } = useLanguage()
  const rows = services.map(({ service, title, titleBng, overdue }) => ({
    service,
    name: text({ bn: titleBng, en: title }),
    overdue: text(dashboardMessages.overdue, { n: number(overdue) }),
  }))
  return (
    <Card title={text(figureMessages.supervised)}>
      <p className="-mt-2 mb-3 text-sm text-muted">{text(figureMessages.supervisedText)}</p>
      <ul className="grid gap-1">
        {rows.map(({ service, name, overdue }) => (
          <li key={service} className="flex flex-wrap items-center justify-between gap-x-6">
            <span>{name}</span>
            <TextLink
              to={buildServiceUrl(service, { view: 'supervised' })}
              aria-label={`${name}: ${overdue}`}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-danger"
            >
              <TriangleAlert aria-hidden size={18} />
              {overdue}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
