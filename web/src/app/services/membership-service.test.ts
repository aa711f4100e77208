import { expect, it } from 'vitest'
import { passportChange } from '../../../../domain/src/services/wewb-passport/definition.ts'
import { serviceIn } from './membership-service.ts'

it('opens the change of passport by its number, by its name in the address, and membership otherwise', () => {
  const opened = (query: string) => serviceIn(new URLSearchParams(query))
  expect(opened(`application=${passportChange.prefix}-2026-0000001`)).toBe(passportChange.id)
  expect(opened('service=wewb-passport')).toBe(passportChange.id)
  expect(opened('application=MEM-2026-0000001&service=wewb-passport')).toBe('wewb-membership')
  expect([opened(''), opened('service=edu-allowance')]).toEqual(['wewb-membership', 'wewb-membership'])
})
