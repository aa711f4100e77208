import { FileSpreadsheet } from 'lucide-react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listImports } from '../../../../domain/src/contracts/registry.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/card.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { sheetWords } from '../../forms/sheet-words.ts'
import { importWords } from './import-words.ts'
import { RegisterList } from './register-list.tsx'
import { words } from './words.ts'

type Row = AnswerOf<typeof listImports>['list'][number]

const states: Record<Row['state'], { status: Status; word: Bilingual }> = {
  READ: { status: 'draft', word: importWords.stateRead },
  RUNNING: { status: 'in-process', word: importWords.stateRunning },
  DONE: { status: 'done', word: importWords.stateDone },
  FAILED: { status: 'refused', word: importWords.stateFailed },
}

export function ImportHistory() {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <RegisterList
      caption={text(importWords.history)}
      queryKey={['imports']}
      find={async (page) => (await call(listImports, { query: { page } })).data}
      columns={columns}
      rowId={({ id }) => id}
      empty={<EmptyState icon={<FileSpreadsheet aria-hidden size={28} />} title={text(importWords.noHistory)} />}
    >
      <h2 className="text-lg font-bold">{text(importWords.history)}</h2>
    </RegisterList>
  )
}

function useColumns(): Column<Row>[] {
  const { text, number, dateInTable, time } = useLanguage()
  return [
    {
      id: 'file',
      header: text(sheetWords.file),
      cell: ({ id, fileName }) => (
        <TextLink to={`?tab=imports&import=${id}`} className="break-all">
          {fileName}
        </TextLink>
      ),
    },
    { id: 'kind', header: text(importWords.kind), cell: ({ kind }) => text(kind === 'WORKER' ? words.workers : words.results) },
    {
      id: 'state',
      header: text(importWords.state),
      cell: ({ state }) => <StatusBadge status={states[state].status}>{text(states[state].word)}</StatusBadge>,
    },
    { id: 'rows', header: text(importWords.rows), cell: ({ total }) => number(total), isNumeric: true },
    { id: 'refused', header: text(importWords.refused), cell: ({ refused }) => number(refused), isNumeric: true },
    { id: 'by', header: text(importWords.by), cell: ({ byName, byNameBng }) => <PersonName name={byName ?? ''} nameBng={byNameBng} /> },
    { id: 'when', header: text(importWords.when), cell: ({ createdAt }) => `${dateInTable(createdAt)}, ${time(createdAt)}` },
  ]
}
