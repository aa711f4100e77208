import { ArrowRight } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { noticeBoardMessages } from './notice-board-messages.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeSearch } from './notice-search.tsx'

/** Shows the latest notices on the landing page, with a link to all. */
export function NoticeBoard() {
  const { text } = useLanguage()
  const { notices } = usePageData().data
  return (
    <section id="notice-board" aria-labelledby="notice-board-title" className="flex flex-col gap-4">
      <h2 id="notice-board-title" className="text-xl font-bold">
        {text(noticeBoardMessages.notices)}
      </h2>
      {notices.length === 0 && (
        <NoNotices title={text(noticeBoardMessages.none)}>{text(noticeBoardMessages.noneText)}</NoNotices>
      )}
      {notices.length > 0 && (
        <>
          <NoticeList notices={notices} Heading="h3" />
          <a href={getScreen('notices').path} className={classes(standaloneLinkClasses, 'gap-2 self-start', focusRing)}>
            {text(noticeBoardMessages.all)}
            <ArrowRight aria-hidden size={20} />
          </a>
          <NoticeSearch />
        </>
      )}
    </section>
  )
}
