import { useSearchParams } from '../../router/use-search-params.ts'
import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ImportsTab } from './imports-tab.tsx'
import { ResultsTab } from './results-tab.tsx'
import { words } from './words.ts'
import { WorkersTab } from './workers-tab.tsx'

const tabs = { workers: WorkersTab, results: ResultsTab, imports: ImportsTab }
type TabId = keyof typeof tabs
const tabIds = Object.keys(tabs) as TabId[]

export function RegistryPage() {
  const text = useText()
  const [query] = useSearchParams()
  const current = tabIds.find((id) => id === query.get('tab')) ?? 'workers'
  const Tab = tabs[current]
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <Tabs label={text(words.title)} current={current} tabs={tabIds.map((id) => ({ id, label: text(words[id]), to: `?tab=${id}` }))} />
      <Tab />
    </>
  )
}
