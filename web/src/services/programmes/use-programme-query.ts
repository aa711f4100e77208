import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getProgramme } from '@wewb/domain/services/programme-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type ProgrammeResponse = ResponseOf<typeof getProgramme>
export type ChecklistItem = ProgrammeResponse['checklist'][number]

/** Loads one programme; a newer response remounts the editor. */
export function useProgrammeQuery(programId: number, version: number | undefined) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['programme', programId, version],
    // The editor holds the current state; nothing is refetched in the background.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () =>
      (await sendRequest(getProgramme, { params: { programId }, query: version === undefined ? {} : { version } }))
        .data,
  })
  const replace = useCallback(
    (answer: ProgrammeResponse) => {
      client.setQueryData(['programme', answer.programId, undefined], answer)
      void client.invalidateQueries({ queryKey: ['programmes'] })
    },
    [client],
  )
  return { query, replace }
}
