import { describe, expect, it } from 'vitest'
import { parseStatusParams } from './status-params.ts'

const modules = [{ moduleCode: 'edu-allowance' }, { moduleCode: 'wewb-membership' }]

describe('QR code of the slip', () => {
  it('fills in service and number, never the mobile', () => {
    expect(parseStatusParams('?module=wewb-membership&no=mem-2026-000007&mobile=01712345678', modules)).toEqual({
      moduleCode: 'wewb-membership',
      applicationNo: 'MEM-2026-000007',
      mobile: '',
    })
  })

  it('selects no unlisted service, and the only one automatically', () => {
    expect(parseStatusParams('?module=gms', modules).moduleCode).toBe('')
    expect(parseStatusParams('', modules.slice(0, 1)).moduleCode).toBe('edu-allowance')
  })
})
