import { expect, it } from 'vitest'
import { validatePassword } from '@wewb/domain/identity/accounts/password'
import { passwordRules } from './password-rules.ts'

it('satisfies every rule exactly when the domain accepts the password', () => {
  for (const password of [
    '',
    'Abc@123',
    'abcd@1234',
    'ABCD@1234',
    'Abcdefg@',
    'Abcd12345',
    'Abcd 1234',
    'Abcd@1234',
    'আমার-Ghor-৫৫',
  ]) {
    expect([password, passwordRules.every(({ isMet }) => isMet(password))]).toEqual([
      password,
      validatePassword(password) !== 'weak-password',
    ])
  }
})
