import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { buildLoginUrl, saveReturnTo, takeReturnTo } from './return-to.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage({ userMenus: '["/dashboard","/education-allowance"]' }))
})

it('returns once to the requested screen after log-in', () => {
  saveReturnTo('/education-allowance')
  expect([takeReturnTo(), takeReturnTo()]).toEqual(['/education-allowance', undefined])
})

it('includes the item on that screen from the URL', () => {
  saveReturnTo('/education-allowance?service=edu-2')
  expect(takeReturnTo()).toBe('/education-allowance?service=edu-2')
})

it('includes a screen that every signed-in user may open', () => {
  saveReturnTo('/profile?view=sessions')
  expect(takeReturnTo()).toBe('/profile?view=sessions')
})

it('carries the chosen page in the URL of the login', () => {
  expect(buildLoginUrl('/online-gms-program?service=gms-7')).toBe(
    '/login?returnTo=%2Fonline-gms-program%3Fservice%3Dgms-7',
  )
})

it('rejects screens outside the menus of the user, and other sites', () => {
  for (const path of [
    '/audit-log',
    '/audit-log?/dashboard',
    '/audit-log#/dashboard',
    '/login',
    '/terms',
    '/%5Cexample.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'https://example.org',
    '//example.org',
    '//example.org?/dashboard',
  ]) {
    saveReturnTo(path)
    expect(takeReturnTo()).toBeUndefined()
  }
})
