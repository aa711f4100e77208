import { getScreen } from '../../../../domain/src/access/screens.ts'
import { readNoticeQuery } from '../../../../domain/src/content/notice-address.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { classes, focusRing } from '../../ui/look.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { boardWords } from './board-words.ts'
import { ComesWhole } from './comes-whole.tsx'
import { NoNotices } from './no-notices.tsx'
import { NoticeLines } from './notice-lines.tsx'
import { NoticeSearch } from './notice-search.tsx'
import { noticeWords as words } from './notice-words.ts'

/** All that is published, a page at a time, with a search that the browser itself sends: it works without script. */
export function NoticesPage() {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const { noticeList } = usePageData().data
  const { search, page } = readNoticeQuery(query)
  return (
    <div className="mx-auto flex max-w-[68ch] flex-col gap-6 px-4 py-8 lg:py-12">
      <PageTitle intro={text(words.allIntro)}>{text(boardWords.all)}</PageTitle>
      <NoticeSearch search={search}>{search && <ShowAll />}</NoticeSearch>
      {noticeList?.search === search && noticeList.page === page ? <Found /> : <ComesWhole />}
    </div>
  )
}

function Found() {
  const { text, number } = useLanguage()
  const { noticeList } = usePageData().data
  if (!noticeList) return null
  const { search, list, total } = noticeList
  if (total === 0 && search) return <NoNotices title={text(words.notFound, { search })}>{text(words.notFoundText)}</NoNotices>
  if (list.length === 0) return <NoNotices title={text(boardWords.none)}>{text(boardWords.noneText)}</NoNotices>
  return (
    <>
      {search && <p>{text(words.found, { search, n: number(total) })}</p>}
      <NoticeLines notices={list} Heading="h2" />
      {noticeList.lastPage > 1 && <Pagination {...noticeList} />}
    </>
  )
}

function ShowAll() {
  const { text } = useLanguage()
  return (
    <a
      href={getScreen('notices').path}
      className={classes('inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline underline-offset-4', focusRing)}
    >
      {text(words.clear)}
    </a>
  )
}
