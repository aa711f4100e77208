import { Paperclip, Plus } from 'lucide-react'
import { useState } from 'react'
import { noticeUrl } from '@wewb/domain/content/notice-urls'
import { deleteNotice, publishNotice } from '@wewb/domain/content/notice-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ContentList } from './content-list.tsx'
import { PublicationState, PublicationPeriod } from './publication-state.tsx'
import { useContentFilters, useNotices, useReload, type StaffNotice } from './use-content.ts'
import { contentMessages } from './messages.ts'

/** Lists all notices with their public state and the available actions. */
export function NoticeListPage() {
  const { text } = useLanguage()
  const rows = useNotices(useContentFilters())
  const reload = useReload('notices')
  const [doomed, setDoomed] = useState<StaffNotice>()
  const mayCreate = useActions('/notice-form').has('create')
  const publish = async ({ noticeId, revision }: StaffNotice, activeYn: 'Y' | 'N') => {
    try {
      const { message } = await sendRequest(publishNotice, {
        params: { noticeId },
        body: { activeYn, revision },
        isOfflineTolerant: true,
      })
      toast({ kind: 'success', text: message })
    } catch (problem) {
      toast({ kind: 'error', text: text(problemMessage(problem)) })
    }
    reload()
  }
  const columns = useColumns({ onPublish: (notice, activeYn) => void publish(notice, activeYn), onDelete: setDoomed })
  return (
    <>
      <PageTitle
        intro={text(contentMessages.listIntro)}
        aside={
          mayCreate && (
            <ButtonLink to="/notice-form" icon={<Plus aria-hidden size={20} />}>
              {text(contentMessages.newNotice)}
            </ButtonLink>
          )
        }
      >
        {text(contentMessages.listTitle)}
      </PageTitle>
      <ContentList
        rows={rows}
        caption={text(contentMessages.listTitle)}
        columns={columns}
        rowId={({ noticeId }) => noticeId}
        emptyTitle={text(contentMessages.nothing)}
        emptyText={text(contentMessages.nothingText)}
      />
      {doomed && (
        <ConfirmDelete
          title={text(contentMessages.deleteTitle)}
          onDelete={() =>
            sendRequest(deleteNotice, {
              params: { noticeId: doomed.noticeId },
              query: { revision: doomed.revision },
              isOfflineTolerant: true,
            })
          }
          onCancel={() => (setDoomed(undefined), reload())}
          onDone={() => (setDoomed(undefined), reload())}
        >
          {text(contentMessages.deleteText, { title: text({ bn: doomed.titleBng, en: doomed.title }) })}
        </ConfirmDelete>
      )}
    </>
  )
}

type Acts = { onPublish(notice: StaffNotice, activeYn: 'Y' | 'N'): void; onDelete(notice: StaffNotice): void }

function useColumns({ onPublish, onDelete }: Acts): Column<StaffNotice>[] {
  const { text, digits } = useLanguage()
  const may = useActions('/notice-list')
  const mayEdit = useActions('/notice-form').has('edit')
  return [
    { id: 'orderNo', header: text(contentMessages.orderNo), cell: ({ orderNo }) => digits(orderNo), isNumeric: true },
    {
      id: 'notice',
      header: text(contentMessages.titleHeader),
      cell: ({ title, titleBng, noticeNumber, hasAttachment }) => (
        <span className="inline-block max-w-md wrap-anywhere">
          <span className="block font-semibold">{text({ bn: titleBng, en: title })}</span>
          <span className="flex items-center gap-2 text-sm text-muted">
            {digits(noticeNumber)}{' '}
            {hasAttachment === 'Y' && (
              <>
                <Paperclip aria-hidden size={16} />
                <span className="sr-only">{text(contentMessages.attachment)}</span>
              </>
            )}
          </span>
        </span>
      ),
    },
    { id: 'state', header: text(contentMessages.states), cell: ({ state }) => <PublicationState state={state} /> },
    { id: 'shown', header: text(contentMessages.shownFrom), cell: (notice) => <PublicationPeriod {...notice} /> },
    {
      id: 'acts',
      header: text(contentMessages.acts),
      cell: (notice) => (
        <span className="flex flex-wrap gap-1">
          {mayEdit && (
            <ButtonLink variant="quiet" isSmall to={`/notice-form?notice=${notice.noticeId}`}>
              {text(contentMessages.edit)}
            </ButtonLink>
          )}
          {may.has('publish') && (
            <Button variant="quiet" isSmall onClick={() => onPublish(notice, notice.activeYn === 'Y' ? 'N' : 'Y')}>
              {text(notice.activeYn === 'Y' ? contentMessages.unpublish : contentMessages.publish)}
            </Button>
          )}
          {notice.state === 'published' && (
            <a
              href={noticeUrl(notice.noticeId)}
              className={classes(
                'inline-flex min-h-11 items-center rounded-control px-3',
                'text-sm font-semibold whitespace-nowrap text-brand hover:bg-brand-soft',
                focusRing,
              )}
            >
              {text(contentMessages.see)}
            </a>
          )}
          {may.has('delete') && (
            <Button variant="quiet" isSmall onClick={() => onDelete(notice)}>
              {text(contentMessages.delete)}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
