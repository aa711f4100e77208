import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { saveReturnTo, takeReturnTo } from './return-to.ts'

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

it('rejects screens outside the menus of the user, and other sites', () => {
  for (const path of [
    '/audit-log',
    '/audit-log?/dashboard',
    'https://example.org',
    '//example.org',
    '//example.org?/dashboard',
  ]) {
    saveReturnTo(path)
    expect(takeReturnTo()).toBeUndefined()
  }
})
