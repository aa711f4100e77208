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

/** Walks the hash chain and says in words whether anyone has touched the log. */
export function VerifyChain() {
  const { text, number } = useLanguage()
  const [verdict, setVerdict] = useState<AnswerOf<typeof verifyAudit>>()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const verify = () =>
    void run(async () => {
      problems.clear()
      try {
        setVerdict((await call(verifyAudit)).data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="secondary" icon={<ShieldCheck aria-hidden size={20} />} isBusy={isBusy} onClick={verify}>
        {text(words.verify)}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {verdict?.wholeYn === 'Y' && <Alert kind="success">{text(words.whole, { rows: number(verdict.rows) })}</Alert>}
        {verdict?.wholeYn === 'N' && <Alert kind="danger">{text(words.broken, { n: number(verdict.firstBroken ?? 0) })}</Alert>}
        {problems.alert && <Alert kind="danger">{problems.alert}</Alert>}
      </div>
    </div>
  )
}
