import { lookupRowStates } from '@wewb/domain/administration/lookup-list-contracts'
import { singularNameOf, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { FilterSelect } from '#components/tables/filters.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { useFilter } from '#components/tables/use-filter.ts'
import { useListFilters, useParentOptions } from './use-lists.ts'
import { listMessages } from './messages.ts'

/** Filters by name, parents and state; all are part of the URL. */
export function ListFilters({ list }: { list: CatalogueList }) {
  const { text } = useLanguage()
  const { search, state, parents } = useListFilters()
  const filter = useFilter()
  const [, setQuery] = useSearchParams()
  return (
    <SearchBox
      key={search}
      search={search}
      labels={{
        label: text(listMessages.search),
        hint: text(listMessages.searchHint),
        find: text(listMessages.search),
        clear: text(listMessages.showAll),
      }}
      onSearch={(typed) => filter('search', typed)}
      onClear={() => setQuery({ view: 'lists', list: list.name })}
      isFiltered={state !== undefined || parents.some(Boolean)}
    >
      {list.within.map((parent, index) => (
        <ParentFilter
          key={parent}
          parent={parent}
          id={index === 0 ? 'parentId' : 'parentId2'}
          value={parents[index] ?? ''}
        />
      ))}
      <FilterSelect
        id="state"
        label={text(listMessages.state)}
        allLabel={text(listMessages.anyState)}
        value={state}
        options={lookupRowStates.map((value) => ({ value, label: text(listMessages[value]) }))}
        width="w-full sm:w-56"
      />
    </SearchBox>
  )
}

function ParentFilter({ parent, id, value }: { parent: string; id: string; value: string }) {
  const { text } = useLanguage()
  const filter = useFilter()
  const options = useParentOptions(parent)
  return (
    <div className="w-full sm:w-64">
      <ComboBox
        // The options arrive later than the input and depend on the language, so a new key remounts it.
        key={`${options.length} ${options[0]?.label}`}
        id={id}
        label={text(singularNameOf(parent))}
        isOptional="unmarked"
        value={value}
        options={options}
        onChange={(chosen) => chosen !== value && filter(id, chosen)}
      />
    </div>
  )
}
