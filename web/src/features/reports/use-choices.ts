import { useQueries } from '@tanstack/react-query'
import { getLookup } from '../../../../domain/src/contracts/lookups.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { occasions } from '../../../../domain/src/messages/occasions.ts'
import { genderNames, statusNames } from '../../../../domain/src/reports/filter-names.ts'
import type { ReportFilter } from '../../../../domain/src/reports/report.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { Option } from '../../ui/select.tsx'
import type { Narrowing } from './asked.ts'
import type { Catalogue } from './report-calls.ts'

/** What one chooses from a list. Days have boxes of their own, and a figure is never chosen. */
export type ChoiceName = Exclude<ReportFilter, 'period' | 'figure'>
export const isChoice = (name: ReportFilter): name is ChoiceName => name !== 'period' && name !== 'figure'

/** These are kept by staff; the others stand in the portal itself. */
const lists = ['division', 'district', 'country', 'mission', 'office'] as const
type ListName = (typeof lists)[number]
/** What is chosen here narrows that list. */
const within: Partial<Record<ListName, ChoiceName>> = { district: 'division', mission: 'country' }

/** What can be chosen in each filter of a report, in the order of the reader's alphabet. */
export function useChoices(wanted: readonly ChoiceName[], typed: Narrowing, modules: Catalogue['modules']): Record<ChoiceName, Option[]> {
  const { text, locale } = useLanguage()
  const fetched = useQueries({
    queries: lists.map((name) => ({
      queryKey: ['lookup', name],
      queryFn: async () => (await call(getLookup, { params: { name } })).data,
      staleTime: Infinity,
      enabled: wanted.includes(name),
    })),
  })
  const entriesOf = (name: ListName): Option[] => {
    const parent = within[name] && typed[within[name]]
    const entries = fetched[lists.indexOf(name)]?.data ?? []
    return entries
      .filter(({ parentId }) => !parent || parentId === parent)
      .map(({ id, name: en, nameBng }) => ({ value: id, label: text({ bn: nameBng || en, en }) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }
  const named = (names: Readonly<Record<string, Bilingual>>): Option[] =>
    Object.entries(names).map(([value, name]) => ({ value, label: text(name) }))
  return {
    module: modules.map(({ code, name, nameBng }) => ({ value: code, label: text({ bn: nameBng, en: name }) })),
    division: entriesOf('division'),
    district: entriesOf('district'),
    country: entriesOf('country'),
    mission: entriesOf('mission'),
    office: entriesOf('office'),
    gender: named(genderNames),
    // The five of SPEC.md section 4 have numbers; each is also one of these, or several together.
    status: named(statusNames).filter(({ value }) => !/\d/.test(value)),
    template: Object.entries(occasions).map(([value, { when }]) => ({ value, label: text(when) })),
  }
}
