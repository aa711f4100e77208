import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Action } from '../../../../domain/src/access/actions.ts'
import type { Issue } from '../../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { CallProblem } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'

export const useMay = (action: Action): boolean => useActions('/settings-setup').has(action)

export function useReload(key: string) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [key] })
}

/** Saving from a dialog: what is wrong stands at its box, what was done is said, and a colleague's newer version is told apart. */
export function useSaving(labels: Record<string, Bilingual>) {
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const [isStale, setIsStale] = useState(false)
  const save = (issues: readonly Issue[], send: () => Promise<{ message: string }>, onSaved: () => void) => {
    if (problems.refuse(issues)) return
    void run(async () => {
      try {
        const { message } = await send()
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  }
  return { problems, isBusy, isStale, save }
}
