import { useState } from 'react'
import type { PostedStatusResult } from '@wewb/domain/content/public-page-data'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { statusMessages } from './messages.ts'

const { moduleCode, applicationNo, mobile } = statusMessages
const labels = { moduleCode, applicationNo, mobile, captcha: componentMessages.captcha }

/** Problems of the form; with help when nothing was found. */
export function useStatusProblems({ issues = [], refusal }: PostedStatusResult = {}) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const problems = useProblems(labels, { issues, alert: refusal?.message })
  const [isMissing, setIsMissing] = useState(refusal?.code === 'NOT_FOUND')
  return {
    problems,
    help: isMissing && text(statusMessages.notFoundHelp, { phone }),
    fail: (problem: unknown) => {
      setIsMissing(problem instanceof ApiProblem && problem.code === 'NOT_FOUND')
      problems.showProblem(problem)
    },
  }
}
