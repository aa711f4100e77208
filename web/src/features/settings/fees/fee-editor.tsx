import { useState } from 'react'
import { checkFee } from '../../../../../domain/src/content/mission-fee.ts'
import { saveMissionFee } from '../../../../../domain/src/contracts/administration.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Reopen } from '../reopen.tsx'
import { useSaving } from '../use-keeping.ts'
import { checkFrom, dayOfFrom, fromToday, ValidFrom, type From } from '../valid-from.tsx'
import { words as shared } from '../words.ts'
import { useCurrencyOptions, type MissionFee } from './use-fees.ts'
import { feeWords as words } from './words.ts'

type Props = { row: MissionFee; onClose(): void }
const labels = { currency: words.currency, fee: words.fee, premium: words.premium, validFrom: shared.validFrom }

/** What a mission charges, from now on or from a later day. */
export function FeeEditor({ row, onClose }: Props) {
  const { text, digits } = useLanguage()
  const currencies = useCurrencyOptions()
  const [typed, setTyped] = useState({
    currency: row.current?.currency ?? '',
    fee: row.current?.fee ?? '',
    premium: row.current?.premium ?? '',
  })
  const [from, setFrom] = useState<From>(fromToday)
  const { problems, isBusy, isStale, save } = useSaving(labels)
  const box = (id: keyof typeof typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.settle(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const amount = (id: 'fee' | 'premium') => ({ ...box(id), value: digits(typed[id]) })
  const submit = () => {
    const issues = [...checkFee(typed), ...checkFrom(from, 'validFrom')]
    const body = { mission: row.mission, ...typed, validFrom: dayOfFrom(from), revision: row.revision }
    save(issues, () => call(saveMissionFee, { body, isPatient: true }), onClose)
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(row.current ? words.changeTitle : words.setTitle, { name: { bn: row.missionNameBng, en: row.missionName } })}
    >
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <Reopen onReopen={onClose} />}>
        <ComboBox key={currencies.length} {...box('currency')} options={currencies} />
        <TextInput {...amount('fee')} inputMode="decimal" width="medium" autoComplete="off" />
        <TextInput {...amount('premium')} inputMode="decimal" width="medium" autoComplete="off" />
        <ValidFrom
          id="validFrom"
          from={from}
          error={problems.errorOf('validFrom')}
          onChange={(chosen) => (problems.settle('validFrom'), setFrom(chosen))}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}
