import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deleteNews } from '../../../../domain/src/contracts/content.ts'
import { call } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ContentList } from './content-list.tsx'
import { NewsEditor } from './news-editor.tsx'
import { PublicationState } from './publication-state.tsx'
import { ShownPeriod } from './shown-period.tsx'
import { useAsked, useNews, useReload, type StaffNews } from './use-content.ts'
import { words } from './words.ts'

/** The headlines of the ticker: written, scheduled, taken back. */
export function HighlightNewsPage() {
  const { text } = useLanguage()
  const rows = useNews(useAsked())
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
        intro={text(words.newsIntro)}
        aside={
          may.has('create') && (
            <Button icon={<Plus aria-hidden size={20} />} onClick={() => setEdited({})}>
              {text(words.newNews)}
            </Button>
          )
        }
      >
        {text(words.newsTitle)}
      </PageTitle>
      <ContentList
        rows={rows}
        caption={text(words.newsTitle)}
        columns={columns}
        rowId={({ portalNewsHighlightId }) => portalNewsHighlightId}
        nothing={text(words.noNews)}
        nothingText={text(words.noNewsText)}
      />
      {edited && (
        <NewsEditor
          key={edited.stored?.revision}
          stored={edited.stored}
          mayPublish={may.has('publish')}
          onCancel={() => setEdited(undefined)}
          onSaved={close}
          onReopen={() => void openNewer()}
        />
      )}
      {doomed && (
        <ConfirmDelete title={text(words.deleteNewsTitle)} onDelete={() => removeNews(doomed)} onCancel={close} onDone={close}>
          {text(words.deleteNewsText, { title: text({ bn: doomed.titleBng, en: doomed.title }) })}
        </ConfirmDelete>
      )}
    </>
  )
}

const removeNews = ({ portalNewsHighlightId, revision }: StaffNews) =>
  call(deleteNews, { params: { portalNewsHighlightId }, query: { revision }, isPatient: true })

type Acts = { onEdit(news: StaffNews): void; onDelete(news: StaffNews): void }

function useColumns({ onEdit, onDelete }: Acts): Column<StaffNews>[] {
  const { text, digits } = useLanguage()
  const may = useActions('/highlight-news')
  return [
    { id: 'orderNo', header: text(words.orderNo), cell: ({ orderNo }) => digits(orderNo), isNumeric: true },
    {
      id: 'news',
      header: text(words.titleHeader),
      cell: ({ title, titleBng }) => (
        <span className="inline-block max-w-md font-semibold wrap-anywhere">{text({ bn: titleBng, en: title })}</span>
      ),
    },
    { id: 'state', header: text(words.states), cell: ({ state }) => <PublicationState state={state} /> },
    { id: 'shown', header: text(words.shownFrom), cell: (news) => <ShownPeriod {...news} /> },
    {
      id: 'acts',
      header: text(words.acts),
      cell: (news) => (
        <span className="flex flex-wrap gap-1">
          {may.has('edit') && (
            <Button look="quiet" isSmall onClick={() => onEdit(news)}>
              {text(words.edit)}
            </Button>
          )}
          {may.has('delete') && (
            <Button look="quiet" isSmall onClick={() => onDelete(news)}>
              {text(words.delete)}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
