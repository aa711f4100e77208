import { ArrowLeft, Printer } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { attachmentAddress, readNoticeId } from '../../../../domain/src/content/notice-address.ts'
import type { PublicNotice } from '../../../../domain/src/contracts/public-data.ts'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Button } from '../../ui/button.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { NoticeArticle } from '../../ui/notice-article.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { boardWords } from './board-words.ts'
import { ComesWhole } from './comes-whole.tsx'
import { noticeWords as words } from './notice-words.ts'

/** One notice at an address that can be sent and printed. */
export function NoticePage() {
  const { text, locale } = useLanguage()
  const [query] = useSearchParams()
  const { notice } = usePageData().data
  if (!notice || notice.noticeId !== (readNoticeId(query) ?? null)) return <ComesWhole />
  return (
    <div className="mx-auto flex max-w-[68ch] flex-col gap-6 px-4 py-8 lg:py-12">
      <a
        href={getScreen('notices').path}
        className={classes(
          'inline-flex min-h-11 items-center gap-2 self-start rounded-sm font-semibold text-brand underline underline-offset-4 print:hidden',
          focusRing,
        )}
      >
        <ArrowLeft aria-hidden size={20} />
        {text(boardWords.all)}
      </a>
      {notice.found ? (
        <>
          {/* On paper the frame is gone, and with it who says this. */}
          <p className="hidden font-semibold print:block">{text(portalName)}</p>
          <NoticeArticle notice={shownOf(notice.found)} locale={locale} />
          <Button
            look="secondary"
            className="self-start print:hidden"
            icon={<Printer aria-hidden size={20} />}
            onClick={() => window.print()}
          >
            {text(words.print)}
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
  return <PageTitle intro={text(words.missingText, { phone: digits(callCentreLocal) })}>{text(words.missing)}</PageTitle>
}

const shownOf = ({ fileName, mediaType, fileSize, ...notice }: PublicNotice) => ({
  ...notice,
  ...(fileName !== null &&
    mediaType !== null &&
    fileSize !== null && { file: { name: fileName, mediaType, size: fileSize, href: attachmentAddress(notice.noticeId) } }),
})
