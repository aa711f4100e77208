import { useQuery } from '@tanstack/react-query'
import { getSettingHistory, listGeneralSettings } from '@wewb/domain/administration/administration-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { SettingCode } from '@wewb/domain/reference/settings'
import { sendRequest } from '#lib/api-client/send-request.ts'

type Listed = ResponseOf<typeof listGeneralSettings>['list'][number]
export type Setting = Omit<Listed, 'setting_code'> & { setting_code: SettingCode }

/** Refetched each time, because a colleague may have changed a setting. */
export const useSettings = () =>
  useQuery({
    queryKey: ['general-settings'],
    staleTime: 0,
    queryFn: async () =>
      (await sendRequest(listGeneralSettings, { query: {}, showLoader: false })).data.list as Setting[],
  })

export const useSettingHistory = (setting_code: SettingCode) =>
  useQuery({
    queryKey: ['setting-history', setting_code],
    staleTime: 0,
    queryFn: async () =>
      (await sendRequest(getSettingHistory, { params: { setting_code }, showLoader: false })).data.list,
  })
