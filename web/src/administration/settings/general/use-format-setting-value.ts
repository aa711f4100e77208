import { getOwn } from '@wewb/domain/collections/get-own'
import { settingKindOf, type SettingKind } from '@wewb/domain/reference/setting-kinds'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { SettingCode } from '@wewb/domain/reference/settings'
import { useLanguage, type Language } from '#lib/i18n/language.tsx'
import { generalSettingsMessages } from './messages.ts'

type Show<K extends SettingKind['kind']> = (
  value: string,
  language: Language,
  kind: Extract<SettingKind, { kind: K }>,
) => string

const shows: { [K in SettingKind['kind']]: Show<K> } = {
  switch: (value, { text }) => text(value === 'Y' ? generalSettingsMessages.on : generalSettingsMessages.off),
  number: (value, { text, number }, { unit }) => `${number(value)} ${text(unit)}`.trim(),
  day: (value, { date }) => date(value),
  phone: (value, { phone }) => phone(value),
  choice: (value, { text }, { options }) => text(getOwn(options, value) ?? { bn: value, en: value }),
  modules: (value, { text }) => {
    const hidden = value.split(',')
    const names = serviceModules.filter(({ code }) => hidden.includes(code)).map(({ name }) => text(name))
    return names.join(', ') || text(generalSettingsMessages.none)
  },
  text: (value) => value,
}

/** Formats the value of a setting for display. */
export function useFormatSettingValue() {
  const language = useLanguage()
  return (code: SettingCode, value: string): string => {
    const kind = settingKindOf(code)
    return (shows[kind.kind] as Show<SettingKind['kind']>)(value, language, kind)
  }
}
