import { useQueries } from '@tanstack/react-query'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { messageTriggers } from '@wewb/domain/messaging/message-triggers'
import { genderNames, statusNames } from '@wewb/domain/reporting/filter-names'
import type { ReportFilter } from '@wewb/domain/reporting/report'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Option } from '#components/inputs/select.tsx'
import type { ReportFilterValues } from './report-params.ts'
import type { ReportCatalogue } from './report-endpoints.ts'

/** Filters with options. Dates have their own inputs, and a figure is never chosen. */
export type OptionFilterName = Exclude<ReportFilter, 'period' | 'figure'>
export const isOptionFilter = (name: ReportFilter): name is OptionFilterName => name !== 'period' && name !== 'figure'

/** Lists maintained by staff; the others are built into the portal. */
const lists = ['division', 'district', 'country', 'mission', 'office'] as const
type ListName = (typeof lists)[number]
/** Parent filter of each list. */
const within: Partial<Record<ListName, OptionFilterName>> = { district: 'division', mission: 'country' }

/** Returns the options of each filter in alphabetical order. */
export function useFilterOptions(
  filterNames: readonly OptionFilterName[],
  typed: ReportFilterValues,
  modules: ReportCatalogue['modules'],
): Record<OptionFilterName, Option[]> {
  const { text, locale } = useLanguage()
  const fetched = useQueries({
    queries: lists.map((name) => ({
      queryKey: ['lookup', name],
      queryFn: async () => (await sendRequest(getLookup, { params: { name } })).data,
      staleTime: Infinity,
      enabled: filterNames.includes(name),
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
    // Leaves out the five numeric approval statuses: each is covered by one or more of the others.
    status: named(statusNames).filter(({ value }) => !/\d/.test(value)),
    template: Object.entries(messageTriggers).map(([value, { when }]) => ({ value, label: text(when) })),
  }
}
