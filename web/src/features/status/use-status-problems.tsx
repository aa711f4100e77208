import { useState } from 'react'
import type { PostedStatus } from '../../../../domain/src/contracts/public-data.ts'
import { CallProblem } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { words } from './words.ts'

const { moduleCode, applicationNo, mobile } = words
const labels = { moduleCode, applicationNo, mobile, captcha: uiWords.captcha }

/** The form's problems; where nothing was found, also what a person can do about it. */
export function useStatusProblems({ issues = [], refusal }: PostedStatus = {}) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const problems = useProblems(labels, { issues, alert: refusal?.message })
  const [isMissing, setIsMissing] = useState(refusal?.code === 'NOT_FOUND')
  return {
    problems,
    help: isMissing && text(words.notFoundHelp, { phone }),
    fail: (problem: unknown) => {
      setIsMissing(problem instanceof CallProblem && problem.code === 'NOT_FOUND')
      problems.failed(problem)
    },
  }
}
