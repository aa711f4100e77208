import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listExamResults } from '@wewb/domain/registers/register-contracts'
import { educationBoards } from '@wewb/domain/reference/education-lists'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { RegisterList } from './register-list.tsx'
import { SearchForm } from './search-form.tsx'
import { examLevelNames, registryMessages } from './messages.ts'

type Result = ResponseOf<typeof listExamResults>['list'][number]
const boards = new Map(educationBoards.map(({ code, name }) => [Number(code), name]))

export function ResultsTab() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const level = query.get('level') ?? ''
  const options = Object.entries(examLevelNames).map(([value, name]) => ({ value, label: text(name) }))
  return (
    <RegisterList
      caption={text(registryMessages.results)}
      queryKey={['results', search, level]}
      fetchPage={async (page) =>
        (
          await sendRequest(listExamResults, {
            query: { page, search, ...(Object.hasOwn(examLevelNames, level) && { level: Number(level) }) },
          })
        ).data
      }
      columns={columns}
      rowId={({ id }) => id}
    >
      <SearchForm
        tab="results"
        hint={text(registryMessages.resultHint)}
        filter={{ id: 'level', label: text(registryMessages.level), all: text(registryMessages.allLevels), options }}
      />
    </RegisterList>
  )
}

function useColumns(): Column<Result>[] {
  const { text, digits } = useLanguage()
  const named = (name: { bn: string; en: string } | undefined) => (name ? text(name) : '')
  return [
    {
      id: 'exam',
      header: text(registryMessages.level),
      cell: ({ level, passingYear }) => `${named(getOwn(examLevelNames, String(level)))} ${digits(passingYear)}`,
    },
    { id: 'board', header: text(registryMessages.board), cell: ({ boardId }) => named(boards.get(boardId)) },
    {
      id: 'roll',
      header: text(registryMessages.roll),
      cell: ({ rollNo }) => <span className="tabular-nums">{digits(rollNo)}</span>,
    },
    {
      id: 'registration',
      header: text(registryMessages.registration),
      cell: ({ registrationNo }) => <span className="tabular-nums">{digits(registrationNo)}</span>,
    },
    {
      id: 'student',
      header: text(registryMessages.student),
      cell: ({ studentName }) => <span lang="en">{studentName}</span>,
    },
    {
      id: 'parents',
      header: text(registryMessages.parents),
      cell: ({ fatherName, motherName }) => (
        <span lang="en" className="text-sm text-muted">
          {fatherName}
          <br />
          {motherName}
        </span>
      ),
    },
    { id: 'gpa', header: text(registryMessages.gpa), cell: ({ gpa }) => digits(gpa.toFixed(2)), isNumeric: true },
  ]
}
