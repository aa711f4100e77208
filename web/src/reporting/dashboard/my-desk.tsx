import { Inbox, TriangleAlert } from 'lucide-react'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import type { Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'

/** Counts the applications on this officer's desk by service, and the overdue ones. */
export function MyDesk({ desk }: Pick<Dashboard, 'desk'>) {
  const { text, number } = useLanguage()
  return (
    <Card title={text(dashboardMessages.yourWork)}>
      {desk.length === 0 && (
        <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(dashboardMessages.noWork)}>
          {text(dashboardMessages.noWorkText)}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {desk.map(({ service, title, titleBng, waiting, late }) => (
          <li
            key={service}
            className={classes(
              'flex flex-wrap items-center justify-between gap-x-6 gap-y-1',
              'border-b border-line pb-3 last:border-b-0 last:pb-0',
            )}
          >
            <TextLink to={buildServiceUrl(service)} className="inline-flex min-h-11 items-center text-lg font-semibold">
              {text({ bn: titleBng, en: title })}
            </TextLink>
            <p className="flex flex-wrap items-center gap-x-6">
              <span>{text(dashboardMessages.waiting, { n: number(waiting) })}</span>
              {late > 0 && (
                <TextLink
                  to={buildServiceUrl(service, { overdue: 'Y' })}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-danger"
                >
                  <TriangleAlert aria-hidden size={18} />
                  {text(dashboardMessages.overdue, { n: number(late) })}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
