import { useState } from 'react'
import { saveGeneralSetting } from '@wewb/domain/administration/administration-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { parseSettingValue } from '@wewb/domain/reference/setting-kinds'
import { settingChangeWarning } from '@wewb/domain/reference/setting-subjects'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
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
import { useFormatSettingValue } from './use-format-setting-value.ts'
import type { Setting } from './use-settings.ts'
import { SettingValueInput } from './setting-value-input.tsx'
import { generalSettingsMessages } from './messages.ts'

type Props = { setting: Setting; onClose(): void; onSaved(): void; onReload(): void }

/** Edits a value, effective now or later. Critical settings need confirmation and explain the consequences. */
export function SettingEditor({ setting, onClose, onSaved, onReload }: Props) {
  const { text } = useLanguage()
  const formatValue = useFormatSettingValue()
  const code = setting.setting_code
  const isSwitch = setting.kind === 'switch'
  const [value, setValue] = useState(isSwitch ? setting.active_yn : setting.setting_value)
  const [from, setFrom] = useState<EffectiveDate>(effectiveToday)
  const [isConfirming, setIsConfirming] = useState(false)
  const { problems, isBusy, isStale, save } = useSaveForm({
    setting_value: generalSettingsMessages.newValue,
    valid_from: shared.validFrom,
  })
  const read = parseSettingValue(code, value)
  const parsedValue = 'value' in read ? read.value : value
  const follows = settingChangeWarning(code, parsedValue)
  const send = () =>
    sendRequest(saveGeneralSetting, {
      body: {
        setting_code: code,
        ...(isSwitch ? { active_yn: parsedValue as 'Y' | 'N' } : { setting_value: parsedValue }),
        valid_from: toEffectiveDay(from),
        revision: setting.revision,
      },
      isOfflineTolerant: true,
    })
  const submit = () => {
    const wrong: Issue[] = 'error' in read ? [{ path: 'setting_value', code: 'rule', message: read.error }] : []
    const issues = [...wrong, ...validateEffectiveDate(from, 'valid_from')]
    if (issues.length === 0 && follows) return setIsConfirming(true)
    return save(issues, send, onSaved)
  }
  if (isConfirming && follows)
    return (
      <ConfirmDialog
        title={text(generalSettingsMessages.sureTitle)}
        confirmLabel={text(generalSettingsMessages.sureYes)}
        cancelLabel={text(generalSettingsMessages.sureNo)}
        variant="primary"
        onCancel={() => setIsConfirming(false)}
        onConfirm={async () => {
          const { message } = await send()
          onSaved()
          return message
        }}
      >
        <Sure setting={setting} value={parsedValue} from={from} />
        <p>{text(follows)}</p>
      </ConfirmDialog>
    )
  const now = isSwitch ? setting.active_yn : setting.setting_value
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(generalSettingsMessages.changeTitle, {
        name: { bn: setting.descriptionBng, en: setting.description },
      })}
    >
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <SettingsEditConflict onReload={onReload} />}>
        <Alert kind="info" title={text(generalSettingsMessages.now, { value: formatValue(code, now) })}>
          {text({ bn: setting.affectsBng, en: setting.affects })}
        </Alert>
        <SettingValueInput
          code={code}
          value={value}
          error={problems.errorOf('setting_value')}
          onChange={(typed) => (problems.clearErrorsAt('setting_value'), setValue(typed))}
        />
        <EffectiveDateInput
          id="valid_from"
          value={from}
          error={problems.errorOf('valid_from')}
          onChange={(chosen) => (problems.clearErrorsAt('valid_from'), setFrom(chosen))}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}

function Sure({ setting, value, from }: { setting: Setting; value: string; from: EffectiveDate }) {
  const { text, date } = useLanguage()
  const formatValue = useFormatSettingValue()
  const code = setting.setting_code
  // A later change replaces the value scheduled before it.
  const last = setting.coming.findLast(({ valid_from }) => valid_from <= toEffectiveDay(from)) ?? setting
  const before = formatValue(code, setting.kind === 'switch' ? last.active_yn : last.setting_value)
  return (
    <div className="rounded-control border border-line p-4">
      <p className="font-semibold">{text({ bn: setting.descriptionBng, en: setting.description })}</p>
      <p className="text-lg font-bold">
        {text(generalSettingsMessages.fromTo, { from: before, to: formatValue(code, value) })}
      </p>
      <p className="text-muted">
        {from.when === 'today'
          ? text(generalSettingsMessages.startsToday)
          : text(generalSettingsMessages.startsOn, { date: date(from.day) })}
      </p>
    </div>
  )
}
