import { publicationStates } from '../../../../domain/src/content/publication.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useAsked } from './use-content.ts'
import { words } from './words.ts'

/** What is looked for, by its state and its words. */
export function ContentFilters() {
  const text = useText()
  const { search, state } = useAsked()
  const [, setQuery] = useSearchParams()
  const show = (wanted: string) => setQuery({ ...(state && { state }), ...(wanted && { search: wanted }) })
  const to = (wanted?: string) => `?${new URLSearchParams({ ...(wanted && { state: wanted }), ...(search && { search }) })}`
  const tabs = publicationStates.map((id) => ({ id, label: text(words[id]), to: to(id) }))
  return (
    <>
      <Tabs label={text(words.states)} tabs={[{ id: 'all', label: text(words.all), to: to() }, ...tabs]} current={state ?? 'all'} />
      <SearchBox
        key={search}
        search={search}
        words={{ label: text(words.search), hint: text(words.searchHint), find: text(words.find), clear: text(words.clear) }}
        onFind={show}
        onClear={() => show('')}
      />
    </>
  )
}
