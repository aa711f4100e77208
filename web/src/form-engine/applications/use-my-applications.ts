import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import { deleteDraft, listApplications } from '@wewb/domain/casework/application-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listServices } from '@wewb/domain/services/service-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type MyApplication = ResponseOf<typeof listApplications>['list'][number]
export type OpenService = ResponseOf<typeof listServices>[number]

type Query = { service?: string | undefined; group?: ApplicationGroup | undefined; size: number }

/** Lists the user's applications, drafts included, newest first. Refetched on every visit, because forms change it. */
export const useMyApplications = ({ service, group, size }: Query) =>
  useQuery({
    queryKey: ['applications', service, group, size],
    queryFn: async () =>
      (await sendRequest(listApplications, { query: { size, ...(service && { service }), ...(group && { group }) } }))
        .data,
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const useServices = () =>
  useQuery({ queryKey: ['services'], queryFn: async () => (await sendRequest(listServices)).data })

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (applicationNo: string) =>
      sendRequest(deleteDraft, { params: { applicationNo }, isOfflineTolerant: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['applications'] }),
  })
}
