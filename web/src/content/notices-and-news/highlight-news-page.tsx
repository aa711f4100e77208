import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deleteNews } from '@wewb/domain/content/notice-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ContentList } from './content-list.tsx'
import { NewsEditor } from './news-editor.tsx'
import { PublicationState, PublicationPeriod } from './publication-state.tsx'
import { useContentFilters, useNews, useReload, type StaffNews } from './use-content.ts'
import { contentMessages } from './messages.ts'

/** Manages the headlines of the ticker: write, schedule, withdraw. */
export function HighlightNewsPage() {
  const { text } = useLanguage()
  const rows = useNews(useContentFilters())
  const reload = useReload('news')
  const may = useActions('/highlight-news')
  const [edited, setEdited] = useState<{ stored?: StaffNews }>()
  const [doomed, setDoomed] = useState<StaffNews>()
  const close = () => {
    setEdited(undefined)
    setDoomed(undefined)
    reload()
  }
  const openNewer = async () => {
    const { data } = await rows.refetch()
    const stored = data?.list.find((one) => one.portalNewsHighlightId === edited?.stored?.portalNewsHighlightId)
    setEdited(stored && { stored })
  }
  const columns = useColumns({ onEdit: (stored) => setEdited({ stored }), onDelete: setDoomed })
  return (
    <>
      <PageTitle
        intro={text(contentMessages.newsIntro)}
        aside={
          may.has('create') && (
            <Button icon={<Plus aria-hidden size={20} />} onClick={() => setEdited({})}>
              {text(contentMessages.newNews)}
            </Button>
          )
        }
      >
        {text(contentMessages.newsTitle)}
      </PageTitle>
      <ContentList
        rows={rows}
        caption={text(contentMessages.newsTitle)}
        columns={columns}
        rowId={({ portalNewsHighlightId }) => portalNewsHighlightId}
        emptyTitle={text(contentMessages.noNews)}
        emptyText={text(contentMessages.noNewsText)}
      />
      {edited && (
        <NewsEditor
          key={edited.stored?.revision}
          stored={edited.stored}
          mayPublish={may.has('publish')}
          onCancel={() => setEdited(undefined)}
          onSaved={close}
          onLoadLatest={() => void openNewer()}
        />
      )}
      {doomed && (
        <ConfirmDelete
          title={text(contentMessages.deleteNewsTitle)}
          onDelete={() => removeNews(doomed)}
          onCancel={close}
          onDone={close}
        >
          {text(contentMessages.deleteNewsText, { title: text({ bn: doomed.titleBng, en: doomed.title }) })}
        </ConfirmDelete>
      )}
    </>
  )
}

const removeNews = ({ portalNewsHighlightId, revision }: StaffNews) =>
  sendRequest(deleteNews, { params: { portalNewsHighlightId }, query: { revision }, isOfflineTolerant: true })

type Acts = { onEdit(news: StaffNews): void; onDelete(news: StaffNews): void }

function useColumns({ onEdit, onDelete }: Acts): Column<StaffNews>[] {
  const { text, digits } = useLanguage()
  const may = useActions('/highlight-news')
  return [
    { id: 'orderNo', header: text(contentMessages.orderNo), cell: ({ orderNo }) => digits(orderNo), isNumeric: true },
    {
      id: 'news',
      header: text(contentMessages.titleHeader),
      cell: ({ title, titleBng }) => (
        <span className="inline-block max-w-md font-semibold wrap-anywhere">{text({ bn: titleBng, en: title })}</span>
      ),
    },
    { id: 'state', header: text(contentMessages.states), cell: ({ state }) => <PublicationState state={state} /> },
    { id: 'shown', header: text(contentMessages.shownFrom), cell: (news) => <PublicationPeriod {...news} /> },
    {
      id: 'acts',
      header: text(contentMessages.acts),
      cell: (news) => (
        <span className="flex flex-wrap gap-1">
          {may.has('edit') && (
            <Button variant="quiet" isSmall onClick={() => onEdit(news)}>
              {text(contentMessages.edit)}
            </Button>
          )}
          {may.has('delete') && (
            <Button variant="quiet" isSmall onClick={() => onDelete(news)}>
              {text(contentMessages.delete)}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
