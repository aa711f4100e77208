import { useQuery } from '@tanstack/react-query'
import { getSettingHistory, listGeneralSettings } from '../../../../../domain/src/contracts/administration.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { SettingCode } from '../../../../../domain/src/lookups/settings.ts'
import { call } from '../../../api-client/call.ts'

type Listed = AnswerOf<typeof listGeneralSettings>['list'][number]
export type Setting = Omit<Listed, 'setting_code'> & { setting_code: SettingCode }

/** Asked anew each time: a colleague may have changed one since. */
export const useSettings = () =>
  useQuery({
    queryKey: ['general-settings'],
    staleTime: 0,
    queryFn: async () => (await call(listGeneralSettings, { query: {}, showLoader: false })).data.list as Setting[],
  })

export const useSettingHistory = (setting_code: SettingCode) =>
  useQuery({
    queryKey: ['setting-history', setting_code],
    staleTime: 0,
    queryFn: async () => (await call(getSettingHistory, { params: { setting_code }, showLoader: false })).data.list,
  })
