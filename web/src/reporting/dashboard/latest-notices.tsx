import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'

/** Lists the latest notices, newest first. */
export function LatestNotices({ notices }: Pick<Dashboard, 'notices'>) {
  const { text, dateInTable } = useLanguage()
  if (notices.length === 0) return null
  return (
    <Card title={text(dashboardMessages.notices)}>
      <ul className="grid gap-2">
        {notices.map(({ noticeId, title, titleBng, publishFrom }) => (
          <li key={noticeId}>
            <TextLink to={`/notice?id=${noticeId}`} className="inline-block py-1">
              {text({ bn: titleBng, en: title })}
            </TextLink>{' '}
            <span className="block text-sm text-muted tabular-nums">{dateInTable(publishFrom)}</span>
          </li>
        ))}
      </ul>
      <TextLink to="/notices" className="mt-2 inline-flex min-h-11 items-center font-semibold">
        {text(dashboardMessages.allNotices)}
      </TextLink>
    </Card>
  )
}
