import { useState } from 'react'
import { dhakaClock } from '../../../../../domain/src/content/publication.ts'
import { scheduleResult } from '../../../../../domain/src/contracts/result-plans.ts'
import { scheduleFields } from '../../../../../domain/src/awards/result-fields.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { AskedForm } from '../../../forms/asked-form.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.tsx'
import { noServices } from './no-services.ts'
import { planWords as words } from './plan-words.ts'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; onClose(): void; onDone(): void }

export function ScheduleResult({ plan, onClose, onDone }: Props) {
  const { text, date, time } = useLanguage()
  const [facts] = useState(() => ({ today: dhakaDay(new Date()) }))
  const [initial] = useState(() => ({ publishAt: plan.publishAt ? dhakaClock(plan.publishAt) : '' }))
  const save = async (publishAt: string) => {
    const { data } = await call(scheduleResult, { params: { id: plan.setupId }, body: { publishAt } })
    const moment = data.publishAt ? `${date(data.publishAt)}, ${time(data.publishAt)}` : ''
    toast({ kind: 'success', text: text(words.scheduled, { moment }) })
    onClose()
    onDone()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(words.scheduleTitle)} size="lg">
      <AskedForm
        fields={scheduleFields}
        facts={facts}
        services={noServices}
        initial={initial}
        sendLabel={words.scheduleYes}
        isWide
        onSend={({ publishAt }) => save(typeof publishAt === 'string' ? publishAt : '')}
      />
    </Modal>
  )
}
