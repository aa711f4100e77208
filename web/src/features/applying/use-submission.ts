import { useState } from 'react'
import { submitApplication } from '../../../../domain/src/contracts/application-moves.ts'
import { call, CallProblem, type CallIssue } from '../../api-client/call.ts'
import { inTurn } from '../../forms/application-turns.ts'
import { useNavigate } from '../../router/router.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/use-problems.ts'
import { useText } from '../../i18n/language.tsx'
import { dropKey, keyOf } from './submission-key.ts'
import { useAddress } from './use-address.ts'

/** The form can no longer be what the person sees: it is read again. */
const outOfDate: readonly string[] = ['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'KEY_REUSED', 'NOT_FOUND']

/** Hands the form in, once, however often the button is pressed or the line breaks. */
export function useSubmission(applicationNo: string, onReload: () => Promise<void>) {
  const text = useText()
  const navigate = useNavigate()
  const address = useAddress()
  const [refusal, setRefusal] = useState<{ attempt: number; issues: readonly CallIssue[] }>({ attempt: 0, issues: [] })
  const submit = async () => {
    setRefusal(({ attempt }) => ({ attempt, issues: [] }))
    try {
      await inTurn(applicationNo, async (revision) => {
        const headers = { 'idempotency-key': keyOf(applicationNo) }
        return (await call(submitApplication, { params: { applicationNo }, body: { revision }, headers, isPatient: true })).data
      })
      dropKey(applicationNo)
      navigate(address({ application: applicationNo, view: 'submitted' }), { replace: true })
      await onReload()
    } catch (problem) {
      // Without an answer it may have arrived: the next try carries the same key.
      if (!(problem instanceof CallProblem) || problem.code === 'NO_CONNECTION') throw problem
      dropKey(applicationNo)
      if (outOfDate.includes(problem.code)) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
        return await onReload()
      }
      if (problem.issues.length === 0) throw problem
      setRefusal(({ attempt }) => ({ attempt: attempt + 1, issues: problem.issues }))
    }
  }
  return { submit, refusal }
}
