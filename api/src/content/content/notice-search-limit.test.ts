import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../../../../web/dist/server/render.js'))

describe('searching the notices', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  })
  afterAll(() => portal.stop())

  it('is counted by address, and reading is not: who has searched too often still reads every notice', async () => {
    const from = '10.4.4.4'
    const search = async () => (await portal.get('/pub/portal-notice?search=a', { remoteAddress: from })).code
    const codes = await Promise.all(Array.from({ length: 650 }, search))
    expect(codes.filter((code) => code === 200).length).toBe(600)
    expect(codes.filter((code) => code === 429).length).toBe(50)
    expect((await portal.get('/pub/portal-notice', { remoteAddress: from })).code).toBe(200)
    expect((await portal.get('/pub/portal-notice?search=a', { remoteAddress: '10.4.4.5' })).code).toBe(200)
  })

  it.skipIf(!isBuilt)(
    'on the page is counted with it, and who is refused reads a page, not an answer meant for a program',
    async () => {
      const app = await buildApp(portal, { pages: true })
      const visit = (url: string) => app.inject({ url, remoteAddress: '10.4.4.4', headers: { accept: 'text/html' } })
      const refused = await visit('/notices?search=a')
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      expect(refused.body).toContain('tel:16135')
      expect((await visit('/notices')).statusCode).toBe(200)
      await app.close()
    },
  )
})
