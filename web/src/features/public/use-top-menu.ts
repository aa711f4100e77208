import { topMenuFor, type TopMenuEntry } from '../../../../domain/src/access/top-menu.ts'
import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { usePageData } from '../../api-client/page-data.tsx'

/** The public menu as the board has switched it on. */
export const useTopMenu = (): TopMenuEntry[] => topMenuFor(factsOf(usePageData().data.settings))

const factsOf = ({ appStatusCheckModuleList, generalSettings }: PublicData['settings']) => ({
  activeSettings: new Set(generalSettings.filter(({ active_yn }) => active_yn === 'Y').map(({ setting_code }) => setting_code)),
  hasStatusModules: appStatusCheckModuleList.length > 0,
})
