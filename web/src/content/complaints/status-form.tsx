import { useRef, useState, useSyncExternalStore } from 'react'
import { checkComplaint } from '@wewb/domain/content/complaint-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import type { Captcha } from '#components/inputs/use-captcha.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import {
  validateComplaintLookup,
  normalizeComplaintLookup,
  normalizeTicketNo,
  type ComplaintLookup,
} from './complaint-lookup.ts'
import { OnDemandCaptcha } from './on-demand-captcha.tsx'
import type { PublicComplaint } from './complaint-status-view.tsx'
import { complaintMessages } from './messages.ts'

const untold = () => () => undefined
const labels = {
  ticketNo: complaintMessages.ticketNo,
  mobile: complaintMessages.mobile,
  captcha: componentMessages.captcha,
}

/**
 * Asks for ticket and mobile number; a captcha is required only after failed attempts, by the visitor or on this
 * ticket.
 */
export function StatusForm({ onFound }: { onFound(response: PublicComplaint, query: ComplaintLookup): void }) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  // The server renders one page for all URLs: only the render after hydration may read the ticket from it.
  const search = useSyncExternalStore(
    untold,
    () => location.search,
    () => '',
  )
  const [typed, setTyped] = useState<Partial<ComplaintLookup>>({})
  const query = {
    ticketNo: normalizeTicketNo(new URLSearchParams(search).get('ticket') ?? '').slice(0, 15),
    mobile: '',
    ...typed,
  }
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = (loadedCaptcha: Captcha) => void (captcha.current = loadedCaptcha)
  const [isCaptchaRequested, setIsCaptchaRequested] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const change = (part: Partial<ComplaintLookup>) => {
    problems.clearErrorsAt(...Object.keys(part))
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = () => {
    const isBlank = isCaptchaRequested && !captcha.current?.answer
    if (problems.showIssues([...validateComplaintLookup(query), ...(isBlank ? [issue('captcha', 'required')] : [])]))
      return
    problems.clear()
    const read = normalizeComplaintLookup(query)
    void run(async () => {
      try {
        onFound(
          (await sendRequest(checkComplaint, { body: { ...read, ...captcha.current?.requestFields } })).data,
          read,
        )
      } catch (problem) {
        const isCaptcha = problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA'
        captcha.current?.refresh()
        setIsCaptchaRequested(isCaptchaRequested || isCaptcha)
        setIsMissing(problem instanceof ApiProblem && problem.code === 'NOT_FOUND')
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Card className="print:hidden">
      <Form
        problems={problems}
        afterAlert={isMissing && text(complaintMessages.notFoundHelp, { phone })}
        onSubmit={submit}
      >
        <TextInput
          id="ticketNo"
          label={text(complaintMessages.ticketNo)}
          hint={text(complaintMessages.ticketHint, { ticket: digits('GCR261115123456') })}
          autoComplete="off"
          width="medium"
          value={query.ticketNo}
          onChange={(ticketNo) => change({ ticketNo })}
          error={problems.errorOf('ticketNo')}
        />
        <TextInput
          id="mobile"
          label={text(complaintMessages.mobile)}
          hint={text(complaintMessages.mobileHint)}
          script="phone"
          autoComplete="tel"
          width="medium"
          value={query.mobile}
          onChange={(mobile) => change({ mobile })}
          error={problems.errorOf('mobile')}
        />
        {isCaptchaRequested && <OnDemandCaptcha onCaptcha={holdCaptcha} error={problems.errorOf('captcha')} />}
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(complaintMessages.check)}
        </Button>
      </Form>
    </Card>
  )
}
