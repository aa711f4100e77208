import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from '#lib/api-client/fake-storage.test.support.ts'

let tab = createFakeStorage()
let went: string[] = []
let page = new EventTarget()

/** Imports the modules as a freshly loaded page does. */
async function openPage(answer: () => Promise<Response>) {
  vi.resetModules()
  tab = createFakeStorage({ token: 'secret', user: '{}', touchedAt: '1' })
  went = []
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { body: { replaceChildren: () => went.push('emptied') } })
  vi.stubGlobal('location', {
    pathname: '/dashboard',
    replace: (to: string) => went.push(to),
    reload: () => went.push('loaded anew'),
  })
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    went.push(`${address} ${headers['authorization']}`)
    return answer()
  })
  const { registerFlush } = await import('#lib/api-client/flush-unsaved-changes.ts')
  const { leaveSharedPhone } = await import('./leave-shared-phone.ts')
  return { leave: leaveSharedPhone, registerFlush }
}
const answered = async () => Response.json({ status: true, data: null, message: '' })
const left = (to: string) => vi.waitFor(() => expect(went.at(-1)).toBe(to))

beforeEach(() => vi.unstubAllGlobals())

it('sends the input, ends the session with its own token, clears it, and then replaces the page', async () => {
  const { leave, registerFlush } = await openPage(answered)
  registerFlush(async () => went.push(`saved with ${tab.getItem('token')}`) > 0)
  void leave('asked')
  await left('/login?left=asked')
  expect(went).toEqual(['saved with secret', '/api/v1/logout Bearer secret', '/login?left=asked'])
  expect(tab.keys()).toEqual([])
})

it('runs once for repeated presses', async () => {
  const { leave } = await openPage(answered)
  void leave('idle')
  void leave('asked')
  await left('/login?left=idle')
  expect(went).toEqual(['/api/v1/logout Bearer secret', '/login?left=idle'])
})

it('works without a connection, and reports that the last input is not saved', async () => {
  const { leave, registerFlush } = await openPage(() => Promise.reject(new TypeError('Failed to fetch')))
  registerFlush(async () => false)
  void leave('asked')
  await left('/login?left=unsaved')
  expect(tab.keys()).toEqual([])
})

it('clears and reloads a page of the session restored from the back/forward cache', async () => {
  await openPage(answered)
  const broughtBack = Object.assign(new Event('pageshow'), { persisted: true })
  page.dispatchEvent(broughtBack)
  expect(went).toEqual([])
  tab.clear()
  page.dispatchEvent(broughtBack)
  expect(went).toEqual(['emptied', 'loaded anew'])
})

it('logs out tabs opened from it, but not the session of the phone’s owner', async () => {
  await openPage(answered)
  localStorage.setItem('token', 'of the owner')
  vi.stubGlobal('document', new EventTarget())
  const { guardTab } = await import('./guard-tab.ts')
  const letGo = guardTab()
  // The other tab receives an event for the write and one for the removal.
  for (let times = 0; times < 2; times += 1)
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'leftSharedPhone' }))
  letGo()
  expect([went.at(-1), tab.keys(), localStorage.getItem('token')]).toEqual(['/login', [], 'of the owner'])
})

const guarded = async (answer: () => Promise<Response>) => {
  const { leave } = await openPage(answer)
  vi.stubGlobal('document', new EventTarget())
  const { guardTab } = await import('./guard-tab.ts')
  guardTab()
  return leave
}
const ended = async () => Response.json({ status: false, code: 'TOKEN_INVALID', message: '' }, { status: 401 })

it('a tab that starts after the signal checks the session, and leaves if it ended', async () => {
  await guarded(ended)
  localStorage.setItem('token', 'of the owner')
  await left('/login')
  expect([tab.keys(), localStorage.getItem('token')]).toEqual([[], 'of the owner'])
})

it('a tab stays while its session is valid, or cannot be checked without a connection', async () => {
  await guarded(answered)
  await vi.waitFor(() => expect(went).toEqual(['/api/v1/access/menus/ Bearer secret']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([went.length, tab.getItem('token')]).toEqual([1, 'secret'])
  await guarded(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.waitFor(() => expect(went.length).toBe(3), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([went.every((step) => step.startsWith('/api/')), tab.getItem('token')]).toEqual([true, 'secret'])
})

it('a tab that is left during the check reports the reason', async () => {
  let resolveFirst = () => {}
  const firstAnswer = new Promise<void>((resolve) => (resolveFirst = resolve))
  let calls = 0
  const leave = await guarded(async () => {
    calls += 1
    if (calls === 1) await firstAnswer
    return calls === 1 ? await ended() : await answered()
  })
  void leave('asked')
  await left('/login?left=asked')
  resolveFirst()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(went.at(-1)).toBe('/login?left=asked')
})
