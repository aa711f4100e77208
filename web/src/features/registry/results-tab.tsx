import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listResults } from '../../../../domain/src/contracts/registry.ts'
import { educationBoards } from '../../../../domain/src/lookups/education-lists.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { RegisterList } from './register-list.tsx'
import { SearchForm } from './search-form.tsx'
import { levelNames, words } from './words.ts'

type Result = AnswerOf<typeof listResults>['list'][number]
const boards = new Map(educationBoards.map(({ code, name }) => [Number(code), name]))

export function ResultsTab() {
  const { text } = useLanguage()
  const columns = useColumns()
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  const level = query.get('level') ?? ''
  const options = Object.entries(levelNames).map(([value, name]) => ({ value, label: text(name) }))
  return (
    <RegisterList
      caption={text(words.results)}
      queryKey={['results', search, level]}
      find={async (page) =>
        (await call(listResults, { query: { page, search, ...(Object.hasOwn(levelNames, level) && { level: Number(level) }) } })).data
      }
      columns={columns}
      rowId={({ id }) => id}
    >
      <SearchForm
        tab="results"
        hint={text(words.resultHint)}
        filter={{ id: 'level', label: text(words.level), all: text(words.allLevels), options }}
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
      header: text(words.level),
      cell: ({ level, passingYear }) => `${named(getOwn(levelNames, String(level)))} ${digits(passingYear)}`,
    },
    { id: 'board', header: text(words.board), cell: ({ boardId }) => named(boards.get(boardId)) },
    { id: 'roll', header: text(words.roll), cell: ({ rollNo }) => <span className="tabular-nums">{digits(rollNo)}</span> },
    {
      id: 'registration',
      header: text(words.registration),
      cell: ({ registrationNo }) => <span className="tabular-nums">{digits(registrationNo)}</span>,
    },
    { id: 'student', header: text(words.student), cell: ({ studentName }) => <span lang="en">{studentName}</span> },
    {
      id: 'parents',
      header: text(words.parents),
      cell: ({ fatherName, motherName }) => (
        <span lang="en" className="text-sm text-muted">
          {fatherName}
          <br />
          {motherName}
        </span>
      ),
    },
    { id: 'gpa', header: text(words.gpa), cell: ({ gpa }) => digits(gpa.toFixed(2)), isNumeric: true },
  ]
}
