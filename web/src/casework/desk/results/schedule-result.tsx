import { useState } from 'react'
import { toDhakaDateTimeLocal } from '@wewb/domain/content/publication'
import { scheduleResult } from '@wewb/domain/content/result-plan-contracts'
import { resultScheduleFields } from '@wewb/domain/services/awards/result-fields'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { noFormServices } from './no-form-services.ts'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

type Props = { plan: Plan; onClose(): void; onDone(): void }

export function ScheduleResult({ plan, onClose, onDone }: Props) {
  const { text, date, time } = useLanguage()
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const [initial] = useState(() => ({ publishAt: plan.publishAt ? toDhakaDateTimeLocal(plan.publishAt) : '' }))
  const save = async (publishAt: string) => {
    const { data } = await sendRequest(scheduleResult, { params: { id: plan.setupId }, body: { publishAt } })
    const moment = data.publishAt ? `${date(data.publishAt)}, ${time(data.publishAt)}` : ''
    toast({ kind: 'success', text: text(resultPlanMessages.scheduled, { moment }) })
    onClose()
    onDone()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(resultPlanMessages.scheduleTitle)} size="lg">
      <FieldsForm
        fields={resultScheduleFields}
        facts={facts}
        services={noFormServices}
        initial={initial}
        submitLabel={resultPlanMessages.scheduleYes}
        isWide
        onSubmit={({ publishAt }) => save(typeof publishAt === 'string' ? publishAt : '')}
      />
    </Modal>
  )
}
