import type { ResultType } from '../../../../domain/src/contracts/results.ts'
import { readApplicationNo } from '../../../../domain/src/fields/application-number.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'
import { readPage } from '../../ui/page-window.ts'

export const numberKinds = ['ROLL', 'REGISTRATION', 'APPLICATION_NO', 'RECORD_NO'] as const
export type Way = (typeof numberKinds)[number] | 'DISTRICT'

/** What is looked for. It stands in the address, so that a result can be sent to somebody. */
export type Search = { setupId: string; way: Way; searchValue: string; districtId: string }

const longestNumber = 40
const wholeNumber = /^[0-9]{1,9}$/

/** `?setupId=…&searchBy=ROLL&searchValue=…` or `?setupId=…&districtId=…`; what makes no sense here counts as not said. */
export function searchInAddress(query: URLSearchParams, offered: readonly [{ way: Way }, ...{ way: Way }[]]): Search {
  const ways = offered.map(({ way }) => way)
  const setupId = toAsciiDigits(query.get('setupId') ?? '')
  const kind = numberKinds.find((known) => known === query.get('searchBy') && ways.includes(known))
  const districtId = ways.includes('DISTRICT') ? (query.get('districtId') ?? '') : ''
  return {
    setupId: wholeNumber.test(setupId) ? setupId : '',
    way: kind ?? (districtId ? 'DISTRICT' : offered[0].way),
    searchValue: kind ? readApplicationNo(query.get('searchValue') ?? '').slice(0, longestNumber) : '',
    districtId: kind ? '' : districtId.slice(0, 20),
  }
}

export const isForOnePerson = ({ way, searchValue }: Search): boolean => way !== 'DISTRICT' && readApplicationNo(searchValue) !== ''

/** The address of a search: only what it needs. */
export function addressOf(search: Search): Record<string, string> {
  const { setupId, way, districtId } = search
  return {
    ...(setupId && { setupId }),
    ...(isForOnePerson(search) && { searchBy: way, searchValue: readApplicationNo(search.searchValue) }),
    ...(way === 'DISTRICT' && districtId && { districtId }),
  }
}

/** What the server is asked. */
export const askedOf = (type: ResultType, search: Search, page: string | null) => ({
  type,
  page: readPage(page),
  ...(search.setupId && { setupId: Number(search.setupId) }),
  ...(isForOnePerson(search) && search.way !== 'DISTRICT' && { searchBy: search.way, searchValue: search.searchValue }),
  ...(search.way === 'DISTRICT' && search.districtId && { districtId: search.districtId }),
})

export function checkSearch({ way, searchValue }: Search): Issue[] {
  if (way === 'DISTRICT') return []
  const number = readApplicationNo(searchValue)
  if (!number) return [issue('searchValue', 'required')]
  return number.length > longestNumber ? [issue('searchValue', 'too-long', longestNumber)] : []
}
