import { expect, it } from 'vitest'
import { addressOfService } from './service-address.ts'

it('leads to the screen of a service, and names the one that is only a guest there', () => {
  expect(addressOfService('edu-allowance')).toBe('/education-allowance')
  expect(addressOfService('wewb-membership', { overdue: 'Y' })).toBe('/wewb-membership?overdue=Y')
  expect(addressOfService('wewb-passport')).toBe('/wewb-membership?service=wewb-passport')
  expect(addressOfService('wewb-passport', { overdue: 'Y' })).toBe('/wewb-membership?service=wewb-passport&overdue=Y')
})

it('leads to a grant programme among the others, by its number', () => {
  expect(addressOfService('gms-7')).toBe('/online-gms-program?service=gms-7')
  expect(addressOfService('gms-7', { application: 'GMS-2026-000001' })).toBe(
    '/online-gms-program?service=gms-7&application=GMS-2026-000001',
  )
})
