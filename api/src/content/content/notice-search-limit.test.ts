import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#config/project-folders.ts'
import { buildApp } from '#app.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

const isBuilt = existsSync(join(projectFolders.webBuild, 'server/render.js'))

describe('search of notices', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  })
  afterAll(() => portal.stop())

  it('is rate-limited by address without affecting the notices themselves', async () => {
    const from = '10.4.4.4'
    const search = async () => (await portal.get('/pub/portal-notice?search=a', { remoteAddress: from })).code
    const codes = await Promise.all(Array.from({ length: 650 }, search))
    expect(codes.filter((code) => code === 200).length).toBe(600)
    expect(codes.filter((code) => code === 429).length).toBe(50)
    expect((await portal.get('/pub/portal-notice', { remoteAddress: from })).code).toBe(200)
    expect((await portal.get('/pub/portal-notice?search=a', { remoteAddress: '10.4.4.5' })).code).toBe(200)
  })

  it.skipIf(!isBuilt)('on the page shares the limit, and renders an HTML page when rejected', async () => {
    const app = await buildApp(portal, { pages: true })
    const visit = (url: string) => app.inject({ url, remoteAddress: '10.4.4.4', headers: { accept: 'text/html' } })
    const refused = await visit('/notices?search=a')
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(refused.body).toContain('tel:16135')
    expect((await visit('/notices')).statusCode).toBe(200)
    await app.close()
  })
})
