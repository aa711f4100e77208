import { topMenuFor, type TopMenuEntry } from '@wewb/domain/access/top-menu'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { usePageData } from '#lib/api-client/page-data.tsx'

/** Returns the public menu according to the settings. */
export const useTopMenu = (): TopMenuEntry[] => topMenuFor(factsOf(usePageData().data.settings))

const factsOf = ({ appStatusCheckModuleList, generalSettings }: PublicPageData['settings']) => ({
  activeSettings: new Set(
    generalSettings.filter(({ active_yn }) => active_yn === 'Y').map(({ setting_code }) => setting_code),
  ),
  hasStatusModules: appStatusCheckModuleList.length > 0,
})
