import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from './session-end.ts'
import { clearSession, isSignedIn, readSession, type LoginResult } from './session-storage.ts'
import { isSharedPhone } from './shared-phone.ts'
import { startSession, storeMenus } from './start-session.ts'
import { createFakeStorage } from './fake-storage.test.support.ts'

const person = {
  full_name: 'Rahima Begum',
  full_name_bng: 'রহিমা বেগম',
  login_id: '01700000001',
  avatar: null,
  userType: 'APPLICANT',
}
const menu = { menuUrl: '/dashboard', menuName: 'Dashboard', menuNameBng: 'ড্যাশবোর্ড', actions: [] }
const menus = [{ mainMenuName: 'Home', mainMenuNameBng: 'হোম', menu: [menu] }] as unknown as Parameters<
  typeof storeMenus
>[0]
const logIn = (onSharedPhone: boolean) => {
  startSession(person as unknown as LoginResult, 'secret', { raiseCoreVersion: '1' }, onSharedPhone)
  storeMenus(menus, 'secret')
}
const keys = ['appSettings', 'routeBreadcrumbMap', 'token', 'user', 'userMenus']

let device = createFakeStorage()
let tab = createFakeStorage()
beforeEach(() => {
  device = createFakeStorage()
  tab = createFakeStorage()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
})

describe('own phone', () => {
  it('stores the session on the device, and nothing in the tab', () => {
    logIn(false)
    expect([device.keys(), tab.keys()]).toEqual([keys, []])
    expect(isSharedPhone()).toBe(false)
    clearSession()
    expect(device.keys()).toEqual([])
  })

  it('does not store menus that arrive after log-out or for another session', () => {
    logIn(false)
    clearSession()
    storeMenus(menus, 'secret')
    expect(device.keys()).toEqual([])
    startSession(person as unknown as LoginResult, 'another', {}, false)
    storeMenus(menus, 'secret')
    expect(readSession('userMenus')).toBeUndefined()
  })

  it('preserves form data of the tab across log-in and log-out', () => {
    tab.setItem('returnTo', '/education-allowance')
    logIn(false)
    clearSession()
    expect(tab.keys()).toEqual(['returnTo'])
  })
})

describe('shared phone', () => {
  it('stores the session in the tab only', () => {
    logIn(true)
    expect([device.keys(), tab.keys()]).toEqual([[], [...keys, 'touchedAt'].toSorted()])
    expect([isSharedPhone(), isSignedIn(), readSession('token'), readSession('user')?.login_id]).toEqual([
      true,
      true,
      'secret',
      '01700000001',
    ])
  })

  it('does not share the session with another tab', () => {
    logIn(true)
    vi.stubGlobal('sessionStorage', createFakeStorage())
    expect([isSharedPhone(), isSignedIn(), readSession('user')]).toEqual([false, false, undefined])
  })

  it('clears all form data and codes of the tab at log-out', () => {
    tab.setItem('finder', '{}')
    logIn(true)
    tab.setItem('submission-EDU-1', 'key')
    clearSession()
    expect([device.keys(), tab.keys(), isSharedPhone()]).toEqual([[], [], false])
  })

  it('does not affect the session of the owner', () => {
    logIn(true)
    device.setItem('token', 'of the owner')
    expect(readSession('token')).toBe('secret')
    clearSession()
    expect(readSession('token')).toBe('of the owner')
  })

  it('clears even the reason of a lost connection and the last page', () => {
    vi.stubGlobal('location', { pathname: '/education-allowance', search: '?application=EDU-1' })
    logIn(true)
    endSession('no-connection', new Error('offline'))
    expect([device.keys(), tab.keys()]).toEqual([[], []])
    logIn(true)
    endSession('expired')
    expect([device.keys(), tab.keys()]).toEqual([[], []])
    logIn(false)
    endSession('no-connection', new Error('offline'))
    expect([device.keys(), tab.getItem('returnTo')]).toEqual([
      ['serverStatus'],
      '/education-allowance?application=EDU-1',
    ])
  })
})
