import { afterEach, expect, it, vi } from 'vitest'
import { contract, noData } from '@wewb/domain/http/contract'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { fetchWithRetry } from './send-request.ts'

const notices = contract({ method: 'GET', path: '/pub/sheet', summary: 'a sheet', access: 'anyone', response: noData })

/** Fakes a connection that stays silent for a number of requests and then responds. */
function silentConnection(times: number) {
  let requestCount = 0
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    requestCount += 1
    if (requestCount > times) return Promise.resolve(new Response('{}'))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('gave up'))))
  })
  return () => requestCount
}

afterEach(() => vi.unstubAllGlobals())

it('retries a read after a timeout, and returns its response', async () => {
  const requestCount = silentConnection(1)
  expect((await fetchWithRetry(notices, {}, 20)).status).toBe(200)
  expect(requestCount()).toBe(2)
})

it('reports a missing connection after repeated timeouts', async () => {
  silentConnection(3)
  await expect(fetchWithRetry(notices, { isOfflineTolerant: true }, 20)).rejects.toMatchObject({
    code: 'NO_CONNECTION',
  })
})

it.each([
  ['does not sign out while the browser is offline', false, 'mine'],
  ['signs out when the connection is lost though the browser is online', true, null],
])('%s', async (_sentence, onLine, token) => {
  const localStorage = createFakeStorage({ token: 'mine' })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('location', { pathname: '/dashboard', search: '' })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const send = contract({ method: 'POST', path: '/sheet', summary: 'a sheet', access: 'anyone', response: noData })
  await expect(fetchWithRetry(send, {})).rejects.toMatchObject({ code: 'NO_CONNECTION' })
  expect(localStorage.getItem('token')).toBe(token)
})
