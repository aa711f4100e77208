import { ArrowLeft, Printer } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { noticeAttachmentUrl, parseNoticeId } from '@wewb/domain/content/notice-urls'
import type { PublicNotice } from '@wewb/domain/content/public-page-data'
import { portalName } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { NoticeArticle } from '#components/layout/notice-article.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { noticeBoardMessages } from './notice-board-messages.ts'
import { FullPageLoad } from './full-page-load.tsx'
import { noticeMessages } from './notice-messages.ts'

/** One notice at a URL that can be shared and printed. */
export function NoticePage() {
  const { text, locale } = useLanguage()
  const [query] = useSearchParams()
  const { notice } = usePageData().data
  if (!notice || notice.noticeId !== (parseNoticeId(query) ?? null)) return <FullPageLoad />
  return (
    <div className="mx-auto flex max-w-[68ch] flex-col gap-6 px-4 py-8 lg:py-12">
      <a
        href={getScreen('notices').path}
        className={classes(standaloneLinkClasses, 'gap-2 self-start print:hidden', focusRing)}
      >
        <ArrowLeft aria-hidden size={20} />
        {text(noticeBoardMessages.all)}
      </a>
      {notice.found ? (
        <>
          {/* In print the layout is hidden, so the portal's name is shown here. */}
          <p className="hidden font-semibold print:block">{text(portalName)}</p>
          <NoticeArticle notice={shownOf(notice.found)} locale={locale} />
          <Button
            variant="secondary"
            className="self-start print:hidden"
            icon={<Printer aria-hidden size={20} />}
            onClick={() => window.print()}
          >
            {text(noticeMessages.print)}
          </Button>
        </>
      ) : (
        <Missing />
      )}
    </div>
  )
}

function Missing() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <PageTitle intro={text(noticeMessages.missingText, { phone: digits(callCentreLocal) })}>
      {text(noticeMessages.missing)}
    </PageTitle>
  )
}

const shownOf = ({ fileName, mediaType, fileSize, ...notice }: PublicNotice) => ({
  ...notice,
  ...(fileName !== null &&
    mediaType !== null &&
    fileSize !== null && {
      file: { name: fileName, mediaType, size: fileSize, href: noticeAttachmentUrl(notice.noticeId) },
    }),
})
