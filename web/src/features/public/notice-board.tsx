import { ArrowRight } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { boardWords as words } from './board-words.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticeLines } from './notice-lines.tsx'
import { NoticeSearch } from './notice-search.tsx'

/** The first of them on the landing page, and the way to all. */
export function NoticeBoard() {
  const { text } = useLanguage()
  const { notices } = usePageData().data
  return (
    <section id="notice-board" aria-labelledby="notice-board-title" className="flex flex-col gap-4">
      <h2 id="notice-board-title" className="text-xl font-bold">
        {text(words.notices)}
      </h2>
      {notices.length === 0 && <NoNotices title={text(words.none)}>{text(words.noneText)}</NoNotices>}
      {notices.length > 0 && (
        <>
          <NoticeLines notices={notices} Heading="h3" />
          <a
            href={getScreen('notices').path}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 self-start rounded-sm font-semibold text-brand underline underline-offset-4',
              focusRing,
            )}
          >
            {text(words.all)}
            <ArrowRight aria-hidden size={20} />
          </a>
          <NoticeSearch />
        </>
      )}
    </section>
  )
}
