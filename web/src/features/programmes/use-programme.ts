import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getProgramme } from '../../../../domain/src/contracts/programmes.ts'
import { call } from '../../api-client/call.ts'

export type ProgrammeAnswer = AnswerOf<typeof getProgramme>
export type Missing = ProgrammeAnswer['checklist'][number]

/** One programme as the server has it; a newer answer makes a new editor. */
export function useProgrammeAnswer(programId: number, version: number | undefined) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['programme', programId, version],
    // The editor holds what is on the screen; nothing is fetched behind its back.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => (await call(getProgramme, { params: { programId }, query: version === undefined ? {} : { version } })).data,
  })
  const replace = useCallback(
    (answer: ProgrammeAnswer) => {
      client.setQueryData(['programme', answer.programId, undefined], answer)
      void client.invalidateQueries({ queryKey: ['programmes'] })
    },
    [client],
  )
  return { query, replace }
}
