import { expect, it } from 'vitest'
import { buildServiceUrl } from './service-url.ts'

it('links to the screen of a service, and names the service on a shared screen', () => {
  expect(buildServiceUrl('edu-allowance')).toBe('/education-allowance')
  expect(buildServiceUrl('wewb-membership', { overdue: 'Y' })).toBe('/wewb-membership?overdue=Y')
  expect(buildServiceUrl('wewb-passport')).toBe('/wewb-membership?service=wewb-passport')
  expect(buildServiceUrl('wewb-passport', { overdue: 'Y' })).toBe('/wewb-membership?service=wewb-passport&overdue=Y')
})

it('links to a grant programme by its number', () => {
  expect(buildServiceUrl('gms-7')).toBe('/online-gms-program?service=gms-7')
  expect(buildServiceUrl('gms-7', { application: 'GMS-2026-000001' })).toBe(
    '/online-gms-program?service=gms-7&application=GMS-2026-000001',
  )
})
