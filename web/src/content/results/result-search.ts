import type { ResultType } from '@wewb/domain/content/result-contracts'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { parsePage } from '#components/tables/page-window.ts'

export const numberSearches = ['ROLL', 'REGISTRATION', 'APPLICATION_NO', 'RECORD_NO'] as const
export type ResultSearchBy = (typeof numberSearches)[number] | 'DISTRICT'

/** The search. It is part of the URL, so that a result can be shared. */
export type ResultSearch = { setupId: string; way: ResultSearchBy; searchValue: string; districtId: string }

const longestNumber = 40
const wholeNumber = /^[0-9]{1,9}$/

/** Parses `?setupId=…&searchBy=ROLL&searchValue=…` or `?setupId=…&districtId=…`; invalid values are ignored. */
export function parseResultSearch(
  query: URLSearchParams,
  offered: readonly [{ way: ResultSearchBy }, ...{ way: ResultSearchBy }[]],
): ResultSearch {
  const ways = offered.map(({ way }) => way)
  const setupId = toAsciiDigits(query.get('setupId') ?? '')
  const kind = numberSearches.find((known) => known === query.get('searchBy') && ways.includes(known))
  const districtId = ways.includes('DISTRICT') ? (query.get('districtId') ?? '') : ''
  return {
    setupId: wholeNumber.test(setupId) ? setupId : '',
    way: kind ?? (districtId ? 'DISTRICT' : offered[0].way),
    searchValue: kind ? normalizeApplicationNo(query.get('searchValue') ?? '').slice(0, longestNumber) : '',
    districtId: kind ? '' : districtId.slice(0, 20),
  }
}

export const isForOnePerson = ({ way, searchValue }: ResultSearch): boolean =>
  way !== 'DISTRICT' && normalizeApplicationNo(searchValue) !== ''

/** Returns the URL parameters of a search, without empty ones. */
export function toResultSearchParams(search: ResultSearch): Record<string, string> {
  const { setupId, way, districtId } = search
  return {
    ...(setupId && { setupId }),
    ...(isForOnePerson(search) && { searchBy: way, searchValue: normalizeApplicationNo(search.searchValue) }),
    ...(way === 'DISTRICT' && districtId && { districtId }),
  }
}

/** Builds the query of the endpoint. */
export const toResultQuery = (type: ResultType, search: ResultSearch, page: string | null) => ({
  type,
  page: parsePage(page),
  ...(search.setupId && { setupId: Number(search.setupId) }),
  ...(isForOnePerson(search) && search.way !== 'DISTRICT' && { searchBy: search.way, searchValue: search.searchValue }),
  ...(search.way === 'DISTRICT' && search.districtId && { districtId: search.districtId }),
})

export function validateResultSearch({ way, searchValue }: ResultSearch): Issue[] {
  if (way === 'DISTRICT') return []
  const number = normalizeApplicationNo(searchValue)
  if (!number) return [issue('searchValue', 'required')]
  return number.length > longestNumber ? [issue('searchValue', 'too-long', longestNumber)] : []
}
