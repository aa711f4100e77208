import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useText } from '#lib/i18n/language.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { Select, type Option } from '#components/inputs/select.tsx'
import { registryMessages } from './messages.ts'

type Props = {
  tab: string
  hint: string
  filter: { id: string; label: string; all: string; options: readonly Option[] }
}

/** Search of the register. Filter and search are part of the URL; the filter applies at once, the search on submit. */
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
      labels={{
        label: text(registryMessages.search),
        hint,
        find: text(registryMessages.search),
        clear: text(registryMessages.showAll),
      }}
      onSearch={(typed) => show(typed, chosen)}
      onClear={() => show('', '')}
      isFiltered={chosen !== ''}
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
