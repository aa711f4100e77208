import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { words } from './words.ts'

/** What the board has to say, newest first. */
export function LatestNotices({ notices }: Pick<Dashboard, 'notices'>) {
  const { text, dateInTable } = useLanguage()
  if (notices.length === 0) return null
  return (
    <Card title={text(words.notices)}>
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
        {text(words.allNotices)}
      </TextLink>
    </Card>
  )
}
