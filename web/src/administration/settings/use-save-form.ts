import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'

export const useSettingsPermission = (action: Action): boolean => useActions('/settings-setup').has(action)

export function useInvalidateQuery(key: string) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [key] })
}

/** Saves from a dialog: issues are shown at their inputs, success as a toast, and a newer version as a conflict. */
export function useSaveForm(labels: Record<string, Bilingual>) {
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const [isStale, setIsStale] = useState(false)
  const save = (issues: readonly Issue[], send: () => Promise<{ message: string }>, onSaved: () => void) => {
    if (problems.showIssues(issues)) return
    void run(async () => {
      try {
        const { message } = await send()
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT')
        problems.showProblem(problem)
      }
    })
  }
  return { problems, isBusy, isStale, save }
}
