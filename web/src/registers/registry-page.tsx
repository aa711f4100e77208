import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useText } from '#lib/i18n/language.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { ImportsTab } from './imports-tab.tsx'
import { ResultsTab } from './results-tab.tsx'
import { registryMessages } from './messages.ts'
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
      <PageTitle intro={text(registryMessages.intro)}>{text(registryMessages.title)}</PageTitle>
      <Tabs
        label={text(registryMessages.title)}
        current={current}
        tabs={tabIds.map((id) => ({ id, label: text(registryMessages[id]), to: `?tab=${id}` }))}
      />
      <Tab />
    </>
  )
}
