import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { revokeComingSetting } from '@wewb/domain/administration/administration-contracts'
import { settingSubjects } from '@wewb/domain/reference/setting-subjects'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useSettingsPermission, useInvalidateQuery } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import type { ScheduledChange } from './scheduled-changes.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingTable } from './setting-table.tsx'
import { useFormatSettingValue } from './use-format-setting-value.ts'
import { useSettings, type Setting } from './use-settings.ts'
import { generalSettingsMessages, settingSubjectNames } from './messages.ts'

type Open = { act: 'edit' | 'history'; setting: Setting } | { act: 'revoke'; setting: Setting; coming: ScheduledChange }

/** Lists the settings by subject. The search is part of the URL. */
export function GeneralTab() {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useSettings()
  const reload = useInvalidateQuery('general-settings')
  const mayChange = useSettingsPermission('edit')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  const found = data?.filter((setting) => mentions(setting, search))
  return (
    <>
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(shared.search),
          hint: text(generalSettingsMessages.searchHint),
          find: text(shared.find),
          clear: text(shared.clear),
        }}
        onSearch={(newSearch) => setQuery(newSearch ? { view: 'general', search: newSearch } : { view: 'general' })}
        onClear={() => setQuery({ view: 'general' })}
      />
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={8} />}
      {found?.length === 0 && (
        <Card>
          <EmptyState icon={<Settings2 aria-hidden size={28} />} title={text(generalSettingsMessages.nothing)}>
            {text(generalSettingsMessages.nothingText)}
          </EmptyState>
        </Card>
      )}
      {settingSubjects.map((subject) => (
        <SettingTable
          key={subject}
          title={text(settingSubjectNames[subject])}
          settings={found?.filter((setting) => setting.subject === subject) ?? []}
          mayChange={mayChange}
          onEdit={(setting) => setOpen({ act: 'edit', setting })}
          onHistory={(setting) => setOpen({ act: 'history', setting })}
          onRevoke={(setting, coming) => setOpen({ act: 'revoke', setting, coming })}
        />
      ))}
      {open?.act === 'edit' && (
        <SettingEditor setting={open.setting} onClose={close} onSaved={close} onReload={close} />
      )}
      {open?.act === 'history' && <SettingHistory setting={open.setting} onClose={() => setOpen(undefined)} />}
      {open?.act === 'revoke' && <RevokeSetting setting={open.setting} coming={open.coming} onClose={close} />}
    </>
  )
}

const mentions = ({ setting_code, description, descriptionBng, affects, affectsBng }: Setting, search: string) =>
  [setting_code, description, descriptionBng, affects, affectsBng].some((text) =>
    text.toLowerCase().includes(search.normalize('NFC').toLowerCase()),
  )

function RevokeSetting({ setting, coming, onClose }: { setting: Setting; coming: ScheduledChange; onClose(): void }) {
  const { text, date } = useLanguage()
  const formatValue = useFormatSettingValue()
  const revoke = async () => {
    const params = { setting_code: setting.setting_code, valid_from: coming.valid_from }
    const { message } = await sendRequest(revokeComingSetting, {
      params,
      query: { revision: String(setting.revision) },
      isOfflineTolerant: true,
    })
    onClose()
    return message
  }
  const value = formatValue(setting.setting_code, setting.kind === 'switch' ? coming.active_yn : coming.setting_value)
  return (
    <ConfirmDialog
      title={text(shared.revokeTitle)}
      confirmLabel={text(shared.revokeYes)}
      onConfirm={revoke}
      onCancel={onClose}
    >
      <p>
        {text(generalSettingsMessages.revokeText, {
          name: { bn: setting.descriptionBng, en: setting.description },
          value,
          date: date(coming.valid_from),
        })}
      </p>
    </ConfirmDialog>
  )
}
