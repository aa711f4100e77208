import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@wewb/domain/http/contract'
import { deleteReportFilter, saveReportFilter } from '@wewb/domain/reporting/report-contracts'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { normalizeReportFilters, type ReportFilterValues } from './report-params.ts'
import type { SavedFilter } from './report-endpoints.ts'
import { savedFiltersKey } from './use-report.ts'

type SavedQuery = InputOf<typeof saveReportFilter>['query']
type Stored = Pick<SavedFilter, 'code' | 'name' | 'defaultYn'> & { query: ReportFilterValues }

/** Saves and removes filters and refetches the list. */
export function useSavedFilterMutations(screen: ReportScreen) {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: savedFiltersKey(screen) })
  return {
    save: async ({ code, name, query, defaultYn }: Stored) => {
      // Values from the URL are plain text; the server validates each.
      await sendRequest(saveReportFilter, {
        body: { screen, code, name, query: normalizeReportFilters(query) as SavedQuery, defaultYn },
      })
      await changed()
    },
    remove: async (filterId: number) => {
      await sendRequest(deleteReportFilter, { params: { filterId } })
      await changed()
    },
  }
}
