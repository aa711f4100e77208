import type { ResponseOf } from '@wewb/domain/http/contract'
import { listWorkers, workerSources } from '@wewb/domain/registers/register-contracts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { RegisterList } from './register-list.tsx'
import { SearchForm } from './search-form.tsx'
import { workerSourceNames, registryMessages } from './messages.ts'

type Worker = ResponseOf<typeof listWorkers>['list'][number]

export function WorkersTab() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const source = workerSources.find((workerSource) => workerSource === query.get('source'))
  const options = workerSources.map((value) => ({ value, label: text(workerSourceNames[value]) }))
  return (
    <RegisterList
      caption={text(registryMessages.workers)}
      queryKey={['workers', search, source ?? '']}
      fetchPage={async (page) =>
        (await sendRequest(listWorkers, { query: { page, search, ...(source && { source }) } })).data
      }
      columns={columns}
      rowId={({ id }) => id}
    >
      <SearchForm
        tab="workers"
        hint={text(registryMessages.workerHint)}
        filter={{ id: 'source', label: text(registryMessages.source), all: text(registryMessages.allSources), options }}
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
      header: text(registryMessages.source),
      cell: ({ source, mission }) => (
        <>
          {text(workerSourceNames[source])} {mission && <span lang="en">({mission})</span>}
        </>
      ),
    },
    {
      id: 'number',
      header: text(registryMessages.number),
      cell: ({ number }) => (
        <span lang="en" className="tabular-nums">
          {number}
        </span>
      ),
    },
    { id: 'name', header: text(registryMessages.name), cell: ({ nameEn }) => <span lang="en">{nameEn}</span> },
    {
      id: 'passport',
      header: text(registryMessages.passport),
      cell: ({ passportNo }) => (
        <span lang="en" className="tabular-nums">
          {passportNo}
        </span>
      ),
    },
    { id: 'country', header: text(registryMessages.country), cell: ({ country }) => countries.of(country) },
    {
      id: 'issued',
      header: text(registryMessages.issuedOn),
      cell: ({ issuedOn }) => (issuedOn ? dateInTable(issuedOn) : '–'),
    },
  ]
}
