import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getFamilyProfile } from '@wewb/domain/casework/family-contracts'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useCurrentUser } from '#lib/api-client/use-current-user.ts'
import { enqueueRequest } from './request-queue.ts'
import type { DraftRef } from '#form-engine/offline/draft-store.ts'

/** Data a family has entered once, as its owner sees it. */
export type FamilyProfile = Omit<ResponseOf<typeof getFamilyProfile>, 'definition' | 'facts'> & {
  definition: FormDefinition
  facts: Facts
}

/** Key of the request queue: requests about the profile are sequential, like those about an application. */
export const familyProfileKey = 'family-profile'
/** Identifies the profile in the draft store of the device. */
export const familyProfileDraftRef: DraftRef = { applicationNo: familyProfileKey, service: familyProfileKey }
const key = [familyProfileKey]

export const loadFamilyProfile = (): Promise<FamilyProfile> =>
  enqueueRequest(
    familyProfileKey,
    async () => (await sendRequest(getFamilyProfile, { isOfflineTolerant: true })).data as FamilyProfile,
  )

/** Refetched on every visit, for the same reason as an application. */
export const useFamilyProfile = () =>
  useQuery({ queryKey: [...key, 'form'], queryFn: loadFamilyProfile, staleTime: Infinity, gcTime: 0 })

/** Loads the profile for autofill. An officer has none, and a form works without it when the request fails. */
export function useAutofillProfile(isEnabled: boolean): FamilyProfile | undefined {
  const isApplicant = useIsApplicant()
  return useQuery({ queryKey: key, queryFn: loadFamilyProfile, enabled: isEnabled && isApplicant, staleTime: 0 }).data
}

export const useIsApplicant = (): boolean => useCurrentUser()?.user_type === 'APPLICANT'

/** Removes the cached profile after a change, so that forms refetch it. */
export function useInvalidateAutofillProfile(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: key, exact: true })
}
