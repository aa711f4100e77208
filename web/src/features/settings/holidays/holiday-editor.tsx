import { useState } from 'react'
import { checkHoliday, tidyHoliday, type HolidayText } from '../../../../../domain/src/content/holiday.ts'
import { saveHoliday } from '../../../../../domain/src/contracts/administration.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { BothNames } from '../both-names.tsx'
import { Reopen } from '../reopen.tsx'
import { useSaving } from '../use-keeping.ts'
import { words as shared } from '../words.ts'
import type { Holiday } from './use-holidays.ts'
import { holidayWords as words } from './words.ts'

type Props = { holiday: Holiday | undefined; onClose(): void; onSaved(day: string): void }

/** A new holiday, another name, or another day: those of the moon move. */
export function HolidayEditor({ holiday, onClose, onSaved }: Props) {
  const text = useText()
  const [typed, setTyped] = useState<HolidayText>({ day: holiday?.day ?? '', name: holiday?.name ?? '', nameBng: holiday?.nameBng ?? '' })
  const { problems, isBusy, isStale, save } = useSaving({ day: words.day, name: shared.name, nameBng: shared.nameBng })
  const type = (field: keyof HolidayText, value: string) => {
    problems.settle(field)
    setTyped((before) => ({ ...before, [field]: value }))
  }
  const submit = () => {
    const body = tidyHoliday(typed)
    const before = holiday && { was: holiday.day, revision: holiday.revision }
    save(
      checkHoliday(body),
      () => call(saveHoliday, { body: { ...body, ...before }, isPatient: true }),
      () => onSaved(body.day),
    )
  }
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(holiday ? words.editTitle : words.addTitle)}>
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <Reopen onReopen={onClose} />}>
        <DateInput
          id="day"
          label={text(words.day)}
          value={typed.day}
          error={problems.errorOf('day')}
          onChange={(day) => type('day', day)}
        />
        <BothNames typed={typed} problems={problems} onType={type} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}
