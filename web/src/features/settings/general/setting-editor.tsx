import { useState } from 'react'
import { saveGeneralSetting } from '../../../../../domain/src/contracts/administration.ts'
import type { Issue } from '../../../../../domain/src/fields/issue.ts'
import { readSettingValue } from '../../../../../domain/src/lookups/setting-kinds.ts'
import { followsFrom } from '../../../../../domain/src/lookups/setting-subjects.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Reopen } from '../reopen.tsx'
import { useSaving } from '../use-keeping.ts'
import { checkFrom, dayOfFrom, fromToday, ValidFrom, type From } from '../valid-from.tsx'
import { words as shared } from '../words.ts'
import { useShownValue } from './shown-value.ts'
import type { Setting } from './use-settings.ts'
import { ValueInput } from './value-input.tsx'
import { generalWords as words } from './words.ts'

type Props = { setting: Setting; onClose(): void; onSaved(): void; onReopen(): void }

/** A new value, now or later. What is grave is asked once more, with what will happen. */
export function SettingEditor({ setting, onClose, onSaved, onReopen }: Props) {
  const { text } = useLanguage()
  const shownValue = useShownValue()
  const code = setting.setting_code
  const isSwitch = setting.kind === 'switch'
  const [value, setValue] = useState(isSwitch ? setting.active_yn : setting.setting_value)
  const [from, setFrom] = useState<From>(fromToday)
  const [isAsking, setIsAsking] = useState(false)
  const { problems, isBusy, isStale, save } = useSaving({ setting_value: words.newValue, valid_from: shared.validFrom })
  const read = readSettingValue(code, value)
  const meant = 'value' in read ? read.value : value
  const follows = followsFrom(code, meant)
  const send = () =>
    call(saveGeneralSetting, {
      body: {
        setting_code: code,
        ...(isSwitch ? { active_yn: meant as 'Y' | 'N' } : { setting_value: meant }),
        valid_from: dayOfFrom(from),
        revision: setting.revision,
      },
      isPatient: true,
    })
  const submit = () => {
    const wrong: Issue[] = 'wrong' in read ? [{ path: 'setting_value', code: 'rule', message: read.wrong }] : []
    const issues = [...wrong, ...checkFrom(from, 'valid_from')]
    if (issues.length === 0 && follows) return setIsAsking(true)
    return save(issues, send, onSaved)
  }
  if (isAsking && follows)
    return (
      <AskedOnceMore
        title={text(words.sureTitle)}
        yes={text(words.sureYes)}
        no={text(words.sureNo)}
        look="primary"
        onCancel={() => setIsAsking(false)}
        act={async () => {
          const { message } = await send()
          onSaved()
          return message
        }}
      >
        <Sure setting={setting} value={meant} from={from} />
        <p>{text(follows)}</p>
      </AskedOnceMore>
    )
  const now = isSwitch ? setting.active_yn : setting.setting_value
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(words.changeTitle, { name: { bn: setting.descriptionBng, en: setting.description } })}
    >
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <Reopen onReopen={onReopen} />}>
        <Alert kind="info" title={text(words.now, { value: shownValue(code, now) })}>
          {text({ bn: setting.affectsBng, en: setting.affects })}
        </Alert>
        <ValueInput
          code={code}
          value={value}
          error={problems.errorOf('setting_value')}
          onChange={(typed) => (problems.settle('setting_value'), setValue(typed))}
        />
        <ValidFrom
          id="valid_from"
          from={from}
          error={problems.errorOf('valid_from')}
          onChange={(chosen) => (problems.settle('valid_from'), setFrom(chosen))}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}

function Sure({ setting, value, from }: { setting: Setting; value: string; from: From }) {
  const { text, date } = useLanguage()
  const shownValue = useShownValue()
  const code = setting.setting_code
  // On a later day, what is coming before it will be what it takes the place of.
  const last = setting.coming.findLast(({ valid_from }) => valid_from <= dayOfFrom(from)) ?? setting
  const before = shownValue(code, setting.kind === 'switch' ? last.active_yn : last.setting_value)
  return (
    <div className="rounded-control border border-line p-4">
      <p className="font-semibold">{text({ bn: setting.descriptionBng, en: setting.description })}</p>
      <p className="text-lg font-bold">{text(words.fromTo, { from: before, to: shownValue(code, value) })}</p>
      <p className="text-muted">{from.when === 'today' ? text(words.startsToday) : text(words.startsOn, { date: date(from.day) })}</p>
    </div>
  )
}
