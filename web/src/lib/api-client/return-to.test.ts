import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { saveReturnTo, takeReturnTo } from './return-to.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage({ userMenus: '["/dashboard","/education-allowance"]' }))
})

it('leads once to the screen that was wanted before the log-in', () => {
  saveReturnTo('/education-allowance')
  expect([takeReturnTo(), takeReturnTo()]).toEqual(['/education-allowance', undefined])
})

it('leads to one thing on that screen, where the address says which', () => {
  saveReturnTo('/education-allowance?service=edu-2')
  expect(takeReturnTo()).toBe('/education-allowance?service=edu-2')
})

it('leads nowhere outside the menus of who has logged in, and to no other site', () => {
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
