import { Suspense } from 'react'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { settingsTabs } from './settings-tabs.tsx'
import { words } from './words.ts'

export function SettingsSetupPage() {
  const text = useText()
  const [query] = useSearchParams()
  const tab = settingsTabs.find(({ view }) => view === query.get('view')) ?? settingsTabs[0]
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <Tabs
        label={text(words.title)}
        current={tab.view}
        tabs={settingsTabs.map(({ view, title }) => ({ id: view, label: text(title), to: `?view=${view}` }))}
      />
      <Suspense key={tab.view} fallback={<SkeletonLines lines={8} />}>
        <tab.component />
      </Suspense>
    </>
  )
}
