import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import { deleteReportFilter, saveReportFilter } from '../../../../domain/src/contracts/reports.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { call } from '../../api-client/call.ts'
import { keepKnown, type Narrowing } from './asked.ts'
import type { SavedFilter } from './report-calls.ts'
import { savedFiltersKey } from './use-report.ts'

type SavedQuery = InputOf<typeof saveReportFilter>['query']
type Kept = Pick<SavedFilter, 'code' | 'name' | 'defaultYn'> & { query: Narrowing }

/** Keeping and removing; the list beside it is asked for again. */
export function useSaved(screen: ReportScreen) {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: savedFiltersKey(screen) })
  return {
    save: async ({ code, name, query, defaultYn }: Kept) => {
      // What came from the address is only text; the server looks at each value.
      await call(saveReportFilter, { body: { screen, code, name, query: keepKnown(query) as SavedQuery, defaultYn } })
      await changed()
    },
    remove: async (filterId: number) => {
      await call(deleteReportFilter, { params: { filterId } })
      await changed()
    },
  }
}
