import { rowStates } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { nameOfOne, type CatalogueList } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { FilterChoice } from '../../../ui/filters.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useFilter } from '../../../ui/use-filter.ts'
import { useAsked, useParentOptions } from './use-lists.ts'
import { words } from './words.ts'

/** Names, what they belong to, and their state; all of it stands in the address. */
export function ListFilters({ list }: { list: CatalogueList }) {
  const { text } = useLanguage()
  const { search, state, parents } = useAsked()
  const filter = useFilter()
  const [, setQuery] = useSearchParams()
  return (
    <SearchBox
      key={search}
      search={search}
      words={{ label: text(words.search), hint: text(words.searchHint), find: text(words.search), clear: text(words.showAll) }}
      onFind={(typed) => filter('search', typed)}
      onClear={() => setQuery({ view: 'lists', list: list.name })}
      isNarrowed={state !== undefined || parents.some(Boolean)}
    >
      {list.within.map((parent, index) => (
        <ParentFilter key={parent} parent={parent} id={index === 0 ? 'parentId' : 'parentId2'} value={parents[index] ?? ''} />
      ))}
      <FilterChoice
        id="state"
        label={text(words.state)}
        none={text(words.anyState)}
        value={state}
        options={rowStates.map((value) => ({ value, label: text(words[value]) }))}
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
        // What it offers arrives later than the box itself, and in the language of the reader.
        key={`${options.length} ${options[0]?.label}`}
        id={id}
        label={text(nameOfOne(parent))}
        isOptional="unmarked"
        value={value}
        options={options}
        onChange={(chosen) => chosen !== value && filter(id, chosen)}
      />
    </div>
  )
}
