import { describe, expect, it } from 'vitest'
import { validatePassword } from './password.ts'
import { validateRegistration, type Registration } from './registration.ts'

const today = '2026-11-15'
const rahima: Registration = {
  fullNameEn: 'Rahima Begum',
  fullNameBn: 'রহিমা বেগম',
  loginType: 'MOBILE',
  mobile: '01712345678',
  nid: '1234567890',
  dateOfBirth: '1990-05-01',
  password: 'Abcd@1234',
  confirmPassword: 'Abcd@1234',
  termsAccepted: 'Y',
}
const issuesOf = (change: Partial<Registration>) =>
  validateRegistration({ ...rahima, ...change }, today).map(({ path, code }) => `${path}: ${code}`)

describe('registration form', () => {
  it('accepts a complete registration, and one without the optional answers', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ fullNameBn: null, nid: null, dateOfBirth: null })).toEqual([])
  })
  it('accepts Bangla digits and +880 in a mobile number and Bangla digits in an NID', () => {
    expect(issuesOf({ mobile: '০১৭১২৩৪৫৬৭৮', nid: '১২৩৪৫৬৭৮৯০' })).toEqual([])
    expect(issuesOf({ mobile: '+880 1712-345678' })).toEqual([])
  })
  it('reports each issue at its field', () => {
    expect(issuesOf({ fullNameEn: 'রহিমা' })).toEqual(['fullNameEn: english-letters-only'])
    expect(issuesOf({ fullNameEn: 'Al' })).toEqual(['fullNameEn: too-short'])
    expect(issuesOf({ fullNameBn: 'Rahima' })).toEqual(['fullNameBn: bangla-letters-only'])
    expect(issuesOf({ fullNameBn: 'রহিমা ১' })).toEqual(['fullNameBn: not-a-name'])
    expect(issuesOf({ mobile: '0171234567' })).toEqual(['mobile: not-a-mobile'])
    expect(issuesOf({ mobile: '01212345678' })).toEqual(['mobile: not-a-mobile'])
    expect(issuesOf({ loginType: 'EMAIL', email: 'rahima@mail' })).toEqual(['email: not-an-email'])
    expect(issuesOf({ nid: '12345' })).toEqual(['nid: not-an-nid'])
    expect(issuesOf({ dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: not-a-date'])
    expect(issuesOf({ dateOfBirth: '2027-01-01' })).toEqual(['dateOfBirth: in-the-future'])
    expect(issuesOf({ dateOfBirth: '1800-02-01' })).toEqual(['dateOfBirth: not-a-date'])
    expect(issuesOf({ dateOfBirth: '2014-11-16' })).toEqual(['dateOfBirth: too-young'])
    expect(issuesOf({ confirmPassword: 'Abcd@12345' })).toEqual(['confirmPassword: passwords-differ'])
    expect(issuesOf({ termsAccepted: 'N' })).toEqual(['termsAccepted: must-accept'])
  })
  it('requires only the selected contact', () => {
    expect(issuesOf({ loginType: 'EMAIL', email: 'Rahima@Mail.com', mobile: 'nonsense' })).toEqual([])
    expect(issuesOf({ mobile: '' })).toEqual(['mobile: required'])
  })
})

describe('password policy', () => {
  it('requires 8 characters with a digit, an upper-case letter, a lower-case letter and a symbol', () => {
    for (const weak of ['Abc@123', 'abcd@1234', 'ABCD@1234', 'Abcdefg@', 'Abcd12345'])
      expect(validatePassword(weak)).toBe('weak-password')
    for (const strong of ['Abcd@1234', 'Demo@12345', 'আমার-Ghor-৫৫']) expect(validatePassword(strong)).toBeUndefined()
  })
  it('rejects common passwords in disguise', () => {
    for (const common of [
      'Password@123',
      'P@ssw0rd1',
      'Admin@123',
      'Bangladesh@2026',
      '123@Password',
      'Pa$$w0rd!',
      '@dm1N@2026',
      'Qwerty#12345',
      'Aa@123456',
      'Test@1234',
      'Dhaka@123',
      'Allah@786',
    ])
      expect([common, validatePassword(common)]).toEqual([common, 'common-password'])
    for (const own of ['Password-of-my-9-aunts', 'Rahim@Monirampur7', 'Testosterone@19', 'Adminton#44'])
      expect(validatePassword(own)).toBeUndefined()
  })
  it('rejects the names of the Board and the portal', () => {
    for (const ours of ['Wewb@2026', 'Welfare#2026', 'Probashi@123', 'Portal@1234', 'Kallyan-2026'])
      expect(validatePassword(ours)).toBe('common-password')
  })
  it('limits a password to 128 characters', () => {
    expect(validatePassword(`Aa1@${'x'.repeat(124)}`)).toBeUndefined()
    expect(validatePassword(`Aa1@${'x'.repeat(125)}`)).toBe('too-long')
  })
})
