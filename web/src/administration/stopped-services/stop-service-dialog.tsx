import { useState } from 'react'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import {
  MAX_REASON_LENGTH,
  normalizeServiceStop,
  validateServiceStop,
  type ServiceStopInput,
} from '@wewb/domain/services/stopped-service'
import { stopService } from '@wewb/domain/services/stopped-service-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import type { StoppableService } from './stopped-services-page.tsx'
import { stoppedServiceMessages } from './messages.ts'

type Props = { service: StoppableService; onClose(): void; onSaved(): Promise<void> }

const fields = {
  reasonBng: stoppedServiceMessages.reasonBng,
  reason: stoppedServiceMessages.reason,
  opensOn: stoppedServiceMessages.opensOn,
}

export function StopServiceDialog({ service: { service, title, titleBng }, onClose, onSaved }: Props) {
  const text = useText()
  const [today] = useState(() => toDhakaDate(new Date()))
  const [typed, setTyped] = useState<ServiceStopInput>({ reason: '', reasonBng: '', opensOn: '' })
  return (
    <ConfirmDialog
      title={text(stoppedServiceMessages.stopTitle, { service: { bn: titleBng, en: title } })}
      confirmLabel={text(stoppedServiceMessages.stop)}
      fields={fields}
      onCancel={onClose}
      onConfirm={async (problems) => {
        const stop = normalizeServiceStop(typed)
        if (problems.showIssues(validateServiceStop(stop, today))) return undefined
        const { message } = await sendRequest(stopService, { body: { service, ...stop }, isOfflineTolerant: true })
        await onSaved()
        return message
      }}
    >
      {(problems) => {
        const inputProps = (id: keyof ServiceStopInput) => ({
          id,
          label: text(fields[id]),
          value: typed[id],
          error: problems.errorOf(id),
          onChange: (value: string) => (problems.clearErrorsAt(id), setTyped({ ...typed, [id]: value })),
        })
        const reasonProps = { hint: text(stoppedServiceMessages.reasonHint), rows: 3, maxLength: MAX_REASON_LENGTH }
        return (
          <>
            <p>{text(stoppedServiceMessages.stopText)}</p>
            <TextArea {...inputProps('reasonBng')} {...reasonProps} />
            <TextArea {...inputProps('reason')} {...reasonProps} />
            <DateInput
              {...inputProps('opensOn')}
              hint={text(stoppedServiceMessages.opensOnHint)}
              min={addDays(today, 1)}
              isOptional
            />
          </>
        )
      }}
    </ConfirmDialog>
  )
}
