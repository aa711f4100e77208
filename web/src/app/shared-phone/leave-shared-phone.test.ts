import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from '#lib/api-client/fake-storage.test.support.ts'

let tab = createFakeStorage()
let events: string[] = []
let page = new EventTarget()

/** Imports the modules as a freshly loaded page does. */
async function openPage(respondTo: () => Promise<Response>) {
  vi.resetModules()
  tab = createFakeStorage({ token: 'secret', user: '{}', touchedAt: '1' })
  events = []
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { body: { replaceChildren: () => events.push('emptied') } })
  vi.stubGlobal('location', {
    pathname: '/dashboard',
    replace: (to: string) => events.push(to),
    reload: () => events.push('reloaded'),
  })
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    events.push(`${address} ${headers['authorization']}`)
    return respondTo()
  })
  const { registerFlush } = await import('#lib/api-client/flush-unsaved-changes.ts')
  const { leaveSharedPhone } = await import('./leave-shared-phone.ts')
  return { leave: leaveSharedPhone, registerFlush }
}
/** Resolves without timers, so that one turn of the event loop runs all code that waits for it. */
const respondWith = (body: object) => async () => ({ json: async () => body }) as Response
const respond = respondWith({ status: true, data: null, message: '' })
const respondSessionEnded = respondWith({ status: false, code: 'TOKEN_INVALID', message: '' })
const runPendingCallbacks = () => new Promise((resolve) => setImmediate(resolve))
const left = (to: string) => vi.waitFor(() => expect(events.at(-1)).toBe(to))

beforeEach(() => void vi.unstubAllGlobals())
afterEach(() => void vi.useRealTimers())
// The next test file of this worker must not get the modules of these pages.
afterAll(() => void vi.resetModules())

it('sends the input, ends the session with its own token, clears it, and then replaces the page', async () => {
  const { leave, registerFlush } = await openPage(respond)
  registerFlush(async () => events.push(`saved with ${tab.getItem('token')}`) > 0)
  void leave('asked')
  await left('/login?left=asked')
  expect(events).toEqual(['saved with secret', '/api/v1/logout Bearer secret', '/login?left=asked'])
  expect(tab.keys()).toEqual([])
})

it('runs once for repeated presses', async () => {
  const { leave } = await openPage(respond)
  void leave('idle')
  void leave('asked')
  await left('/login?left=idle')
  expect(events).toEqual(['/api/v1/logout Bearer secret', '/login?left=idle'])
})

it('works without a connection, and reports that the last input is not saved', async () => {
  const { leave, registerFlush } = await openPage(() => Promise.reject(new TypeError('Failed to fetch')))
  registerFlush(async () => false)
  void leave('asked')
  await left('/login?left=unsaved')
  expect(tab.keys()).toEqual([])
})

it('clears and reloads a page of the session restored from the back/forward cache', async () => {
  await openPage(respond)
  const restored = Object.assign(new Event('pageshow'), { persisted: true })
  page.dispatchEvent(restored)
  expect(events).toEqual([])
  tab.clear()
  page.dispatchEvent(restored)
  expect(events).toEqual(['emptied', 'reloaded'])
})

it('logs out tabs opened from it, but not the session of the phone’s owner', async () => {
  await openPage(respond)
  localStorage.setItem('token', 'of the owner')
  vi.stubGlobal('document', new EventTarget())
  const { guardTab } = await import('./guard-tab.ts')
  const stopGuard = guardTab()
  // The other tab receives an event for the write and one for the removal.
  for (let times = 0; times < 2; times += 1)
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'leftSharedPhone' }))
  stopGuard()
  expect([events.at(-1), tab.keys(), localStorage.getItem('token')]).toEqual(['/login', [], 'of the owner'])
})

const openGuardedTab = async (respondTo: () => Promise<Response>) => {
  const { leave } = await openPage(respondTo)
  vi.stubGlobal('document', new EventTarget())
  const { guardTab } = await import('./guard-tab.ts')
  guardTab()
  return leave
}

it('a tab that starts after the signal checks the session, and leaves if it ended', async () => {
  await openGuardedTab(respondSessionEnded)
  localStorage.setItem('token', 'of the owner')
  await left('/login')
  expect([tab.keys(), localStorage.getItem('token')]).toEqual([[], 'of the owner'])
})

it('a tab stays while its session is valid, or cannot be checked without a connection', async () => {
  await openGuardedTab(respond)
  await vi.waitFor(() => expect(events).toEqual(['/api/v1/access/menus/ Bearer secret']))
  await runPendingCallbacks()
  expect([events.length, tab.getItem('token')]).toEqual([1, 'secret'])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await openGuardedTab(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(events.length).toBe(3)
  expect([events.every((step) => step.startsWith('/api/')), tab.getItem('token')]).toEqual([true, 'secret'])
})

it('a tab that is left during the check reports the reason', async () => {
  let resolveFirst = () => {}
  const firstResponse = new Promise<void>((resolve) => (resolveFirst = resolve))
  let calls = 0
  const leave = await openGuardedTab(async () => {
    calls += 1
    if (calls === 1) await firstResponse
    return calls === 1 ? await respondSessionEnded() : await respond()
  })
  void leave('asked')
  await left('/login?left=asked')
  resolveFirst()
  await runPendingCallbacks()
  expect(events.at(-1)).toBe('/login?left=asked')
})
