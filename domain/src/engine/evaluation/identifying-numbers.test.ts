import { expect, it } from 'vitest'
import { identifyingNumber, identifyingNumbersIn } from './identifying-numbers.ts'
import { isConcerned, type Person } from './workflow-state.ts'

it('compares mobile numbers, e-mail addresses, NIDs and accounts in one spelling', () => {
  expect(identifyingNumber('+880 1712-345678')).toBe('01712345678')
  expect(identifyingNumber('Karim@Example.com')).toBe('karim@example.com')
  expect(identifyingNumber('19802691234567890')).toBe('2691234567890')
  expect(identifyingNumber('0012 3456 78901')).toBe('0012345678901')
  expect(['2026-11-19', '200', 'KARIM MIA', ''].map(identifyingNumber)).toEqual(Array(4).fill(undefined))
})

it('finds an officer among heirs, guardians and receivers, at any depth', () => {
  const numbers = identifyingNumbersIn({
    applicantName: 'ROKEYA BEGUM',
    heirs: [{ nidOrBrn: '2691234567890', guardianMobile: '01712345678' }, { bank: { accountNumber: '0012345678901' } }],
  })
  const officer: Person = { id: '7', roles: [], actions: [] }
  const isNamed = (number: string) => isConcerned({ ...officer, numbers: [number] }, { owners: ['1'], numbers })
  expect(['2691234567890', '01712345678', '0012345678901'].map(isNamed)).toEqual([true, true, true])
  expect(isNamed('01712345679')).toBe(false)
  expect(isConcerned({ ...officer, accounts: ['1'] }, { owners: ['1'] })).toBe(true)
  expect(isConcerned(officer, { owners: ['1'], numbers })).toBe(false)
})
