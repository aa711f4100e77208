import { useState } from 'react'
import { validateHoliday, normalizeHoliday, type HolidayInput } from '@wewb/domain/administration/holiday-input'
import { saveHoliday } from '@wewb/domain/administration/administration-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { BilingualNameInput } from '#administration/settings/bilingual-name-input.tsx'
import { SettingsEditConflict } from '#administration/settings/settings-edit-conflict.tsx'
import { useSaveForm } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import type { Holiday } from './use-holidays.ts'
import { holidayMessages } from './messages.ts'

type Props = { holiday: Holiday | undefined; onClose(): void; onSaved(day: string): void }

/** Creates or edits a holiday; those of the lunar calendar move. */
export function HolidayEditor({ holiday, onClose, onSaved }: Props) {
  const text = useText()
  const [typed, setTyped] = useState<HolidayInput>({
    day: holiday?.day ?? '',
    name: holiday?.name ?? '',
    nameBng: holiday?.nameBng ?? '',
  })
  const { problems, isBusy, isStale, save } = useSaveForm({
    day: holidayMessages.day,
    name: shared.name,
    nameBng: shared.nameBng,
  })
  const type = (field: keyof HolidayInput, value: string) => {
    problems.clearErrorsAt(field)
    setTyped((before) => ({ ...before, [field]: value }))
  }
  const submit = () => {
    const body = normalizeHoliday(typed)
    const before = holiday && { was: holiday.day, revision: holiday.revision }
    save(
      validateHoliday(body),
      () => sendRequest(saveHoliday, { body: { ...body, ...before }, isOfflineTolerant: true }),
      () => onSaved(body.day),
    )
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(holiday ? holidayMessages.editTitle : holidayMessages.addTitle)}
    >
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <SettingsEditConflict onReload={onClose} />}>
        <DateInput
          id="day"
          label={text(holidayMessages.day)}
          value={typed.day}
          error={problems.errorOf('day')}
          onChange={(day) => type('day', day)}
        />
        <BilingualNameInput typed={typed} problems={problems} onChange={type} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}
