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
type ChangeKind = 'keep' | 'remove'

/** Corrects or removes a published row and records the reason. */
export function CorrectEntry({ plan, entry, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const [changeKind, setChangeKind] = useState<ChangeKind>('keep')
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const [initial] = useState((): Answers => ({
    name: entry.name,
    rollNo: entry.rollNo,
    registrationNo: entry.registrationNo,
    amount: entry.amount.replace(/\.00$/, ''),
  }))
  const send = async ({ reason, ...stored }: Answers) => {
    const pickText = (id: string) => (typeof stored[id] === 'string' ? { [id]: stored[id] } : {})
    const corrected = {
      name: '',
      amount: '',
      ...pickText('name'),
      ...pickText('rollNo'),
      ...pickText('registrationNo'),
      ...pickText('amount'),
    }
    const body = {
      reason: typeof reason === 'string' ? reason : '',
      ...(changeKind === 'keep' && { entry: corrected }),
    }
    await sendRequest(correctResultEntry, { params: { id: plan.setupId, rank: entry.rank }, body })
    toast({
      kind: 'success',
      text: text(changeKind === 'keep' ? resultPlanMessages.correctedRow : resultPlanMessages.removed),
    })
    onClose()
    onDone()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(resultPlanMessages.correctTitle)} size="lg">
      <div className="flex flex-col gap-6">
        <RadioGroup<ChangeKind>
          id="way"
          label={text(resultPlanMessages.what)}
          value={changeKind}
          onChange={setChangeKind}
          choices={[
            { value: 'keep', label: text(resultPlanMessages.keep) },
            { value: 'remove', label: text(resultPlanMessages.remove) },
          ]}
        />
        <FieldsForm
          key={changeKind}
          fields={changeKind === 'keep' ? resultEntryFields[plan.type] : resultRemovalFields}
          facts={facts}
          services={noFormServices}
          initial={initial}
          submitLabel={changeKind === 'keep' ? resultPlanMessages.correctYes : resultPlanMessages.removeYes}
          isWide
          onSubmit={send}
        />
      </div>
    </Modal>
  )
}
