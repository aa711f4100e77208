import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { complaintStates } from '../../../../../domain/src/complaints/states.ts'
import { getComplaint, listComplaints } from '../../../../../domain/src/contracts/complaints.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { call } from '../../../api-client/call.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { readPage } from '../../../ui/page-window.ts'

export type Complaint = AnswerOf<typeof getComplaint>
export type ComplaintRow = AnswerOf<typeof listComplaints>['list'][number]

const rowsOnPage = 25

/** The list as the address asks for it. What was mistyped there counts as not asked. */
export const readAsked = (params: URLSearchParams) => {
  const filled = (name: string, longest: number) => params.get(name)?.slice(0, longest) || undefined
  return {
    view: params.get('view') === 'all' ? ('all' as const) : ('mine' as const),
    page: readPage(params.get('page')),
    search: filled('search', 100),
    state: complaintStates.find((state) => state === params.get('state')),
    type: filled('type', 40),
    office: filled('office', 9),
    overdue: params.get('overdue') === 'Y' ? ('Y' as const) : undefined,
    open: params.get('open') === 'Y' ? ('Y' as const) : undefined,
  }
}
export type AskedList = ReturnType<typeof readAsked>

export function useComplaints() {
  const [params, setParams] = useSearchParams()
  const asked = readAsked(params)
  const complaints = useQuery({
    queryKey: ['complaints', asked],
    queryFn: async () => (await call(listComplaints, { query: { ...asked, size: rowsOnPage } })).data,
    placeholderData: keepPreviousData,
  })
  // Complaints leave the list while an officer works: the last page is the nearest there is.
  const lastPage = complaints.data && !complaints.isPlaceholderData ? complaints.data.lastPage : asked.page
  useEffect(() => {
    if (asked.page > lastPage) setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [asked.page, lastPage, setParams])
  return { asked, complaints }
}

export const useComplaint = (ticketNo: string) =>
  useQuery({
    queryKey: ['complaint', ticketNo],
    queryFn: async () => (await call(getComplaint, { params: { ticketNo } })).data,
  })
