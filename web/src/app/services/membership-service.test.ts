import { expect, it } from 'vitest'
import { passportChange } from '@wewb/domain/services/definitions/wewb-passport/definition'
import { parseMembershipService } from './membership-service.ts'

it('opens the passport change by its number or its name in the URL, and membership otherwise', () => {
  const opened = (query: string) => parseMembershipService(new URLSearchParams(query))
  expect(opened(`application=${passportChange.prefix}-2026-0000001`)).toBe(passportChange.id)
  expect(opened('service=wewb-passport')).toBe(passportChange.id)
  expect(opened('application=MEM-2026-0000001&service=wewb-passport')).toBe('wewb-membership')
  expect([opened(''), opened('service=edu-allowance')]).toEqual(['wewb-membership', 'wewb-membership'])
})
