import type { SettingCode } from '@wewb/domain/reference/settings'
import { usePageData } from '#lib/api-client/page-data.tsx'

/** Tells whether a setting is switched on, from the data embedded in the page. */
export const useIsSettingEnabled = (code: SettingCode): boolean =>
  usePageData().data.settings.generalSettings.some(
    ({ setting_code, active_yn }) => setting_code === code && active_yn === 'Y',
  )
