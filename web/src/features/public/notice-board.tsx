import { ChevronDown, Megaphone } from 'lucide-react'
import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { words } from './words.ts'

type Notice = PublicData['notices'][number]

/** A dated list. Each notice unfolds in place, by the browser alone. */
export function NoticeBoard() {
  const { text } = useLanguage()
  const { notices } = usePageData().data
  return (
    <section id="notice-board" aria-labelledby="notice-board-title">
      <h2 id="notice-board-title" className="text-xl font-bold">
        {text(words.notices)}
      </h2>
      {notices.length === 0 ? (
        <div className="mt-4 rounded-card border border-line bg-card p-6 text-center">
          <Megaphone aria-hidden size={28} className="mx-auto text-brand" />
          <p className="mt-2 font-semibold">{text(words.noNotices)}</p>
          <p className="text-muted">{text(words.noNoticesText)}</p>
        </div>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
          {notices.map((notice) => (
            <li key={notice.noticeId}>
              <NoticeItem notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { text, date, digits } = useLanguage()
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-3 rounded-card p-4 hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <time dateTime={notice.publishFrom} className="block text-sm text-muted">
            {date(notice.publishFrom)}
          </time>
          <span className="font-semibold">{text({ bn: notice.titleBng, en: notice.title })}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="mt-1 shrink-0 text-brand group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <p className="whitespace-pre-line">{text({ bn: notice.detailsBng, en: notice.details })}</p>
        {notice.noticeNumber && (
          <p className="mt-2 text-sm text-muted">{text(words.noticeNumber, { number: digits(notice.noticeNumber) })}</p>
        )}
      </div>
    </details>
  )
}
