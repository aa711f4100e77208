import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { ScheduledChanges, type ScheduledChange } from './scheduled-changes.tsx'
import { useFormatSettingValue } from './use-format-setting-value.ts'
import type { Setting } from './use-settings.ts'
import { generalSettingsMessages } from './messages.ts'

type Acts = {
  onEdit(setting: Setting): void
  onHistory(setting: Setting): void
  onRevoke(setting: Setting, coming: ScheduledChange): void
}
type Props = Acts & { title: string; settings: readonly Setting[]; mayChange: boolean }

export function SettingTable({ title, settings, mayChange, ...acts }: Props) {
  const columns = useColumns(mayChange, acts)
  if (settings.length === 0) return null
  return (
    <Card title={title}>
      <DataTable caption={title} columns={columns} rows={settings} rowId={({ setting_code }) => setting_code} />
    </Card>
  )
}

function useColumns(mayChange: boolean, { onEdit, onHistory, onRevoke }: Acts): Column<Setting>[] {
  const { text } = useLanguage()
  const nameOf = (setting: Setting) => text({ bn: setting.descriptionBng, en: setting.description })
  return [
    {
      id: 'setting',
      header: text(generalSettingsMessages.setting),
      cell: (setting) => (
        <span className="inline-block wrap-anywhere md:w-md">
          <span className="block font-semibold">{nameOf(setting)}</span>
          <span className="block text-sm text-muted">{text({ bn: setting.affectsBng, en: setting.affects })}</span>
          <span lang="en" className="block text-xs text-muted">
            {setting.setting_code}
          </span>
        </span>
      ),
    },
    {
      id: 'value',
      header: text(generalSettingsMessages.value),
      cell: (setting) => (
        <div>
          <ValueNow setting={setting} />
          <ScheduledChanges setting={setting} mayChange={mayChange} onRevoke={(coming) => onRevoke(setting, coming)} />
        </div>
      ),
    },
    {
      id: 'acts',
      header: text(shared.acts),
      cell: (setting) => (
        <span className="-mx-3 -my-1.5 flex flex-wrap md:flex-nowrap">
          {mayChange && (
            <Button variant="quiet" isSmall onClick={() => onEdit(setting)}>
              {text(shared.change)}
              <span className="sr-only">{`: ${nameOf(setting)}`}</span>
            </Button>
          )}
          <Button variant="quiet" isSmall onClick={() => onHistory(setting)}>
            {text(shared.history)}
            <span className="sr-only">{`: ${nameOf(setting)}`}</span>
          </Button>
        </span>
      ),
    },
  ]
}

function ValueNow({ setting: { setting_code, setting_value, active_yn, kind } }: { setting: Setting }) {
  const formatValue = useFormatSettingValue()
  if (kind === 'switch')
    return (
      <StatusBadge status={active_yn === 'Y' ? 'done' : 'draft'}>{formatValue(setting_code, active_yn)}</StatusBadge>
    )
  return <strong className="wrap-anywhere">{formatValue(setting_code, setting_value)}</strong>
}
