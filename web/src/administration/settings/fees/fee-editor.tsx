import { useState } from 'react'
import { validateMissionFee } from '@wewb/domain/administration/mission-fee-input'
import { saveMissionFee } from '@wewb/domain/administration/administration-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { SettingsEditConflict } from '#administration/settings/settings-edit-conflict.tsx'
import { useSaveForm } from '#administration/settings/use-save-form.ts'
import {
  validateEffectiveDate,
  toEffectiveDay,
  effectiveToday,
  EffectiveDateInput,
  type EffectiveDate,
} from '#administration/settings/effective-date-input.tsx'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { useCurrencyOptions, type MissionFee } from './use-fees.ts'
import { feeMessages } from './messages.ts'

type Props = { row: MissionFee; onClose(): void }
const labels = {
  currency: feeMessages.currency,
  fee: feeMessages.fee,
  premium: feeMessages.premium,
  validFrom: shared.validFrom,
}

/** Edits the fee of a mission, from today or a later day. */
export function FeeEditor({ row, onClose }: Props) {
  const { text, digits } = useLanguage()
  const currencies = useCurrencyOptions()
  const [typed, setTyped] = useState({
    currency: row.current?.currency ?? '',
    fee: row.current?.fee ?? '',
    premium: row.current?.premium ?? '',
  })
  const [from, setFrom] = useState<EffectiveDate>(effectiveToday)
  const { problems, isBusy, isStale, save } = useSaveForm(labels)
  const inputProps = (id: keyof typeof typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.clearErrorsAt(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const amount = (id: 'fee' | 'premium') => ({ ...inputProps(id), value: digits(typed[id]) })
  const submit = () => {
    const issues = [...validateMissionFee(typed), ...validateEffectiveDate(from, 'validFrom')]
    const body = { mission: row.mission, ...typed, validFrom: toEffectiveDay(from), revision: row.revision }
    save(issues, () => sendRequest(saveMissionFee, { body, isOfflineTolerant: true }), onClose)
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(row.current ? feeMessages.changeTitle : feeMessages.setTitle, {
        name: { bn: row.missionNameBng, en: row.missionName },
      })}
    >
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <SettingsEditConflict onReload={onClose} />}>
        <ComboBox key={currencies.length} {...inputProps('currency')} options={currencies} />
        <TextInput {...amount('fee')} inputMode="decimal" width="medium" autoComplete="off" />
        <TextInput {...amount('premium')} inputMode="decimal" width="medium" autoComplete="off" />
        <EffectiveDateInput
          id="validFrom"
          value={from}
          error={problems.errorOf('validFrom')}
          onChange={(chosen) => (problems.clearErrorsAt('validFrom'), setFrom(chosen))}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}
