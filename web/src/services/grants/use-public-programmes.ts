import { useEffect, useState } from 'react'
import { getPublicForm, listPublicProgrammes } from '@wewb/domain/services/programme-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import type { PublicForm, PublicProgramme } from './public-programme.ts'

type Query<T> = { data?: T; problem?: unknown; retry(): void }

export function usePublicProgrammes(): Query<PublicProgramme[]> {
  const { grants } = usePageData().data
  return useBrought(grants?.programmes, 'programmes', askProgrammes)
}

export function usePublicForm(programId: number): Query<PublicForm> {
  const { grants } = usePageData().data
  const cachedForm = grants?.forms.find((form) => form.programId === programId)
  return useBrought(cachedForm, String(programId), askForm)
}

const askProgrammes = async () => (await sendRequest(listPublicProgrammes)).data
const askForm = async (programId: string) =>
  (await sendRequest(getPublicForm, { params: { programId: Number(programId) } })).data

/** Uses the data embedded in the page; a visit from another page fetches it. */
function useBrought<T>(brought: T | undefined, key: string, ask: (key: string) => Promise<T>): Query<T> {
  const [state, setState] = useState<{ queryKey: string; data?: T; problem?: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const queryKey = JSON.stringify([key, attempt])
  const isBrought = brought !== undefined
  useEffect(() => {
    if (isBrought) return undefined
    let isWanted = true
    const [wanted] = JSON.parse(queryKey) as [string, number]
    ask(wanted).then(
      (data) => isWanted && setState({ queryKey, data }),
      (problem: unknown) => isWanted && setState({ queryKey, problem }),
    )
    return () => {
      isWanted = false
    }
  }, [isBrought, queryKey, ask])
  const retry = () => setAttempt(attempt + 1)
  if (isBrought) return { data: brought, retry }
  return state?.queryKey === queryKey ? { ...state, retry } : { retry }
}
