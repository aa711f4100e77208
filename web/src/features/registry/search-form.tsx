import { useSearchParams } from '../../router/use-search-params.ts'
import { useText } from '../../i18n/language.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select, type Option } from '../../ui/select.tsx'
import { words } from './words.ts'

type Props = { tab: string; hint: string; filter: { id: string; label: string; all: string; options: readonly Option[] } }

/** What is searched stands in the address; the filter counts at once, the words when they are sent. */
export function SearchForm({ tab, hint, filter }: Props) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const chosen = query.get(filter.id) ?? ''
  const show = (searched: string, filtered: string) =>
    setQuery({ tab, ...(searched && { search: searched }), ...(filtered && { [filter.id]: filtered }) })
  return (
    <SearchBox
      search={search}
      words={{ label: text(words.search), hint, find: text(words.search), clear: text(words.showAll) }}
      onFind={(typed) => show(typed, chosen)}
      onClear={() => show('', '')}
      isNarrowed={chosen !== ''}
    >
      <div className="w-full sm:w-52">
        <Select
          id={filter.id}
          label={filter.label}
          isOptional="unmarked"
          placeholder={filter.all}
          options={filter.options}
          value={chosen}
          onChange={(value) => show(search, value)}
        />
      </div>
    </SearchBox>
  )
}
