import type { SettingCode } from '../../../../domain/src/lookups/settings.ts'
import { usePageData } from '../../api-client/page-data.tsx'

/** Is this switched on by the board? As the server wrote it into the page. */
export const useSettingOn = (code: SettingCode): boolean =>
  usePageData().data.settings.generalSettings.some(({ setting_code, active_yn }) => setting_code === code && active_yn === 'Y')
