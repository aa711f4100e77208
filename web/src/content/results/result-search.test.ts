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

describe('a link to a result', () => {
  it('says which circular and which number', () => {
    expect(inAddress('setupId=7&searchBy=ROLL&searchValue=123456')).toEqual(byRoll)
    expect(toResultSearchParams(byRoll)).toEqual({ setupId: '7', searchBy: 'ROLL', searchValue: '123456' })
  })

  it('or which district', () => {
    const search = inAddress('setupId=7&districtId=93')
    expect(search).toEqual({ setupId: '7', searchBy: 'DISTRICT', searchValue: '', districtId: '93' })
    expect(toResultSearchParams(search)).toEqual({ setupId: '7', districtId: '93' })
  })

  it('keeps only what the search needs: a number left over from before does not narrow a district', () => {
    expect(toResultSearchParams({ ...byRoll, searchBy: 'DISTRICT', districtId: '93' })).toEqual({
      setupId: '7',
      districtId: '93',
    })
    expect(toResultSearchParams({ ...byRoll, searchValue: ' ' })).toEqual({ setupId: '7' })
  })

  it('that makes no sense is the latest result', () => {
    expect(toResultQuery('EDUCATION', inAddress('setupId=x&searchBy=NAME&searchValue=Rahima'), 'x')).toEqual({
      type: 'EDUCATION',
      page: 1,
    })
  })

  it('may be written in Bangla digits and small letters', () => {
    expect(inAddress('setupId=৭&searchBy=APPLICATION_NO&searchValue=edu-২০২৬-০০০১২৩')).toMatchObject({
      setupId: '7',
      searchValue: 'EDU-2026-000123',
    })
  })
})

describe('a link to the result of a disability allowance', () => {
  const search = (address: string) => parseResultSearch(new URLSearchParams(address), [{ searchBy: 'RECORD_NO' }])
  it('says the record number, and never a district or a roll', () => {
    expect(search('searchBy=RECORD_NO&searchValue=dis-২০২৬-০০০০০১')).toMatchObject({
      searchBy: 'RECORD_NO',
      searchValue: 'DIS-2026-000001',
    })
    const nothing = { setupId: '', searchBy: 'RECORD_NO', searchValue: '', districtId: '' }
    expect([search('districtId=93'), search('searchBy=ROLL&searchValue=1')]).toEqual([nothing, nothing])
  })
})

describe('before a search', () => {
  it('a number is asked for, unless a district’s list is wanted', () => {
    expect(validateResultSearch({ ...byRoll, searchValue: ' ' })).toEqual([{ path: 'searchValue', code: 'required' }])
    expect(validateResultSearch({ ...byRoll, searchValue: '', searchBy: 'DISTRICT' })).toEqual([])
    expect(validateResultSearch({ ...byRoll, searchValue: '1'.repeat(41) })).toEqual([
      { path: 'searchValue', code: 'too-long', limit: 40 },
    ])
  })
})
