import { Suspense } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { settingsTabs } from './settings-tabs.tsx'
import { settingsMessages } from './messages.ts'

export function SettingsSetupPage() {
  const text = useText()
  const [query] = useSearchParams()
  const tab = settingsTabs.find(({ view }) => view === query.get('view')) ?? settingsTabs[0]
  return (
    <>
      <PageTitle intro={text(settingsMessages.intro)}>{text(settingsMessages.title)}</PageTitle>
      <Tabs
        label={text(settingsMessages.title)}
        current={tab.view}
        tabs={settingsTabs.map(({ view, title }) => ({ id: view, label: text(title), to: `?view=${view}` }))}
      />
      <Suspense key={tab.view} fallback={<SkeletonLines lines={8} />}>
        <tab.component />
      </Suspense>
    </>
  )
}
