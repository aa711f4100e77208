import type { ResponseOf } from '@wewb/domain/http/contract'
import type { getSettingHistory } from '@wewb/domain/administration/administration-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFormatSettingValue } from './use-format-setting-value.ts'
import { useSettingHistory, type Setting } from './use-settings.ts'
import { generalSettingsMessages } from './messages.ts'

type Change = ResponseOf<typeof getSettingHistory>['list'][number]

/** Shows who changed the setting, when, from which value to which. */
export function SettingHistory({ setting, onClose }: { setting: Setting; onClose(): void }) {
  const { text } = useLanguage()
  const { data, error, refetch } = useSettingHistory(setting.setting_code)
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      cancelLabel={text(generalSettingsMessages.close)}
      title={text(generalSettingsMessages.historyTitle, {
        name: { bn: setting.descriptionBng, en: setting.description },
      })}
    >
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} />}
      {data?.length === 0 && <p>{text(generalSettingsMessages.historyNone)}</p>}
      {data && data.length > 0 && (
        <ol className="grid gap-4">
          {data.map((change) => (
            <li key={change.at} className="border-l-4 border-line pl-4">
              <ChangeLines setting={setting} change={change} />
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}

function ChangeLines({ setting, change }: { setting: Setting; change: Change }) {
  const { text, date, time } = useLanguage()
  const formatValue = useFormatSettingValue()
  const displayState = (state: Change['from']) =>
    state ? formatValue(setting.setting_code, setting.kind === 'switch' ? state.active_yn : state.setting_value) : '–'
  const { act, from, to, at, actorName, actorNameBng, validFrom } = change
  const actor = actorName ? (
    <PersonName name={actorName} nameBng={actorNameBng} />
  ) : (
    text(generalSettingsMessages.somebody)
  )
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {act === 'revoked'
          ? text(generalSettingsMessages.historyRevoked, { from: displayState(from) })
          : text(generalSettingsMessages.historyTo, { from: displayState(from), to: displayState(to) })}
      </p>
      {validFrom && <p>{text(generalSettingsMessages.historyFrom, { date: date(validFrom) })}</p>}
      <p className="text-sm text-muted">
        {actor}, {date(at)}, {time(at)}
      </p>
    </>
  )
}
