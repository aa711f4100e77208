import { useState } from 'react'
import { enterChequeBook } from '@wewb/domain/payments/cheque-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useAirports } from './use-cheque-books.ts'
import { chequeBookMessages } from './messages.ts'

const nothing = { airport: '', bank: '', firstNo: '', lastNo: '' }
type Typed = typeof nothing
const labels = {
  airport: chequeBookMessages.airport,
  bank: chequeBookMessages.bank,
  firstNo: chequeBookMessages.firstNo,
  lastNo: chequeBookMessages.lastNo,
}

/** Registers a book that head office hands to an airport desk. */
export function EnterChequeBook({ onCancel, onEntered }: { onCancel(): void; onEntered(): void }) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(nothing)
  const { data: airports = [] } = useAirports()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const inputProps = (id: keyof Typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.clearErrorsAt(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const enter = () => {
    const missing = Object.entries(typed).flatMap(([id, value]) => (value.trim() ? [] : [issue(id, 'required')]))
    if (problems.showIssues(missing)) return undefined
    return void run(async () => {
      try {
        const { message } = await sendRequest(enterChequeBook, { body: typed })
        toast({ kind: 'success', text: message })
        onEntered()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Modal isOpen size="lg" onClose={onCancel} title={text(chequeBookMessages.enter)}>
      <Form problems={problems} onSubmit={enter}>
        <Select
          {...inputProps('airport')}
          options={airports.map(({ id, name, nameBng }) => ({
            value: id,
            label: text({ bn: nameBng || name, en: name }),
          }))}
        />
        <TextInput {...inputProps('bank')} hint={text(chequeBookMessages.bankHint)} autoComplete="off" />
        <TextInput {...inputProps('firstNo')} script="digits" width="medium" />
        <TextInput {...inputProps('lastNo')} script="digits" width="medium" />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(chequeBookMessages.save)}
        </Button>
      </Form>
    </Modal>
  )
}
