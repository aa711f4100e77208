import { useState } from 'react'
import { parseNoticeId } from '@wewb/domain/content/notice-urls'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { useNotice, useReload } from './use-content.ts'
import { contentMessages } from './messages.ts'

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
