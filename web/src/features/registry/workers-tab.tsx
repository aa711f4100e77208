import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listWorkers, workerSources } from '../../../../domain/src/contracts/registry.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { RegisterList } from './register-list.tsx'
import { SearchForm } from './search-form.tsx'
import { sourceNames, words } from './words.ts'

type Worker = AnswerOf<typeof listWorkers>['list'][number]

export function WorkersTab() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const source = workerSources.find((known) => known === query.get('source'))
  const options = workerSources.map((value) => ({ value, label: text(sourceNames[value]) }))
  return (
    <RegisterList
      caption={text(words.workers)}
      queryKey={['workers', search, source ?? '']}
      find={async (page) => (await call(listWorkers, { query: { page, search, ...(source && { source }) } })).data}
      columns={columns}
      rowId={({ id }) => id}
    >
      <SearchForm
        tab="workers"
        hint={text(words.workerHint)}
        filter={{ id: 'source', label: text(words.source), all: text(words.allSources), options }}
      />
    </RegisterList>
  )
}

function useColumns(): Column<Worker>[] {
  const { text, locale, dateInTable } = useLanguage()
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return [
    {
      id: 'source',
      header: text(words.source),
      cell: ({ source, mission }) => (
        <>
          {text(sourceNames[source])} {mission && <span lang="en">({mission})</span>}
        </>
      ),
    },
    {
      id: 'number',
      header: text(words.number),
      cell: ({ number }) => (
        <span lang="en" className="tabular-nums">
          {number}
        </span>
      ),
    },
    { id: 'name', header: text(words.name), cell: ({ nameEn }) => <span lang="en">{nameEn}</span> },
    {
      id: 'passport',
      header: text(words.passport),
      cell: ({ passportNo }) => (
        <span lang="en" className="tabular-nums">
          {passportNo}
        </span>
      ),
    },
    { id: 'country', header: text(words.country), cell: ({ country }) => countries.of(country) },
    { id: 'issued', header: text(words.issuedOn), cell: ({ issuedOn }) => (issuedOn ? dateInTable(issuedOn) : '–') },
  ]
}
