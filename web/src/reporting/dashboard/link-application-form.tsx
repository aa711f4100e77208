import { useState } from 'react'
import { requestTagCode } from '@wewb/domain/casework/application-move-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { LinkApplicationCode } from './link-application-code.tsx'
import { linkApplicationMessages } from './link-application-messages.ts'

type Sent = ResponseOf<typeof requestTagCode>

const fieldNames = ['applicationNo', 'rollNo', 'mobile'] as const
type Details = Record<(typeof fieldNames)[number], string>

/** Asks for number, roll and mobile number of the old application, then for the code sent to it. */
export function LinkApplicationForm({ onDone }: { onDone(): void }) {
  const text = useText()
  const [details, setDetails] = useState<Details>({ applicationNo: '', rollNo: '', mobile: '' })
  const [sent, setSent] = useState<Sent>()
  const problems = useProblems(linkApplicationMessages)
  const { isBusy, run } = useBusy()
  if (sent)
    return (
      <LinkApplicationCode challenge={sent} mobile={details.mobile} onDone={onDone} onBack={() => setSent(undefined)} />
    )

  const requestCode = () => {
    const missing = fieldNames
      .filter((field) => field !== 'rollNo' && !details[field].trim())
      .map((field): Issue => issue(field, 'required'))
    if (problems.showIssues(missing)) return
    problems.clear()
    void run(async () => {
      try {
        setSent((await sendRequest(requestTagCode, { body: details, isOfflineTolerant: true })).data)
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  const field = (id: keyof Details) => ({
    id,
    label: text(linkApplicationMessages[id]),
    value: details[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.clearErrorsAt(id)
      setDetails({ ...details, [id]: value })
    },
  })
  return (
    <Form problems={problems} onSubmit={requestCode}>
      <TextInput {...field('applicationNo')} hint={text(linkApplicationMessages.applicationNoHint)} />
      <TextInput {...field('rollNo')} script="digits" isOptional hint={text(linkApplicationMessages.rollNoHint)} />
      <TextInput {...field('mobile')} script="phone" />
      <Button type="submit" isBusy={isBusy}>
        {text(linkApplicationMessages.sendCode)}
      </Button>
    </Form>
  )
}
