import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import { settingKindOf, type SettingKind } from '../../../../../domain/src/lookups/setting-kinds.ts'
import { serviceModules } from '../../../../../domain/src/lookups/service-modules.ts'
import type { SettingCode } from '../../../../../domain/src/lookups/settings.ts'
import { useLanguage, type Language } from '../../../i18n/language.tsx'
import { generalWords as words } from './words.ts'

type Show<K extends SettingKind['kind']> = (value: string, language: Language, kind: Extract<SettingKind, { kind: K }>) => string

const shows: { [K in SettingKind['kind']]: Show<K> } = {
  switch: (value, { text }) => text(value === 'Y' ? words.on : words.off),
  number: (value, { text, number }, { unit }) => `${number(value)} ${text(unit)}`.trim(),
  day: (value, { date }) => date(value),
  phone: (value, { phone }) => phone(value),
  choice: (value, { text }, { options }) => text(getOwn(options, value) ?? { bn: value, en: value }),
  modules: (value, { text }) => {
    const hidden = value.split(',')
    const names = serviceModules.filter(({ code }) => hidden.includes(code)).map(({ name }) => text(name))
    return names.join(', ') || text(words.none)
  },
  text: (value) => value,
}

/** What a setting holds, as a person reads it. */
export function useShownValue() {
  const language = useLanguage()
  return (code: SettingCode, value: string): string => {
    const kind = settingKindOf(code)
    return (shows[kind.kind] as Show<SettingKind['kind']>)(value, language, kind)
  }
}
