import { noticeAddress } from '../../../../domain/src/content/notice-address.ts'
import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { boardWords } from './board-words.ts'

type Props = { notices: PublicData['notices']; Heading: 'h2' | 'h3' }

/** A dated list. The browser itself follows its links: the page of a notice comes whole from the server. */
export function NoticeLines({ notices, Heading }: Props) {
  const { text, date, digits } = useLanguage()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {notices.map((notice) => (
        <li key={notice.noticeId}>
          <a href={noticeAddress(notice.noticeId)} className={classes('block rounded-card p-4 hover:bg-brand-soft', focusRing)}>
            <time dateTime={notice.publishFrom} className="block text-sm text-muted">
              {date(notice.publishFrom)}
            </time>
            <Heading className="font-semibold break-words text-brand">{text({ bn: notice.titleBng, en: notice.title })}</Heading>
            <span className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
              <span className="break-words">{digits(notice.noticeNumber)}</span>
              {notice.hasAttachment === 'Y' && <span>{text(boardWords.hasFile)}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
