import { describe, expect, it } from 'vitest'
import {
  toResultSearchParams,
  toResultQuery,
  validateResultSearch,
  parseResultSearch,
  type ResultSearch,
} from './result-search.ts'

const inAddress = (address: string) =>
  parseResultSearch(new URLSearchParams(address), [
    { searchBy: 'ROLL' },
    { searchBy: 'APPLICATION_NO' },
    { searchBy: 'DISTRICT' },
  ])
const byRoll: ResultSearch = { setupId: '7', searchBy: 'ROLL', searchValue: '123456', districtId: '' }

describe('link to a result', () => {
  it('contains circular and number', () => {
    expect(inAddress('setupId=7&searchBy=ROLL&searchValue=123456')).toEqual(byRoll)
    expect(toResultSearchParams(byRoll)).toEqual({ setupId: '7', searchBy: 'ROLL', searchValue: '123456' })
  })

  it('may contain a district', () => {
    const search = inAddress('setupId=7&districtId=93')
    expect(search).toEqual({ setupId: '7', searchBy: 'DISTRICT', searchValue: '', districtId: '93' })
    expect(toResultSearchParams(search)).toEqual({ setupId: '7', districtId: '93' })
  })

  it('contains only the needed parameters: a leftover number does not filter a district', () => {
    expect(toResultSearchParams({ ...byRoll, searchBy: 'DISTRICT', districtId: '93' })).toEqual({
      setupId: '7',
      districtId: '93',
    })
    expect(toResultSearchParams({ ...byRoll, searchValue: ' ' })).toEqual({ setupId: '7' })
  })

  it('defaults to the latest result if invalid', () => {
    expect(toResultQuery('EDUCATION', inAddress('setupId=x&searchBy=NAME&searchValue=Rahima'), 'x')).toEqual({
      type: 'EDUCATION',
      page: 1,
    })
  })

  it('accepts Bangla digits and lower case', () => {
    expect(inAddress('setupId=৭&searchBy=APPLICATION_NO&searchValue=edu-২০২৬-০০০১২৩')).toMatchObject({
      setupId: '7',
      searchValue: 'EDU-2026-000123',
    })
  })
})

describe('link to a disability allowance result', () => {
  const search = (address: string) => parseResultSearch(new URLSearchParams(address), [{ searchBy: 'RECORD_NO' }])
  it('contains the record number, and never a district or a roll', () => {
    expect(search('searchBy=RECORD_NO&searchValue=dis-২০২৬-০০০০০১')).toMatchObject({
      searchBy: 'RECORD_NO',
      searchValue: 'DIS-2026-000001',
    })
    const nothing = { setupId: '', searchBy: 'RECORD_NO', searchValue: '', districtId: '' }
    expect([search('districtId=93'), search('searchBy=ROLL&searchValue=1')]).toEqual([nothing, nothing])
  })
})

describe('result search', () => {
  it('requires a number, unless it is by district', () => {
    expect(validateResultSearch({ ...byRoll, searchValue: ' ' })).toEqual([{ path: 'searchValue', code: 'required' }])
    expect(validateResultSearch({ ...byRoll, searchValue: '', searchBy: 'DISTRICT' })).toEqual([])
    expect(validateResultSearch({ ...byRoll, searchValue: '1'.repeat(41) })).toEqual([
      { path: 'searchValue', code: 'too-long', limit: 40 },
    ])
  })
})
