import type { ResultType } from '@wewb/domain/content/result-contracts'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { parsePage } from '#components/tables/page-window.ts'

export const numberSearches = ['ROLL', 'REGISTRATION', 'APPLICATION_NO', 'RECORD_NO'] as const
export type ResultSearchBy = (typeof numberSearches)[number] | 'DISTRICT'

/** The search. It is part of the URL, so that a result can be shared. */
export type ResultSearch = { setupId: string; searchBy: ResultSearchBy; searchValue: string; districtId: string }

const maxNumberLength = 40
const wholeNumber = /^[0-9]{1,9}$/

/** Parses `?setupId=…&searchBy=ROLL&searchValue=…` or `?setupId=…&districtId=…`; invalid values are ignored. */
export function parseResultSearch(
  query: URLSearchParams,
  offered: readonly [{ searchBy: ResultSearchBy }, ...{ searchBy: ResultSearchBy }[]],
): ResultSearch {
  const offeredSearches = offered.map(({ searchBy }) => searchBy)
  const setupId = toAsciiDigits(query.get('setupId') ?? '')
  const kind = numberSearches.find(
    (candidate) => candidate === query.get('searchBy') && offeredSearches.includes(candidate),
  )
  const districtId = offeredSearches.includes('DISTRICT') ? (query.get('districtId') ?? '') : ''
  return {
    setupId: wholeNumber.test(setupId) ? setupId : '',
    searchBy: kind ?? (districtId ? 'DISTRICT' : offered[0].searchBy),
    searchValue: kind ? normalizeApplicationNo(query.get('searchValue') ?? '').slice(0, maxNumberLength) : '',
    districtId: kind ? '' : districtId.slice(0, 20),
  }
}

export const isForOnePerson = ({ searchBy: method, searchValue }: ResultSearch): boolean =>
  method !== 'DISTRICT' && normalizeApplicationNo(searchValue) !== ''

/** Returns the URL parameters of a search, without empty ones. */
export function toResultSearchParams(search: ResultSearch): Record<string, string> {
  const { setupId, searchBy: method, districtId } = search
  return {
    ...(setupId && { setupId }),
    ...(isForOnePerson(search) && { searchBy: method, searchValue: normalizeApplicationNo(search.searchValue) }),
    ...(method === 'DISTRICT' && districtId && { districtId }),
  }
}

/** Builds the query of the endpoint. */
export const toResultQuery = (type: ResultType, search: ResultSearch, page: string | null) => ({
  type,
  page: parsePage(page),
  ...(search.setupId && { setupId: Number(search.setupId) }),
  ...(isForOnePerson(search) &&
    search.searchBy !== 'DISTRICT' && { searchBy: search.searchBy, searchValue: search.searchValue }),
  ...(search.searchBy === 'DISTRICT' && search.districtId && { districtId: search.districtId }),
})

export function validateResultSearch({ searchBy: method, searchValue }: ResultSearch): Issue[] {
  if (method === 'DISTRICT') return []
  const number = normalizeApplicationNo(searchValue)
  if (!number) return [issue('searchValue', 'required')]
  return number.length > maxNumberLength ? [issue('searchValue', 'too-long', maxNumberLength)] : []
}
