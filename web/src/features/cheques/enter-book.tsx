import { useState } from 'react'
import { enterChequeBook } from '../../../../domain/src/contracts/cheques.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { useAirports } from './use-cheque-books.ts'
import { words } from './words.ts'

const nothing = { airport: '', bank: '', firstNo: '', lastNo: '' }
type Typed = typeof nothing
const labels = { airport: words.airport, bank: words.bank, firstNo: words.firstNo, lastNo: words.lastNo }

/** A book that head office gives to an airport desk. */
export function EnterBook({ onCancel, onEntered }: { onCancel(): void; onEntered(): void }) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(nothing)
  const { data: airports = [] } = useAirports()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const box = (id: keyof Typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.settle(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const enter = () => {
    const missing = Object.entries(typed).flatMap(([id, value]) => (value.trim() ? [] : [issue(id, 'required')]))
    if (problems.refuse(missing)) return undefined
    return void run(async () => {
      try {
        const { message } = await call(enterChequeBook, { body: typed })
        toast({ kind: 'success', text: message })
        onEntered()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  return (
    <Modal isOpen size="lg" onClose={onCancel} title={text(words.enter)}>
      <Form problems={problems} onSubmit={enter}>
        <Select
          {...box('airport')}
          options={airports.map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng || name, en: name }) }))}
        />
        <TextInput {...box('bank')} hint={text(words.bankHint)} autoComplete="off" />
        <TextInput {...box('firstNo')} script="digits" width="medium" />
        <TextInput {...box('lastNo')} script="digits" width="medium" />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Modal>
  )
}
