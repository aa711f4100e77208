import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { verifyAudit } from '@wewb/domain/administration/portal-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { auditMessages } from './messages.ts'

type Verdict = ResponseOf<typeof verifyAudit>
type Walk = { rows: number; total: number; verdict?: Verdict }

/** Verifies the hash chain in sections with progress, and reports whether the log was tampered with. */
export function VerifyChain() {
  const { text } = useLanguage()
  const [walk, setWalk] = useState<Walk>()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const verify = () =>
    void run(async () => {
      problems.clear()
      setWalk({ rows: 0, total: 0 })
      try {
        await walkChain(setWalk)
      } catch (problem) {
        setWalk(undefined)
        problems.showProblem(problem)
      }
    })
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" icon={<ShieldCheck aria-hidden size={20} />} isBusy={isBusy} onClick={verify}>
        {text(auditMessages.verify)}
      </Button>
      {walk && !walk.verdict && <Progress {...walk} />}
      <div aria-live="polite" className="empty:hidden">
        {walk?.verdict && <Outcome rows={walk.rows} verdict={walk.verdict} />}
        {problems.alert && <Alert kind="danger">{problems.alert}</Alert>}
      </div>
    </div>
  )
}

async function walkChain(onStep: (walk: Walk) => void) {
  let rows = 0
  for (let after = 0; ;) {
    const { data } = await sendRequest(verifyAudit, { query: { after }, showLoader: false })
    rows += data.rows
    if (data.next === null) return onStep({ rows, total: data.total, verdict: data })
    onStep({ rows, total: data.total })
    after = data.next
  }
}

function Progress({ rows, total }: { rows: number; total: number }) {
  const { text, number } = useLanguage()
  return (
    <label className="flex w-full max-w-md flex-col gap-1.5">
      <span className="text-sm text-muted tabular-nums">
        {text(auditMessages.walking, { rows: number(rows), total: number(total) })}
      </span>
      <progress className="h-2 w-full accent-brand" max={Math.max(1, total)} value={rows} />
    </label>
  )
}

function Outcome({ rows, verdict: { wholeYn, upTo, upToAt, firstBroken } }: { rows: number; verdict: Verdict }) {
  const { text, number, date, time } = useLanguage()
  if (wholeYn === 'N')
    return (
      <Alert kind="danger" title={text(auditMessages.broken, { n: number(firstBroken ?? 0) })}>
        {text(auditMessages.brokenText, { rows: number(rows) })}
      </Alert>
    )
  return (
    <Alert kind="success" title={text(auditMessages.whole, { rows: number(rows) })}>
      {upToAt && text(auditMessages.upTo, { n: number(upTo ?? 0), date: date(upToAt), time: time(upToAt) })}
    </Alert>
  )
}
