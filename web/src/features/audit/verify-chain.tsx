import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { verifyAudit } from '../../../../domain/src/contracts/portal.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words } from './words.ts'

type Verdict = AnswerOf<typeof verifyAudit>
type Walk = { rows: number; total: number; verdict?: Verdict }

/** Walks the hash chain stretch by stretch, shows how far it is, and says in words whether anyone has touched the log. */
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
        problems.failed(problem)
      }
    })
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="secondary" icon={<ShieldCheck aria-hidden size={20} />} isBusy={isBusy} onClick={verify}>
        {text(words.verify)}
      </Button>
      {walk && !walk.verdict && <Progress {...walk} />}
      <div aria-live="polite" className="empty:hidden">
        {walk?.verdict && <Told rows={walk.rows} verdict={walk.verdict} />}
        {problems.alert && <Alert kind="danger">{problems.alert}</Alert>}
      </div>
    </div>
  )
}

async function walkChain(onStep: (walk: Walk) => void) {
  let rows = 0
  for (let after = 0; ;) {
    const { data } = await call(verifyAudit, { query: { after }, showLoader: false })
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
      <span className="text-sm text-muted tabular-nums">{text(words.walking, { rows: number(rows), total: number(total) })}</span>
      <progress className="h-2 w-full accent-brand" max={Math.max(1, total)} value={rows} />
    </label>
  )
}

function Told({ rows, verdict: { wholeYn, upTo, upToAt, firstBroken } }: { rows: number; verdict: Verdict }) {
  const { text, number, date, time } = useLanguage()
  if (wholeYn === 'N')
    return (
      <Alert kind="danger" title={text(words.broken, { n: number(firstBroken ?? 0) })}>
        {text(words.brokenText, { rows: number(rows) })}
      </Alert>
    )
  return (
    <Alert kind="success" title={text(words.whole, { rows: number(rows) })}>
      {upToAt && text(words.upTo, { n: number(upTo ?? 0), date: date(upToAt), time: time(upToAt) })}
    </Alert>
  )
}
