import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hashing.ts'

it('stores a password as Argon2id with OWASP parameters and a new salt', async () => {
  const [one, other] = [await hashPassword('Padma@7182'), await hashPassword('Padma@7182')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

it('compares a password exactly, with Unicode normalization of Bangla', async () => {
  const long = `Aa1@${'x'.repeat(124)}`
  const stored = await hashPassword(long)
  expect([
    await verifyPassword(stored, long),
    await verifyPassword(stored, long.slice(0, -1)),
    await verifyPassword(stored, long.toLowerCase()),
  ]).toEqual([true, false, false])
  expect(await verifyPassword(await hashPassword('\u09af\u09bc-Aa1@xyz'), '\u09df-Aa1@xyz')).toBe(true)
  expect(await verifyPassword(undefined, long)).toBe(false)
})
