import { useState } from 'react'
import { readNoticeId } from '../../../../domain/src/content/notice-address.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { OnlyToRead } from './only-to-read.tsx'
import { useNotice, useReload } from './use-content.ts'
import { words } from './words.ts'

/** `/notice-form` writes a new notice, `/notice-form?notice=77` changes one. */
export function NoticeFormPage() {
  const text = useText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const noticeId = readNoticeId(new URLSearchParams({ id: query.get('notice') ?? '' }))
  const stored = useNotice(noticeId)
  const actions = useActions('/notice-form')
  const reload = useReload('notices')
  // A form that is opened anew begins anew, with what is stored now.
  const [opened, setOpened] = useState(0)
  const mayWrite = actions.has(noticeId ? 'edit' : 'create')
  const isReady = noticeId === undefined || (stored.data !== undefined && !stored.isFetching)
  const leave = () => {
    reload()
    navigate('/notice-list')
  }
  return (
    <>
      <PageTitle intro={text(words.formIntro)}>{text(noticeId ? words.editNotice : words.newNotice)}</PageTitle>
      {stored.error && <LoadFailed problem={stored.error} onRetry={() => void stored.refetch()} />}
      {!isReady && !stored.error && (
        <Card>
          <SkeletonLines lines={10} />
        </Card>
      )}
      {isReady && !mayWrite && actions.size > 0 && <OnlyToRead notice={stored.data} />}
      {isReady && mayWrite && (
        <NoticeEditor
          key={`${noticeId} ${opened} ${stored.data?.revision}`}
          stored={stored.data}
          mayPublish={actions.has('publish')}
          onSaved={leave}
          onReopen={() => void stored.refetch().then(() => setOpened(opened + 1))}
        />
      )}
    </>
  )
}
