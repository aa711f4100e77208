import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplicationGroup } from '../../../domain/src/contracts/application-shapes.ts'
import { deleteDraft, listApplications } from '../../../domain/src/contracts/applications.ts'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import { listServices } from '../../../domain/src/contracts/services.ts'
import { call } from '../api-client/call.ts'

export type MyApplication = AnswerOf<typeof listApplications>['list'][number]
export type OpenService = AnswerOf<typeof listServices>[number]

type Asked = { service?: string | undefined; group?: ApplicationGroup | undefined; size: number }

/** Drafts included, newest first; of one service, or of all. Asked anew with every visit, because forms change it. */
export const useMyApplications = ({ service, group, size }: Asked) =>
  useQuery({
    queryKey: ['applications', service, group, size],
    queryFn: async () => (await call(listApplications, { query: { size, ...(service && { service }), ...(group && { group }) } })).data,
    staleTime: 0,
    placeholderData: (before) => before,
  })

export const useServices = () => useQuery({ queryKey: ['services'], queryFn: async () => (await call(listServices)).data })

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (applicationNo: string) => call(deleteDraft, { params: { applicationNo }, isPatient: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['applications'] }),
  })
}
