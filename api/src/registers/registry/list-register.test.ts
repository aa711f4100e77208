import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let officer: string
beforeAll(async () => {
  portal = await startTestPortal()
  officer = await portal.tokenOf('so.edu@demo.wewb')
})
afterAll(() => portal.stop())

describe('list of workers', () => {
  const find = async (query: string) => (await portal.get(`/registry/workers?${query}`, { token: officer })).body.data
  it('is searched by passport, by the start of a number or a name, and by source', async () => {
    expect((await find('search=a০১২৩৪৫৬৭')).list).toMatchObject([{ number: 'C-1', nameEn: 'ABDUL KARIM' }])
    expect((await find('search=abdul k')).list).toMatchObject([{ number: 'C-1' }])
    expect((await find('search=noc-15')).total).toBe(2)
    expect((await find('search=noc-15&source=BMET')).total).toBe(0)
    expect((await find('search=%25')).total).toBe(0)
    expect((await find('search=রহিম')).total).toBe(0)
    expect((await find('source=NOC')).list.map(({ mission }: { mission: string }) => mission)).toEqual(['JED', 'RUH'])
  })

  it('is paged', async () => {
    expect(await find('page=4')).toMatchObject({ total: 41, page: 4, lastPage: 5 })
  })

  it('audits a search without its input', async () => {
    await find('search=A01234567')
    const { detail } = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'registry.searched')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ list: 'workers' })
  })
})
