import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { complaintStates } from '@wewb/domain/content/complaints/states'
import { getComplaint, listComplaints } from '@wewb/domain/content/complaint-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type Complaint = ResponseOf<typeof getComplaint>
export type ComplaintRow = ResponseOf<typeof listComplaints>['list'][number]

const rowsOnPage = 25

/** Parses the filters of the list from the URL. Invalid values are ignored. */
export const parseComplaintFilters = (params: URLSearchParams) => {
  const filled = (name: string, maxLength: number) => params.get(name)?.slice(0, maxLength) || undefined
  return {
    view: params.get('view') === 'all' ? ('all' as const) : ('mine' as const),
    page: parsePage(params.get('page')),
    search: filled('search', 100),
    state: complaintStates.find((state) => state === params.get('state')),
    type: filled('type', 40),
    office: filled('office', 9),
    overdue: params.get('overdue') === 'Y' ? ('Y' as const) : undefined,
    open: params.get('open') === 'Y' ? ('Y' as const) : undefined,
  }
}
export type ComplaintListFilters = ReturnType<typeof parseComplaintFilters>

export function useComplaints() {
  const [params, setParams] = useSearchParams()
  const filters = parseComplaintFilters(params)
  const complaints = useQuery({
    queryKey: ['complaints', filters],
    queryFn: async () => (await sendRequest(listComplaints, { query: { ...filters, size: rowsOnPage } })).data,
    placeholderData: keepPreviousData,
  })
  // Complaints leave the list while an officer works: falls back to the last page.
  const lastPage = complaints.data && !complaints.isPlaceholderData ? complaints.data.lastPage : filters.page
  useEffect(() => {
    if (filters.page > lastPage) setParams((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [filters.page, lastPage, setParams])
  return { filters, complaints }
}

export const useComplaint = (ticketNo: string) =>
  useQuery({
    queryKey: ['complaint', ticketNo],
    queryFn: async () => (await sendRequest(getComplaint, { params: { ticketNo } })).data,
  })
