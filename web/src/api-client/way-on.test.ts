import { beforeEach, expect, it, vi } from 'vitest'
import { storage } from './storage.test.support.ts'
import { keepWayOn, takeWayOn } from './way-on.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage({ userMenus: '["/dashboard","/education-allowance"]' }))
})

it('leads once to the screen that was wanted before the log-in', () => {
  keepWayOn('/education-allowance')
  expect([takeWayOn(), takeWayOn()]).toEqual(['/education-allowance', undefined])
})

it('leads to one thing on that screen, where the address says which', () => {
  keepWayOn('/education-allowance?service=edu-2')
  expect(takeWayOn()).toBe('/education-allowance?service=edu-2')
})

it('leads nowhere outside the menus of who has logged in, and to no other site', () => {
  for (const path of ['/audit-log', '/audit-log?/dashboard', 'https://example.org', '//example.org', '//example.org?/dashboard']) {
    keepWayOn(path)
    expect(takeWayOn()).toBeUndefined()
  }
})
