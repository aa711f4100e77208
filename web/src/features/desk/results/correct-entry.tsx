import { useState } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { correctResultEntry } from '../../../../../domain/src/contracts/result-plans.ts'
import { entryFields, removalFields } from '../../../../../domain/src/awards/result-fields.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { AskedForm } from '../../../forms/asked-form.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ResultEntry } from './entries-list.tsx'
import { noServices } from './no-services.ts'
import { planWords as words } from './plan-words.ts'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; entry: ResultEntry; onClose(): void; onDone(): void }
type Way = 'keep' | 'remove'

/** A published row is put right or taken off before everybody's eyes, and why is kept. */
export function CorrectEntry({ plan, entry, onClose, onDone }: Props) {
  const { text } = useLanguage()
  const [way, setWay] = useState<Way>('keep')
  const [facts] = useState(() => ({ today: dhakaDay(new Date()) }))
  const [initial] = useState((): Answers => ({ name: entry.name, rollNo: entry.rollNo, registrationNo: entry.registrationNo, amount: entry.amount.replace(/\.00$/, '') })) // prettier-ignore
  const send = async ({ reason, ...kept }: Answers) => {
    const said = (id: string) => (typeof kept[id] === 'string' ? { [id]: kept[id] } : {})
    const corrected = { name: '', amount: '', ...said('name'), ...said('rollNo'), ...said('registrationNo'), ...said('amount') }
    const body = { reason: typeof reason === 'string' ? reason : '', ...(way === 'keep' && { entry: corrected }) }
    await call(correctResultEntry, { params: { id: plan.setupId, rank: entry.rank }, body })
    toast({ kind: 'success', text: text(way === 'keep' ? words.correctedRow : words.removed) })
    onClose()
    onDone()
  }
  return (
    <Modal isOpen onClose={onClose} title={text(words.correctTitle)} size="lg">
      <div className="flex flex-col gap-6">
        <RadioGroup<Way>
          id="way"
          label={text(words.what)}
          value={way}
          onChange={setWay}
          choices={[
            { value: 'keep', label: text(words.keep) },
            { value: 'remove', label: text(words.remove) },
          ]}
        />
        <AskedForm
          key={way}
          fields={way === 'keep' ? entryFields[plan.type] : removalFields}
          facts={facts}
          services={noServices}
          initial={initial}
          sendLabel={way === 'keep' ? words.correctYes : words.removeYes}
          isWide
          onSend={send}
        />
      </div>
    </Modal>
  )
}
