import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { listEarlierImports, stageEarlierImport } from '@wewb/domain/casework/earlier-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { upload } from '#lib/api-client/upload.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { importStateBadges, importStateMessages } from './earlier-status.ts'
import { earlierImportMessages } from './import-messages.ts'

type Row = ResponseOf<typeof listEarlierImports>['list'][number]

/** Uploads a file, and lists those that wait for a second person and those that ended. */
export function ImportsTab() {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const columns = useColumns()
  const page = parsePage(query.get('page'))
  const imports = useQuery({
    queryKey: ['earlier-imports', page],
    queryFn: async () => (await sendRequest(listEarlierImports, { query: { page } })).data,
    staleTime: 0,
  })
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    const { data } = await upload(stageEarlierImport, { params: {}, form, onProgress })
    setQuery({ tab: 'imports', import: data.id })
  }
  return (
    <>
      <Card title={text(earlierImportMessages.newImport)}>
        <div className="flex flex-col gap-5">
          <p className="max-w-[68ch] text-muted">{text(earlierImportMessages.newImportText)}</p>
          <SpreadsheetUploadForm hint={earlierImportMessages.fileHint} onUpload={send} />
        </div>
      </Card>
      <Card title={text(earlierImportMessages.history)}>
        <PagedResults
          query={imports}
          empty={
            <EmptyState
              icon={<FileSpreadsheet aria-hidden size={28} />}
              title={text(earlierImportMessages.noHistory)}
            />
          }
        >
          {({ list }) => (
            <DataTable
              caption={text(earlierImportMessages.history)}
              columns={columns}
              rows={list}
              rowId={({ id }) => id}
            />
          )}
        </PagedResults>
      </Card>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'file',
      header: text(earlierImportMessages.file),
      cell: ({ id, fileName }) => (
        <TextLink to={`?tab=imports&import=${id}`} className="break-all">
          {fileName}
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: text(earlierImportMessages.status),
      cell: ({ state }) => (
        <StatusBadge status={importStateBadges[state]}>{text(importStateMessages[state])}</StatusBadge>
      ),
    },
    { id: 'total', header: text(earlierImportMessages.total), cell: ({ total }) => number(total), isNumeric: true },
    { id: 'added', header: text(earlierImportMessages.added), cell: ({ added }) => number(added), isNumeric: true },
    { id: 'by', header: text(earlierImportMessages.uploadedBy), cell: ({ uploadedBy }) => uploadedBy },
    {
      id: 'when',
      header: text(earlierImportMessages.when),
      cell: ({ uploadedAt }) => `${dateInTable(uploadedAt)}, ${time(uploadedAt)}`,
    },
  ]
}
