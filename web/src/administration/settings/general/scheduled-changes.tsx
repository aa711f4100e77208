import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { useFormatSettingValue } from './use-format-setting-value.ts'
import type { Setting } from './use-settings.ts'

export type ScheduledChange = Setting['coming'][number]
type Props = { setting: Setting; mayChange: boolean; onRevoke(coming: ScheduledChange): void }

/** Lists the scheduled changes of a setting. */
export function ScheduledChanges({ setting, mayChange, onRevoke }: Props) {
  const { text, date } = useLanguage()
  const formatValue = useFormatSettingValue()
  if (setting.coming.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {setting.coming.map((coming) => (
        <li key={coming.valid_from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status="in-process">{text(shared.coming)}</StatusBadge>
          <span>
            {text(shared.comes, { date: date(coming.valid_from) })}:{' '}
            <strong>
              {formatValue(setting.setting_code, setting.kind === 'switch' ? coming.active_yn : coming.setting_value)}
            </strong>
          </span>
          {mayChange && (
            <Button variant="quiet" isSmall className="-mx-3 -my-1.5" onClick={() => onRevoke(coming)}>
              {text(shared.revoke)}
              <span className="sr-only">{`: ${text({ bn: setting.descriptionBng, en: setting.description })}`}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
