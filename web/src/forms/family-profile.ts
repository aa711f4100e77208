import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import { getFamilyProfile } from '../../../domain/src/contracts/family.ts'
import type { FormDefinition } from '../../../domain/src/definition/service-definition.ts'
import { call } from '../api-client/call.ts'
import { usePerson } from '../ui/use-person.ts'
import { inTurn } from './application-turns.ts'
import type { Applied } from './kept/keeper.ts'

/** What a family has written down once, as its owner alone sees it. */
export type FamilyProfile = Omit<AnswerOf<typeof getFamilyProfile>, 'definition' | 'facts'> & { definition: FormDefinition; facts: Facts }

/** Its calls go one after the other, as those about an application do. */
export const familyTurn = 'family-profile'
/** Under which name a device keeps what is typed in it. */
export const familyKept: Applied = { applicationNo: familyTurn, service: familyTurn }
const key = [familyTurn]

export const loadFamilyProfile = (): Promise<FamilyProfile> =>
  inTurn(familyTurn, async () => (await call(getFamilyProfile, { isPatient: true })).data as FamilyProfile)

/** Read anew with every visit, for the same reason as an application is. */
export const useFamilyProfile = () => useQuery({ queryKey: [...key, 'form'], queryFn: loadFamilyProfile, staleTime: Infinity, gcTime: 0 })

/** For the forms that are offered it. An officer has none, and a form goes on without it when it does not come. */
export function useSavedFamily(isWanted: boolean): FamilyProfile | undefined {
  const isApplicant = useIsApplicant()
  return useQuery({ queryKey: key, queryFn: loadFamilyProfile, enabled: isWanted && isApplicant, staleTime: 0 }).data
}

export const useIsApplicant = (): boolean => usePerson()?.user_type === 'APPLICANT'

/** After it was changed the forms must ask again. */
export function useForgetSavedFamily(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: key, exact: true })
}
