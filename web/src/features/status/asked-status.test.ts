import { describe, expect, it } from 'vitest'
import { readApplicationNo } from '../../../../domain/src/fields/application-number.ts'
import { askedInAddress, checkAsked, readAsked } from './asked-status.ts'

const modules = [{ moduleCode: 'edu-allowance' }, { moduleCode: 'wewb-membership' }]
const asked = { moduleCode: 'edu-allowance', applicationNo: 'EDU-2026-000123', mobile: '01712345678' }
const pathsOf = (changes: Partial<typeof asked>) => checkAsked({ ...asked, ...changes }).map(({ path }) => path)

describe('what is asked about an application', () => {
  it('takes the number in Bangla digits, small letters, with spaces and long dashes', () => {
    expect(readApplicationNo(' edu–২০২৬—০০০১২৩ ')).toBe('EDU-2026-000123')
    expect(readApplicationNo('EDU-2026 - 000123')).toBe('EDU-2026-000123')
  })

  it('takes a mobile number however it is written', () => {
    expect(readAsked({ ...asked, mobile: '+৮৮০ ১৭১২-৩৪৫৬৭৮' }).mobile).toBe('01712345678')
  })

  it('takes a number abroad with its country code', () => {
    expect(readAsked({ ...asked, mobile: ' ০০৯৭১ ৫০-১২৩ ৪৫৬৭ ' }).mobile).toBe('+971501234567')
    expect(pathsOf({ mobile: '+971 50 123 4567' })).toEqual([])
    expect(pathsOf({ mobile: '0501234567' })).toEqual(['mobile'])
  })

  it('names every field that is missing', () => {
    expect(pathsOf({ moduleCode: '', applicationNo: ' ', mobile: '' })).toEqual(['moduleCode', 'applicationNo', 'mobile'])
    expect(pathsOf({})).toEqual([])
  })

  it('asks for a whole mobile number, and for a number no longer than any number is', () => {
    expect(pathsOf({ mobile: '0171234' })).toEqual(['mobile'])
    expect(pathsOf({ mobile: 'my number' })).toEqual(['mobile'])
    expect(pathsOf({ applicationNo: 'E'.repeat(41) })).toEqual(['applicationNo'])
  })
})

describe('the QR code of the slip', () => {
  it('fills in service and number, never the mobile', () => {
    expect(askedInAddress('?module=wewb-membership&no=mem-2026-000007&mobile=01712345678', modules)).toEqual({
      moduleCode: 'wewb-membership',
      applicationNo: 'MEM-2026-000007',
      mobile: '',
    })
  })

  it('chooses no service that is not in the list, and the only one there is by itself', () => {
    expect(askedInAddress('?module=gms', modules).moduleCode).toBe('')
    expect(askedInAddress('', modules.slice(0, 1)).moduleCode).toBe('edu-allowance')
  })
})
