import { publicationStates } from '@wewb/domain/content/publication'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { SearchBox } from '#components/tables/search-box.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { useContentFilters } from './use-content.ts'
import { contentMessages } from './messages.ts'

/** Filters by state and search text. */
export function ContentFilters() {
  const text = useText()
  const { search, state } = useContentFilters()
  const [, setQuery] = useSearchParams()
  const show = (wanted: string) => setQuery({ ...(state && { state }), ...(wanted && { search: wanted }) })
  const to = (wanted?: string) =>
    `?${new URLSearchParams({ ...(wanted && { state: wanted }), ...(search && { search }) })}`
  const tabs = publicationStates.map((id) => ({ id, label: text(contentMessages[id]), to: to(id) }))
  return (
    <>
      <Tabs
        label={text(contentMessages.states)}
        tabs={[{ id: 'all', label: text(contentMessages.all), to: to() }, ...tabs]}
        current={state ?? 'all'}
      />
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(contentMessages.search),
          hint: text(contentMessages.searchHint),
          find: text(contentMessages.find),
          clear: text(contentMessages.clear),
        }}
        onSearch={show}
        onClear={() => show('')}
      />
    </>
  )
}
