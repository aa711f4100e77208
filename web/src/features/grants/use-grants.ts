import { useEffect, useState } from 'react'
import { getPublicForm, listPublicProgrammes } from '../../../../domain/src/contracts/programmes.ts'
import { call } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import type { PublicForm, PublicProgramme } from './read-on.ts'

type Asked<T> = { data?: T; problem?: unknown; retry(): void }

export function usePublicProgrammes(): Asked<PublicProgramme[]> {
  const { grants } = usePageData().data
  return useBrought(grants?.programmes, 'programmes', askProgrammes)
}

export function usePublicForm(programId: number): Asked<PublicForm> {
  const { grants } = usePageData().data
  const brought = grants?.forms.find((form) => form.programId === programId)
  return useBrought(brought, String(programId), askForm)
}

const askProgrammes = async () => (await call(listPublicProgrammes)).data
const askForm = async (programId: string) => (await call(getPublicForm, { params: { programId: Number(programId) } })).data

/** What came with the page is there at once; whoever comes from another page of the portal waits a moment for it. */
function useBrought<T>(brought: T | undefined, key: string, ask: (key: string) => Promise<T>): Asked<T> {
  const [state, setState] = useState<{ asked: string; data?: T; problem?: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify([key, attempt])
  const isBrought = brought !== undefined
  useEffect(() => {
    if (isBrought) return undefined
    let isWanted = true
    const [wanted] = JSON.parse(asked) as [string, number]
    ask(wanted).then(
      (data) => isWanted && setState({ asked, data }),
      (problem: unknown) => isWanted && setState({ asked, problem }),
    )
    return () => {
      isWanted = false
    }
  }, [isBrought, asked, ask])
  const retry = () => setAttempt(attempt + 1)
  if (isBrought) return { data: brought, retry }
  return state?.asked === asked ? { ...state, retry } : { retry }
}
