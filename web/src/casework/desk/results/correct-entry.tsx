import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { correctResultEntry } from '@wewb/domain/content/result-plan-contracts'
import { resultEntryFields, resultRemovalFields } from '@wewb/domain/services/awards/result-fields'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { toast } from '#components/feedback/toast.tsx'
import type { ResultEntry } from './result-entries.tsx'
import { noFormServices } from './no-form-services.ts'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

type Props = { plan: Plan; entry: ResultEntry; onClose(): void; onDone(): void }
type Way = 'keep' | 'remove'

/** Corrects or removes a published row and records the reason. */
export function CorrectEntry({ plan, entry, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const [way, setWay] = useState<Way>('keep')
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const [initial] = useState((): Answers => ({
    name: entry.name,
    rollNo: entry.rollNo,
    registrationNo: entry.registrationNo,
    amount: entry.amount.replace(/\.00$/, ''),
  }))
  const send = async ({ reason, ...stored }: Answers) => {
    const said = (id: string) => (typeof stored[id] === 'string' ? { [id]: stored[id] } : {})
    const corrected = {
      name: '',
      amount: '',
      ...said('name'),
      ...said('rollNo'),
      ...said('registrationNo'),
      ...said('amount'),
    }
    const body = { reason: typeof reason === 'string' ? reason : '', ...(way === 'keep' && { entry: corrected }) }
    await sendRequest(correctResultEntry, { params: { id: plan.setupId, rank: entry.rank }, body })
    toast({
      kind: 'success',
      text: text(way === 'keep' ? resultPlanMessages.correctedRow : resultPlanMessages.removed),
    })
    onClose()
    onDone()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(resultPlanMessages.correctTitle)} size="lg">
      <div className="flex flex-col gap-6">
        <RadioGroup<Way>
          id="way"
          label={text(resultPlanMessages.what)}
          value={way}
          onChange={setWay}
          choices={[
            { value: 'keep', label: text(resultPlanMessages.keep) },
            { value: 'remove', label: text(resultPlanMessages.remove) },
          ]}
        />
        <FieldsForm
          key={way}
          fields={way === 'keep' ? resultEntryFields[plan.type] : resultRemovalFields}
          facts={facts}
          services={noFormServices}
          initial={initial}
          submitLabel={way === 'keep' ? resultPlanMessages.correctYes : resultPlanMessages.removeYes}
          isWide
          onSubmit={send}
        />
      </div>
    </Modal>
  )
}
