import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { figureMessages } from './figure-messages.ts'

/** Lists the officer's last actions, with links back to the applications. */
export function LastActions({ actions }: { actions: Dashboard['lastActions'] }) {
  const { text, dateInTable, time } = useLanguage()
  if (actions.length === 0) return null
  return (
    <Card title={text(figureMessages.lastActions)}>
      <ul className="grid gap-2">
        {actions.map(({ at, applicationNo, service, title, titleBng, label, labelBng }) => (
          <li key={`${at} ${applicationNo} ${label}`} className="border-b border-line pb-2 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{text({ bn: labelBng, en: label })}</span>
              <span className="text-sm text-muted tabular-nums">
                {dateInTable(at)}, {time(at)}
              </span>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <TextLink
                to={buildServiceUrl(service, { application: applicationNo })}
                className="inline-flex min-h-8 items-center tabular-nums"
              >
                {applicationNo}
              </TextLink>
              <span className="text-muted">{text({ bn: titleBng, en: title })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
