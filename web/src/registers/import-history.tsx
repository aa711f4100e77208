import { FileSpreadsheet } from 'lucide-react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listImports } from '@wewb/domain/registers/register-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { spreadsheetUploadMessages } from '#form-engine/forms/spreadsheet-upload-messages.ts'
import { importMessages } from './import-messages.ts'
import { RegisterList } from './register-list.tsx'
import { registryMessages } from './messages.ts'

type Row = ResponseOf<typeof listImports>['list'][number]

const states: Record<Row['state'], { status: Status; word: Bilingual }> = {
  READ: { status: 'draft', word: importMessages.stateRead },
  RUNNING: { status: 'in-process', word: importMessages.stateRunning },
  DONE: { status: 'done', word: importMessages.stateDone },
  FAILED: { status: 'refused', word: importMessages.stateFailed },
}

export function ImportHistory() {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <RegisterList
      caption={text(importMessages.history)}
      queryKey={['imports']}
      fetchPage={async (page) => (await sendRequest(listImports, { query: { page } })).data}
      columns={columns}
      rowId={({ id }) => id}
      empty={<EmptyState icon={<FileSpreadsheet aria-hidden size={28} />} title={text(importMessages.noHistory)} />}
    >
      <h2 className="text-lg font-bold">{text(importMessages.history)}</h2>
    </RegisterList>
  )
}

function useColumns(): Column<Row>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'file',
      header: text(spreadsheetUploadMessages.file),
      cell: ({ id, fileName }) => (
        <TextLink to={`?tab=imports&import=${id}`} className="break-all">
          {fileName}
        </TextLink>
      ),
    },
    {
      id: 'kind',
      header: text(importMessages.kind),
      cell: ({ kind }) => text(kind === 'WORKER' ? registryMessages.workers : registryMessages.results),
    },
    {
      id: 'state',
      header: text(importMessages.state),
      cell: ({ state }) => <StatusBadge status={states[state].status}>{text(states[state].word)}</StatusBadge>,
    },
    { id: 'rows', header: text(importMessages.rows), cell: ({ total }) => number(total), isNumeric: true },
    { id: 'refused', header: text(importMessages.refused), cell: ({ refused }) => number(refused), isNumeric: true },
    {
      id: 'by',
      header: text(importMessages.by),
      cell: ({ byName, byNameBng }) => <PersonName name={byName ?? ''} nameBng={byNameBng} />,
    },
    {
      id: 'when',
      header: text(importMessages.when),
      cell: ({ createdAt }) => `${dateInTable(createdAt)}, ${time(createdAt)}`,
    },
  ]
}
