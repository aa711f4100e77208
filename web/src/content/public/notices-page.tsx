import { getScreen } from '@wewb/domain/access/screens'
import { parseNoticeQuery } from '@wewb/domain/content/notice-urls'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { noticeBoardMessages } from './notice-board-messages.ts'
import { FullPageLoad } from './full-page-load.tsx'
import { NoNotices } from './no-notices.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticeSearch } from './notice-search.tsx'
import { noticeMessages } from './notice-messages.ts'

/** Lists the published notices in pages, with a search that works without script. */
export function NoticesPage() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const { noticeList } = usePageData().data
  const { search, page } = parseNoticeQuery(query)
  return (
    <div className="mx-auto flex max-w-[68ch] flex-col gap-6 px-4 py-8 lg:py-12">
      <PageTitle intro={text(noticeMessages.allIntro)}>{text(noticeBoardMessages.all)}</PageTitle>
      <NoticeSearch search={search}>{search && <ShowAll />}</NoticeSearch>
      {noticeList?.search === search && noticeList.page === page ? <Found /> : <FullPageLoad />}
    </div>
  )
}

function Found() {
  const { text, number } = useLanguage()
  const { noticeList } = usePageData().data
  if (!noticeList) return null
  const { search, list, total } = noticeList
  if (total === 0 && search)
    return <NoNotices title={text(noticeMessages.notFound, { search })}>{text(noticeMessages.notFoundText)}</NoNotices>
  if (list.length === 0)
    return <NoNotices title={text(noticeBoardMessages.none)}>{text(noticeBoardMessages.noneText)}</NoNotices>
  return (
    <>
      {search && <p>{text(noticeMessages.found, { search, n: number(total) })}</p>}
      <NoticeList notices={list} Heading="h2" />
      {noticeList.lastPage > 1 && <Pagination {...noticeList} />}
    </>
  )
}

function ShowAll() {
  const { text } = useLanguage()
  return (
    <a href={getScreen('notices').path} className={classes(standaloneLinkClasses, focusRing)}>
      {text(noticeMessages.clear)}
    </a>
  )
}
