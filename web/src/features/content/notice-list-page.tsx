import { Paperclip, Plus } from 'lucide-react'
import { useState } from 'react'
import { noticeAddress } from '../../../../domain/src/content/notice-address.ts'
import { deleteNotice, publishNotice } from '../../../../domain/src/contracts/content.ts'
import { call } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/use-problems.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ContentList } from './content-list.tsx'
import { PublicationState } from './publication-state.tsx'
import { ShownPeriod } from './shown-period.tsx'
import { useAsked, useNotices, useReload, type StaffNotice } from './use-content.ts'
import { words } from './words.ts'

/** Every notice with what the public sees of it, and what may be done with it. */
export function NoticeListPage() {
  const { text } = useLanguage()
  const rows = useNotices(useAsked())
  const reload = useReload('notices')
  const [doomed, setDoomed] = useState<StaffNotice>()
  const mayCreate = useActions('/notice-form').has('create')
  const publish = async ({ noticeId, revision }: StaffNotice, activeYn: 'Y' | 'N') => {
    try {
      const { message } = await call(publishNotice, { params: { noticeId }, body: { activeYn, revision }, isPatient: true })
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
        intro={text(words.listIntro)}
        aside={
          mayCreate && (
            <ButtonLink to="/notice-form" icon={<Plus aria-hidden size={20} />}>
              {text(words.newNotice)}
            </ButtonLink>
          )
        }
      >
        {text(words.listTitle)}
      </PageTitle>
      <ContentList
        rows={rows}
        caption={text(words.listTitle)}
        columns={columns}
        rowId={({ noticeId }) => noticeId}
        nothing={text(words.nothing)}
        nothingText={text(words.nothingText)}
      />
      {doomed && (
        <ConfirmDelete
          title={text(words.deleteTitle)}
          onDelete={() =>
            call(deleteNotice, { params: { noticeId: doomed.noticeId }, query: { revision: doomed.revision }, isPatient: true })
          }
          onCancel={() => (setDoomed(undefined), reload())}
          onDone={() => (setDoomed(undefined), reload())}
        >
          {text(words.deleteText, { title: text({ bn: doomed.titleBng, en: doomed.title }) })}
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
    { id: 'orderNo', header: text(words.orderNo), cell: ({ orderNo }) => digits(orderNo), isNumeric: true },
    {
      id: 'notice',
      header: text(words.titleHeader),
      cell: ({ title, titleBng, noticeNumber, hasAttachment }) => (
        <span className="inline-block max-w-md wrap-anywhere">
          <span className="block font-semibold">{text({ bn: titleBng, en: title })}</span>
          <span className="flex items-center gap-2 text-sm text-muted">
            {digits(noticeNumber)}{' '}
            {hasAttachment === 'Y' && (
              <>
                <Paperclip aria-hidden size={16} />
                <span className="sr-only">{text(words.attachment)}</span>
              </>
            )}
          </span>
        </span>
      ),
    },
    { id: 'state', header: text(words.states), cell: ({ state }) => <PublicationState state={state} /> },
    { id: 'shown', header: text(words.shownFrom), cell: (notice) => <ShownPeriod {...notice} /> },
    {
      id: 'acts',
      header: text(words.acts),
      cell: (notice) => (
        <span className="flex flex-wrap gap-1">
          {mayEdit && (
            <ButtonLink look="quiet" isSmall to={`/notice-form?notice=${notice.noticeId}`}>
              {text(words.edit)}
            </ButtonLink>
          )}
          {may.has('publish') && (
            <Button look="quiet" isSmall onClick={() => onPublish(notice, notice.activeYn === 'Y' ? 'N' : 'Y')}>
              {text(notice.activeYn === 'Y' ? words.unpublish : words.publish)}
            </Button>
          )}
          {notice.state === 'published' && (
            <a
              href={noticeAddress(notice.noticeId)}
              className={classes(
                'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold whitespace-nowrap text-brand hover:bg-brand-soft',
                focusRing,
              )}
            >
              {text(words.see)}
            </a>
          )}
          {may.has('delete') && (
            <Button look="quiet" isSmall onClick={() => onDelete(notice)}>
              {text(words.delete)}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
