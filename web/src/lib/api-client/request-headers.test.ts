import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { logout } from '@wewb/domain/identity/account-contracts'
import { isLoading } from './loader.ts'
import { buildHeaders, buildUrl, networkTransport, sendRequest, setTransport } from './send-request.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage({ token: 'secret' }))
  vi.stubGlobal('sessionStorage', createFakeStorage())
})

it('sends the time zone with its sign, and the token except to public endpoints', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
  expect(buildHeaders('/dashboard')).toMatchObject({ timezone: '+5.5', authorization: 'Bearer secret' })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240)
  for (const path of ['/pub/login', '/pub/portal-notice', '/pub/portal-news-highlight-short'])
    expect([path, buildHeaders(path)['timezone'], buildHeaders(path)['authorization']]).toEqual([path, '-4', undefined])
})

it('sends the parameters of the query and no others', () => {
  expect(buildUrl('/lookups/:name', { params: { name: 'district' }, query: { parentId: '5', search: '' } })).toBe(
    '/api/v1/lookups/district?parentId=5',
  )
})

it('shows no loader where the request says so, and does not send that to the server', async () => {
  const sent: string[] = []
  const shown: boolean[] = []
  setTransport(async (address, { body }) => {
    sent.push(`${address} ${typeof body === 'string' ? body : 'without a body'}`)
    await Promise.resolve()
    shown.push(isLoading())
    return Response.json({ status: true, data: null, message: '' })
  })
  await sendRequest(logout)
  await sendRequest(logout, { showLoader: false })
  setTransport(networkTransport)
  expect(shown).toEqual([true, false])
  expect(isLoading()).toBe(false)
  expect(sent).toEqual(['/api/v1/logout without a body', '/api/v1/logout without a body'])
})
