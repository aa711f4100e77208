import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { EarlierSearch } from './earlier-search.tsx'
import { ImportDetail } from './import-detail.tsx'
import { ImportsTab } from './imports-tab.tsx'
import { earlierImportMessages } from './import-messages.ts'

/** Applications from before the portal: search for staff, and imports for those who may import. */
export function EarlierImportsPage() {
  const text = useText()
  const [query] = useSearchParams()
  const mayImport = useActions('/earlier-imports').has('create')
  const importId = query.get('import')
  const isImports = mayImport && query.get('tab') === 'imports'
  return (
    <>
      <PageTitle intro={text(earlierImportMessages.intro)}>{text(earlierImportMessages.title)}</PageTitle>
      {mayImport && (
        <Tabs
          label={text(earlierImportMessages.title)}
          current={isImports ? 'imports' : 'find'}
          tabs={(['find', 'imports'] as const).map((id) => ({
            id,
            label: text(earlierImportMessages[id]),
            to: `?tab=${id}`,
          }))}
        />
      )}
      {isImports ? importId ? <ImportDetail id={importId} /> : <ImportsTab /> : <EarlierSearch />}
    </>
  )
}
