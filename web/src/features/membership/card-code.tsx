import { useEffect, useState } from 'react'
import { resendOtp } from '../../../../domain/src/contracts/accounts.ts'
import { openCard } from '../../../../domain/src/contracts/membership.ts'
import { fill, type Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { codeWords } from '../../ui/code-words.ts'
import { Form } from '../../ui/form.tsx'
import { OtpInput } from '../../ui/otp-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../ui/use-problems.ts'
import { dropCodeStep, keepCodeStep, type CodeSent } from './code-sent.ts'
import { downloadWords as words } from './download-words.ts'
import type { OpenedCard } from './kept-card.ts'
import { StepFrame } from './step-frame.tsx'

type Props = { sent: CodeSent; onOpened(card: OpenedCard): void; onBack(): void }

/** The code that came to the member's own phone or mail opens the card. */
export function CardCode({ sent: first, onOpened, onBack }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [sent, setSent] = useState({ ...first, round: 0 })
  const [code, setCode] = useState('')
  const [isOver, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])
  useEffect(() => keepCodeStep(sent), [sent])

  const fail = (problem: unknown) => {
    const isAboutCode = problem instanceof CallProblem && problem.code.startsWith('OTP_')
    if (!isAboutCode) return problems.failed(problem)
    setCode('')
    // No code is right any more: only a new one helps.
    setIsOver(problem.code !== 'OTP_WRONG')
    problems.refuse([{ path: 'otp', code: 'rule', message: withTries(problem) }])
  }
  const open = () => {
    const isIncomplete = code.length < sent.otpLength
    if (isIncomplete && problems.refuse([{ path: 'otp', code: 'rule', message: codeWords.codeIncomplete }])) return
    problems.clear()
    void run(async () => {
      try {
        const { data } = await call(openCard, { body: { otpToken: sent.otpToken, otp: code }, isPatient: true })
        dropCodeStep()
        onOpened(data)
      } catch (problem) {
        fail(problem)
      }
    })
  }
  const resend = () =>
    void run(async () => {
      try {
        const { data } = await call(resendOtp, { body: { otpToken: sent.otpToken, purpose: 'MEMBERSHIP_CARD' }, isPatient: true })
        problems.clear()
        setCode('')
        setIsOver(false)
        setSent({ ...data, round: sent.round + 1 })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const goBack = () => {
    dropCodeStep()
    onBack()
  }

  return (
    <StepFrame title={text(words.codeTitle)} intro={text(words.codeIntro, { n: sent.otpLength, minutes: Math.ceil(sent.expiresIn / 60) })}>
      <Card className="shadow-card">
        <Form problems={problems} onSubmit={open}>
          <p aria-live="polite" className="text-done empty:hidden">
            {sent.round > 0 && text(words.codeResent)}
          </p>
          <OtpInput
            id="otp"
            hint={text(words.codeHint)}
            length={sent.otpLength}
            value={code}
            onChange={setCode}
            error={problems.errorOf('otp')}
          />
          <Button type="submit" isBusy={isBusy} disabled={isOver} className="sm:self-start">
            {text(words.showCard)}
          </Button>
          <div className="-mx-5 flex flex-wrap items-center justify-between gap-x-4">
            <ResendCode key={sent.round} after={sent.resendAfter} onResend={resend} isBusy={isBusy} />
            <Button look="quiet" onClick={goBack}>
              {text(words.goBack)}
            </Button>
          </div>
        </Form>
      </Card>
      <p className="text-sm text-muted">{text(words.noCode, { phone })}</p>
    </StepFrame>
  )
}

const withTries = (problem: CallProblem): Bilingual => {
  const sentence = problemMessage(problem)
  const left = problem.data.triesLeft
  if (typeof left !== 'number' || left === 0) return sentence
  const tries = fill(words.triesLeft, { n: digitsInBoth(left) })
  return { bn: `${sentence.bn} ${tries.bn}`, en: `${sentence.en} ${tries.en}` }
}
