import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from './fake-storage.test.support.ts'
import { buildHeaders, buildUrl } from './send-request.ts'

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
