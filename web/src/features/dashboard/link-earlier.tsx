import { useState } from 'react'
import { askTag } from '../../../../domain/src/contracts/application-moves.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { ConfirmEarlier } from './confirm-earlier.tsx'
import { earlierWords as words } from './earlier-words.ts'

type Sent = AnswerOf<typeof askTag>

const boxes = ['applicationNo', 'rollNo', 'mobile'] as const
type Details = Record<(typeof boxes)[number], string>

/** Number, roll and mobile of the old application; then the code that went to that mobile. */
export function LinkEarlier({ onDone }: { onDone(): void }) {
  const text = useText()
  const [details, setDetails] = useState<Details>({ applicationNo: '', rollNo: '', mobile: '' })
  const [sent, setSent] = useState<Sent>()
  const problems = useProblems(words)
  const { isBusy, run } = useBusy()
  if (sent) return <ConfirmEarlier sent={sent} mobile={details.mobile} onDone={onDone} onBack={() => setSent(undefined)} />

  const ask = () => {
    const missing = boxes.filter((box) => !details[box].trim()).map((box): Issue => issue(box, 'required'))
    if (problems.refuse(missing)) return
    problems.clear()
    void run(async () => {
      try {
        setSent((await call(askTag, { body: details, isPatient: true })).data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  const box = (id: keyof Details) => ({
    id,
    label: text(words[id]),
    value: details[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.settle(id)
      setDetails({ ...details, [id]: value })
    },
  })
  return (
    <Form problems={problems} onSubmit={ask}>
      <TextInput {...box('applicationNo')} hint={text(words.applicationNoHint)} />
      <TextInput {...box('rollNo')} script="digits" />
      <TextInput {...box('mobile')} script="phone" />
      <Button type="submit" isBusy={isBusy}>
        {text(words.sendCode)}
      </Button>
    </Form>
  )
}
