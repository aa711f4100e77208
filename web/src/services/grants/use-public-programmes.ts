import { useEffect, useState } from 'react'
import { getPublicForm, listPublicProgrammes } from '@wewb/domain/services/programme-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import type { PublicForm, PublicProgramme } from './public-programme.ts'

type Query<T> = { data?: T; problem?: unknown; retry(): void }

export function usePublicProgrammes(): Query<PublicProgramme[]> {
  const { grants } = usePageData().data
  return usePrefetched(grants?.programmes, 'programmes', loadProgrammes)
}

export function usePublicForm(programId: number): Query<PublicForm> {
  const { grants } = usePageData().data
  const cachedForm = grants?.forms.find((form) => form.programId === programId)
  return usePrefetched(cachedForm, String(programId), loadForm)
}

const loadProgrammes = async () => (await sendRequest(listPublicProgrammes)).data
const loadForm = async (programId: string) =>
  (await sendRequest(getPublicForm, { params: { programId: Number(programId) } })).data

/** Uses the data embedded in the page; a visit from another page fetches it. */
function usePrefetched<T>(prefetched: T | undefined, key: string, load: (key: string) => Promise<T>): Query<T> {
  const [state, setState] = useState<{ queryKey: string; data?: T; problem?: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const queryKey = JSON.stringify([key, attempt])
  const isPrefetched = prefetched !== undefined
  useEffect(() => {
    if (isPrefetched) return undefined
    let isCurrent = true
    const [requestedKey] = JSON.parse(queryKey) as [string, number]
    load(requestedKey).then(
      (data) => isCurrent && setState({ queryKey, data }),
      (problem: unknown) => isCurrent && setState({ queryKey, problem }),
    )
    return () => {
      isCurrent = false
    }
  }, [isPrefetched, queryKey, load])
  const retry = () => setAttempt(attempt + 1)
  if (isPrefetched) return { data: prefetched, retry }
  return state?.queryKey === queryKey ? { ...state, retry } : { retry }
}
