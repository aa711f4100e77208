import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const contracts = await loadContracts()
const login = { loginId: '01700000001', password: 'Demo@12345', captchaId: 'x', captcha: '123456' }
const raw = (payload: string, type = 'application/json') =>
  portal.app.inject({ method: 'POST', url: '/api/v1/pub/login', headers: { 'content-type': type }, payload })

describe('response', () => {
  it('is an envelope with a request id, and never cached', async () => {
    const { code, body, headers } = await portal.get('/pub/app-settings')
    expect([code, body]).toEqual([
      200,
      {
        status: true,
        message: '',
        data: {
          raiseCoreVersion: expect.stringMatching(/^\d{8}\.\d\d\.\d\d$/),
          uiVersion: 'V251027.1026',
          callCentreLocal: '16135',
          callCentreAbroad: '+8809610102030',
          otpLength: 6,
          resendAfter: 120,
          defaultLocale: 'bn',
          maintenanceYn: 'N',
          maintenanceOn: null,
          maintenanceNotice: null,
        },
      },
    ])
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['cache-control']).toBe('no-store')
  })
  it('has messages in Bangla by default and in English on request', async () => {
    expect((await portal.get('/nowhere')).body).toEqual({
      status: false,
      code: 'NOT_FOUND',
      message: 'কোনো তথ্য পাওয়া যায়নি!',
    })
    expect((await portal.get('/nowhere', { language: 'en' })).body.message).toBe('No Information Found!')
  })
})

describe('request body', () => {
  it('is never coerced, trimmed or filled: 400 for another type, a missing or an unknown key', async () => {
    for (const wrong of [
      { ...login, password: null },
      { ...login, password: 5 },
      { ...login, password: true },
      { ...login, admin: true },
      { loginId: 'x' },
      [],
      'x',
      null,
    ]) {
      expect((await raw(JSON.stringify(wrong))).statusCode).toBe(400)
    }
  })
  it('must not contain control characters, U+0000, lone surrogates, prototype keys or unlimited nesting', async () => {
    for (const text of ['a\u0000b', 'a\u0008b', '\ud800'])
      expect((await portal.post('/pub/login', { ...login, loginId: text })).code).toBe(400)
    expect((await raw('{"__proto__":{"admin":true},"loginId":"x"}')).statusCode).toBe(400)
    expect((await raw(`${'['.repeat(5000)}${']'.repeat(5000)}`)).statusCode).toBe(400)
    expect((await raw('{"loginId":')).statusCode).toBe(400)
  })
  it('must have a correct content type and a limited size', async () => {
    expect((await raw(JSON.stringify(login), 'text/plain')).statusCode).toBe(415)
    expect((await raw(JSON.stringify(login), 'application/xml')).statusCode).toBe(415)
    expect((await raw(JSON.stringify({ ...login, loginId: 'x'.repeat(300_000) }))).statusCode).toBe(413)
    expect((await raw(JSON.stringify({ ...login, loginId: 'x'.repeat(300) }))).statusCode).toBe(400)
  })
})

describe('malformed request', () => {
  it('gets the envelope and the headers too, and never echoes its URL', async () => {
    const odd = await portal.app.inject({ method: 'GET', url: '/api/v1/%E0%A4%A' })
    expect([odd.statusCode, odd.json().code, odd.headers['x-content-type-options']]).toEqual([
      400,
      'MALFORMED',
      'nosniff',
    ])
    expect(odd.body).not.toContain('%E0')
    const file = await portal.app.inject({ method: 'GET', url: '/favicon.ico' })
    expect([file.statusCode, file.headers['x-frame-options'], file.headers['cache-control']]).toEqual([
      404,
      'DENY',
      'no-store',
    ])
    const page = await portal.app.inject({ method: 'GET', url: '/nowhere' })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/error'])
  })
})

describe('query string', () => {
  it('accepts only plain numbers and known keys', async () => {
    for (const query of [
      'page=0',
      'page=1e3',
      'page=-1',
      'page=%201',
      'size=101',
      'page=1&page=2',
      'order=id',
      'search=a%00b',
    ]) {
      expect([query, (await portal.get(`/pub/portal-notice?${query}`)).code]).toEqual([query, 400])
    }
    const sorted = (await portal.get('/pub/portal-notice?sort=-publishFrom')).body.data.list.map(
      (notice: { publishFrom: string }) => notice.publishFrom,
    )
    expect(sorted).toEqual(sorted.toSorted().toReversed())
    expect((await portal.get('/pub/portal-notice?page=1&size=2')).body.data).toMatchObject({
      page: 1,
      size: 2,
      total: 3,
      lastPage: 2,
    })
  })
})

describe('endpoint access', () => {
  it('requires a token unless the contract is public', async () => {
    for (const { method, path, access } of contracts) {
      if (access === 'anyone') continue
      const { code, body } = await portal.request(method, path.replace(':id', '00000000-0000-4000-8000-000000000000'))
      expect([method, path, code, body.code]).toEqual([method, path, 401, 'TOKEN_INVALID'])
    }
  })
  it('ends with the next request after a grant is revoked', async () => {
    const token = await portal.tokenOf('auditor@demo.wewb')
    expect((await portal.get('/audit-log', { token })).code).toBe(200)
    await portal.db
      .deleteFrom('role_permission')
      .where('role_id', '=', 13)
      .where('screen', '=', 'audit-log')
      .where('action', '=', 'view')
      .execute()
    const closed = await portal.get('/audit-log', { token })
    expect([closed.code, closed.body.code]).toEqual([403, 'NO_PERMISSION'])
    const menus = await portal.get('/access/menus/', { token })
    expect(JSON.stringify(menus.body.data)).not.toContain('/audit-log')
  })
  it('returns menus with the names of the contract', async () => {
    const token = await portal.tokenOf('admin@demo.wewb')
    const { body } = await portal.get('/access/menus/', { token })
    expect(body.data[0]).toMatchObject({
      mainMenuName: 'Dashboard',
      mainMenuNameBng: 'ড্যাশবোর্ড',
      mainMenuUrl: '/dashboard',
      menu: [],
    })
    const menus = body.data.flatMap(({ menu }: { menu: object[] }) => menu)
    expect(menus).toContainEqual(
      expect.objectContaining({
        menuName: 'Audit log',
        menuUrl: '/audit-log',
        actions: expect.arrayContaining(['view']),
      }),
    )
    expect((await portal.get('/access/menus', { token })).code).toBe(200)
  })
})

describe('OpenAPI document', () => {
  it('describes every contract and every possible status', async () => {
    const { body } = await portal.get('/openapi.json')
    for (const { method, path } of contracts) {
      const operation = body.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      expect(operation, `${method} ${path}`).toBeDefined()
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500', '503']))
    }
  })
  it('has the body of every call that writes, with each part of an upload, or says that there is none', async () => {
    const { body } = await portal.get('/openapi.json')
    const described = contracts
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, multipart }) => {
        const operation = body.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
        const content = operation.requestBody?.content ?? {}
        const form = content['multipart/form-data']?.schema.properties
        const hasBody = content['application/json'] !== undefined
        const saysNone = operation.description === 'The request has no body.'
        const kind = form ? Object.keys(form) : hasBody === saysNone ? 'not described' : 'described'
        return { call: `${method} ${path}`, kind, expected: multipart ? Object.keys(multipart) : 'described' }
      })
    expect(described.map(({ call, kind }) => [call, kind])).toEqual(
      described.map(({ call, expected }) => [call, expected]),
    )
  })
  it('describes the parts of an upload: files, texts and JSON', async () => {
    const { body } = await portal.get('/openapi.json')
    const partsOf = (path: string) => body.paths[path].post.requestBody.content['multipart/form-data'].schema
    expect(partsOf('/api/v1/portal-notice')).toMatchObject({
      properties: {
        notice: { type: 'object', required: expect.arrayContaining(['noticeNumber', 'titleBng']) },
        attachment: { type: 'string', format: 'binary' },
      },
      required: ['notice'],
    })
    expect(partsOf('/api/v1/pub/complaints').properties.attachments).toMatchObject({ type: 'array' })
    expect(partsOf('/api/v1/registry/imports').properties.kind.enum).toEqual(['WORKER', 'RESULT'])
  })
  it('lists every action of an application and every code of a refusal', async () => {
    const { body } = await portal.get('/openapi.json')
    const taken = body.paths['/api/v1/applications/{applicationNo}/actions/{action}'].post
    const action = taken.parameters.find(({ name }: { name: string }) => name === 'action')
    const named = ['forward', 'backward', 'approve', 'reject', 'withdraw', 'resubmit', 'appeal', 'reopen', 'revoke']
    expect(action.schema.enum).toEqual(expect.arrayContaining(named))
    expect(action.schema.enum).not.toContain('pay')
    const codeOf = (status: number) => taken.responses[status].content['application/json'].schema.properties.code.enum
    expect(codeOf(409)).toEqual(expect.arrayContaining(['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'FILE_TAKEN']))
    expect(codeOf(422)).toEqual(['ANSWERS_INVALID'])
  })
  it('has a readable HTML page', async () => {
    const page = await portal.app.inject({ method: 'GET', url: '/api/docs/' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(String(page.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/)
  })
})

describe('database outage', () => {
  it('returns 503 with Retry-After within three seconds, and recovers with the database', async () => {
    const other = await startTestPortal()
    const token = await other.tokenOf('01700000001')
    const { default: pg } = await import('pg')
    const owner = new pg.Client(other.ownerUrl.replace(/\/test_\w+$/, '/postgres'))
    const name = /test_\w+/.exec(other.ownerUrl)?.[0] ?? ''
    await owner.connect()
    await owner.query(`alter database ${name} with allow_connections false`)
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    for (let tries = 0; tries < 10; tries += 1) {
      const started = performance.now()
      const away = await other.get('/profile', { token })
      expect(away.body).toEqual({ status: false, code: 'UNAVAILABLE', message: expect.stringMatching(/./) })
      expect([away.code, away.body.code, Number(away.headers['retry-after']) > 0]).toEqual([503, 'UNAVAILABLE', true])
      expect(performance.now() - started).toBeLessThan(3500)
    }
    const [health, ready] = [await other.app.inject('/healthz'), await other.app.inject('/readyz')]
    expect([health.statusCode, ready.statusCode]).toEqual([200, 503])
    const visit = await other.app.inject({ url: '/readyz', headers: { accept: 'text/html', cookie: 'lang=en' } })
    expect([visit.statusCode, visit.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(visit.body).toContain('The service is busy')
    expect(visit.body).toMatch(/http-equiv="refresh"/)
    await owner.query(`alter database ${name} with allow_connections true`)
    await owner.end()
    await eventually(async () => (await other.get('/profile', { token })).code === 200)
    await other.stop()
  })
})
