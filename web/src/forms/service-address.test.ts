import { expect, it } from 'vitest'
import { addressOfService } from './service-address.ts'

it('leads to the screen of a service, and names the one that is only a guest there', () => {
  expect(addressOfService('edu-allowance')).toBe('/education-allowance')
  expect(addressOfService('wewb-membership', { overdue: 'Y' })).toBe('/wewb-membership?overdue=Y')
  expect(addressOfService('wewb-passport')).toBe('/wewb-membership?service=wewb-passport')
  expect(addressOfService('wewb-passport', { overdue: 'Y' })).toBe('/wewb-membership?service=wewb-passport&overdue=Y')
})
