import { useState } from 'react'
import { parseNoticeId } from '@wewb/domain/content/notice-urls'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText, useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { useNotice, useReload, type StaffNotice } from './use-content.ts'
import { contentMessages } from './messages.ts'
import { Megaphone } from 'lucide-react'
import { ButtonLink } from '#components/inputs/button.tsx'
import { NoticeArticle } from '#components/layout/notice-article.tsx'

/** `/notice-form` creates a notice, `/notice-form?notice=77` edits one. */
export function NoticeFormPage() {
  const text = useText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const noticeId = parseNoticeId(new URLSearchParams({ id: query.get('notice') ?? '' }))
  const stored = useNotice(noticeId)
  const actions = useActions('/notice-form')
  const reload = useReload('notices')
  // A new key remounts the form with the stored values.
  const [opened, setOpened] = useState(0)
  const mayWrite = actions.has(noticeId ? 'edit' : 'create')
  const isReady = noticeId === undefined || (stored.data !== undefined && !stored.isFetching)
  const leave = () => {
    reload()
    navigate('/notice-list')
  }
  return (
    <>
      <PageTitle intro={text(contentMessages.formIntro)}>
        {text(noticeId ? contentMessages.editNotice : contentMessages.newNotice)}
      </PageTitle>
      {stored.error && <LoadFailed problem={stored.error} onRetry={() => void stored.refetch()} />}
      {!isReady && !stored.error && (
        <Card>
          <SkeletonLines lines={10} />
        </Card>
      )}
      {isReady && !mayWrite && actions.size > 0 && <ReadOnlyNotice notice={stored.data} />}
      {isReady && mayWrite && (
        <NoticeEditor
          key={`${noticeId} ${opened} ${stored.data?.revision}`}
          stored={stored.data}
          mayPublish={actions.has('publish')}
          onSaved={leave}
          onLoadLatest={() => void stored.refetch().then(() => setOpened(opened + 1))}
        />
      )}
    </>
  )
}

/** Shows a notice to users who may not edit it. */
function ReadOnlyNotice({ notice }: { notice: StaffNotice | undefined }) {
  const { text, locale } = useLanguage()
  return (
    <Card>
      {notice ? (
        <NoticeArticle notice={notice} locale={locale} Heading="h3" />
      ) : (
        <EmptyState
          icon={<Megaphone aria-hidden size={28} />}
          title={text(contentMessages.readOnly)}
          action={<ButtonLink to="/notice-list">{text(contentMessages.listTitle)}</ButtonLink>}
        >
          {text(contentMessages.readOnlyText)}
        </EmptyState>
      )}
    </Card>
  )
}
