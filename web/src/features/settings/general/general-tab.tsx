import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { revokeComingSetting } from '../../../../../domain/src/contracts/administration.ts'
import { settingSubjects } from '../../../../../domain/src/lookups/setting-subjects.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useMay, useReload } from '../use-keeping.ts'
import { words as shared } from '../words.ts'
import type { Coming } from './coming-changes.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingTable } from './setting-table.tsx'
import { useShownValue } from './shown-value.ts'
import { useSettings, type Setting } from './use-settings.ts'
import { generalWords as words, subjectNames } from './words.ts'

type Open = { act: 'edit' | 'history'; setting: Setting } | { act: 'revoke'; setting: Setting; coming: Coming }

/** Amounts, limits, switches and numbers, by subject. The search stands in the address. */
export function GeneralTab() {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useSettings()
  const reload = useReload('general-settings')
  const mayChange = useMay('edit')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  const found = data?.filter((setting) => mentions(setting, search))
  return (
    <>
      <SearchBox
        key={search}
        search={search}
        words={{ label: text(shared.search), hint: text(words.searchHint), find: text(shared.find), clear: text(shared.clear) }}
        onFind={(wanted) => setQuery(wanted ? { view: 'general', search: wanted } : { view: 'general' })}
        onClear={() => setQuery({ view: 'general' })}
      />
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={8} />}
      {found?.length === 0 && (
        <Card>
          <EmptyState icon={<Settings2 aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
          </EmptyState>
        </Card>
      )}
      {settingSubjects.map((subject) => (
        <SettingTable
          key={subject}
          title={text(subjectNames[subject])}
          settings={found?.filter((setting) => setting.subject === subject) ?? []}
          mayChange={mayChange}
          onEdit={(setting) => setOpen({ act: 'edit', setting })}
          onHistory={(setting) => setOpen({ act: 'history', setting })}
          onRevoke={(setting, coming) => setOpen({ act: 'revoke', setting, coming })}
        />
      ))}
      {open?.act === 'edit' && <SettingEditor setting={open.setting} onClose={close} onSaved={close} onReopen={close} />}
      {open?.act === 'history' && <SettingHistory setting={open.setting} onClose={() => setOpen(undefined)} />}
      {open?.act === 'revoke' && <RevokeSetting setting={open.setting} coming={open.coming} onClose={close} />}
    </>
  )
}

const mentions = ({ setting_code, description, descriptionBng, affects, affectsBng }: Setting, search: string) =>
  [setting_code, description, descriptionBng, affects, affectsBng].some((text) =>
    text.toLowerCase().includes(search.normalize('NFC').toLowerCase()),
  )

function RevokeSetting({ setting, coming, onClose }: { setting: Setting; coming: Coming; onClose(): void }) {
  const { text, date } = useLanguage()
  const shownValue = useShownValue()
  const revoke = async () => {
    const params = { setting_code: setting.setting_code, valid_from: coming.valid_from }
    const { message } = await call(revokeComingSetting, { params, query: { revision: String(setting.revision) }, isPatient: true })
    onClose()
    return message
  }
  const value = shownValue(setting.setting_code, setting.kind === 'switch' ? coming.active_yn : coming.setting_value)
  return (
    <AskedOnceMore title={text(shared.revokeTitle)} yes={text(shared.revokeYes)} act={revoke} onCancel={onClose}>
      <p>
        {text(words.revokeText, { name: { bn: setting.descriptionBng, en: setting.description }, value, date: date(coming.valid_from) })}
      </p>
    </AskedOnceMore>
  )
}
