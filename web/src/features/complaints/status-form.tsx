import { useRef, useState, useSyncExternalStore } from 'react'
import { checkComplaint } from '../../../../domain/src/contracts/complaints.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { Captcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { checkAsked, readAsked, readTicket, type AskedComplaint } from './asked-complaint.ts'
import { CaptchaAsked } from './captcha-asked.tsx'
import type { ToldComplaint } from './told-complaint.tsx'
import { words } from './words.ts'

const untold = () => () => undefined
const labels = { ticketNo: words.ticketNo, mobile: words.mobile, captcha: uiWords.captcha }

/** Ticket and mobile; a captcha only for who has missed thrice, or somebody who tries at this ticket. */
export function StatusForm({ onAnswer }: { onAnswer(told: ToldComplaint, asked: AskedComplaint): void }) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  // The server draws one page for all addresses: only the next drawing may know the ticket in it.
  const search = useSyncExternalStore(
    untold,
    () => location.search,
    () => '',
  )
  const [typed, setTyped] = useState<Partial<AskedComplaint>>({})
  const asked = { ticketNo: readTicket(new URLSearchParams(search).get('ticket') ?? '').slice(0, 15), mobile: '', ...typed }
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = (shown: Captcha) => void (captcha.current = shown)
  const [isCaptchaAsked, setIsCaptchaAsked] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const change = (part: Partial<AskedComplaint>) => {
    problems.settle(...Object.keys(part))
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = () => {
    const isBlank = isCaptchaAsked && !captcha.current?.answer
    if (problems.refuse([...checkAsked(asked), ...(isBlank ? [issue('captcha', 'required')] : [])])) return
    problems.clear()
    const read = readAsked(asked)
    void run(async () => {
      try {
        onAnswer((await call(checkComplaint, { body: { ...read, ...captcha.current?.given } })).data, read)
      } catch (problem) {
        const isCaptcha = problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA'
        captcha.current?.renew()
        setIsCaptchaAsked(isCaptchaAsked || isCaptcha)
        setIsMissing(problem instanceof CallProblem && problem.code === 'NOT_FOUND')
        problems.failed(problem)
      }
    })
  }
  return (
    <Card className="print:hidden">
      <Form problems={problems} afterAlert={isMissing && text(words.notFoundHelp, { phone })} onSubmit={submit}>
        <TextInput
          id="ticketNo"
          label={text(words.ticketNo)}
          hint={text(words.ticketHint, { ticket: digits('GCR261115123456') })}
          autoComplete="off"
          width="medium"
          value={asked.ticketNo}
          onChange={(ticketNo) => change({ ticketNo })}
          error={problems.errorOf('ticketNo')}
        />
        <TextInput
          id="mobile"
          label={text(words.mobile)}
          hint={text(words.mobileHint)}
          script="phone"
          autoComplete="tel"
          width="medium"
          value={asked.mobile}
          onChange={(mobile) => change({ mobile })}
          error={problems.errorOf('mobile')}
        />
        {isCaptchaAsked && <CaptchaAsked onCaptcha={holdCaptcha} error={problems.errorOf('captcha')} />}
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(words.check)}
        </Button>
      </Form>
    </Card>
  )
}
