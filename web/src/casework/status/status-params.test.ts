import { describe, expect, it } from 'vitest'
import { parseStatusParams } from './status-params.ts'

const modules = [{ moduleCode: 'edu-allowance' }, { moduleCode: 'wewb-membership' }]

describe('the QR code of the slip', () => {
  it('fills in service and number, never the mobile', () => {
    expect(parseStatusParams('?module=wewb-membership&no=mem-2026-000007&mobile=01712345678', modules)).toEqual({
      moduleCode: 'wewb-membership',
      applicationNo: 'MEM-2026-000007',
      mobile: '',
    })
  })

  it('chooses no service that is not in the list, and the only one there is by itself', () => {
    expect(parseStatusParams('?module=gms', modules).moduleCode).toBe('')
    expect(parseStatusParams('', modules.slice(0, 1)).moduleCode).toBe('edu-allowance')
  })
})
