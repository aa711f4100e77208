import { noticeUrl } from '@wewb/domain/content/notice-urls'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { noticeBoardMessages } from './notice-board-messages.ts'

type Props = { notices: PublicPageData['notices']; Heading: 'h2' | 'h3' }

/** A dated list. Its links load full pages, because the server renders each notice. */
export function NoticeList({ notices, Heading }: Props) {
  const { text, date, digits } = useLanguage()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {notices.map((notice) => (
        <li key={notice.noticeId}>
          <a
            href={noticeUrl(notice.noticeId)}
            className={classes('block rounded-card p-4 hover:bg-brand-soft', focusRing)}
          >
            <time dateTime={notice.publishFrom} className="block text-sm text-muted">
              {date(notice.publishFrom)}
            </time>
            <Heading className="font-semibold break-words text-brand">
              {text({ bn: notice.titleBng, en: notice.title })}
            </Heading>
            <span className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
              <span className="break-words">{digits(notice.noticeNumber)}</span>
              {notice.hasAttachment === 'Y' && <span>{text(noticeBoardMessages.hasFile)}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
