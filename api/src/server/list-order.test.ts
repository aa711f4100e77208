import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const as = async (login: string) => {
  const token = await portal.tokenOf(login)
  return {
    get: (path: string) => portal.get(path, { token, language: 'en' }),
    post: (path: string, body: object) => portal.post(path, body, { token }),
  }
}

/** Lists of the API whose order a client may choose, each with somebody who reads it. */
const lists: [path: string, login: string, column: string][] = [
  ['/applications', '01700000001', 'submittedOn'],
  ['/desk', 'so.edu@demo.wewb', 'submittedOn'],
  ['/portal-notice', 'editor@demo.wewb', 'publishFrom'],
  ['/pub/portal-notice', 'editor@demo.wewb', 'publishFrom'],
  ['/portal-news-highlight', 'editor@demo.wewb', 'title'],
  ['/setups/scholarship', 'so.edu@demo.wewb', 'endDate'],
  ['/setups/disability', 'so.edu@demo.wewb', 'title'],
  ['/results', 'so.edu@demo.wewb', 'title'],
  ['/gms/programs', 'admin@demo.wewb', 'changedAt'],
  ['/complaints', 'dir.welfare@demo.wewb', 'receivedOn'],
  ['/payments/queue', 'acc.maker@demo.wewb', 'queuedOn'],
  ['/roles', 'admin@demo.wewb', 'roleName'],
  ['/users', 'admin@demo.wewb', 'name'],
]

describe.each(lists)('order of %s', (path, login, column) => {
  it('is chosen by a column of the list, in either direction', async () => {
    const reader = await as(login)
    for (const sort of [column, `-${column}`])
      expect([sort, (await reader.get(`${path}?sort=${sort}`)).code]).toEqual([sort, 200])
  })

  it('refuses any other column with a sentence that names the columns', async () => {
    const { code, body } = await (await as(login)).get(`${path}?sort=id;drop`)
    expect([code, body.code, body.issues[0].path]).toEqual([400, 'MALFORMED', 'sort'])
    expect(body.issues[0].message).toMatch(new RegExp(`^Use one of these: .*\\b${column}, -${column}\\b`))
  })
})

describe('order of lists', () => {
  it('can be chosen in every list that the table above names', async () => {
    const paths = (await loadContracts()).filter((contract) => {
      const { shape } = contract.query as unknown as { shape?: object }
      return contract.method === 'GET' && Object.hasOwn(shape ?? {}, 'sort')
    })
    expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(lists.map(([path]) => path)))
  })

  it('keeps its pages apart: rows with the same value are neither repeated nor skipped', async () => {
    const section = await as('so.edu@demo.wewb')
    for (const title of ['Same', 'Same', 'Same', 'Another']) {
      const circular = { ...sscCircular, title, titleBng: 'একই', startDate: '2098-01-01', endDate: '2099-12-31' }
      expect((await section.post('/setups/scholarship', { circular })).code).toBe(200)
    }
    const idsOf = async (sort: string) => {
      const ids: number[] = []
      for (const page of [1, 2, 3, 4]) {
        const { body } = await section.get(
          `/setups/scholarship?search=${encodeURIComponent('একই')}&sort=${sort}&size=1&page=${page}`,
        )
        ids.push(body.data.list[0].setupId)
      }
      return ids
    }
    const [up, down] = [await idsOf('title'), await idsOf('-title')]
    expect([new Set(up).size, new Set(down).size]).toEqual([4, 4])
    expect(down.at(-1)).toBe(up[0])
  })

  it('names an unknown parameter of a query', async () => {
    const { code, body } = await (await as('01700000001')).get('/applications?colour=red')
    expect([code, body.issues]).toEqual([
      400,
      [{ path: 'colour', code: 'rule', message: 'This request has no such parameter.' }],
    ])
  })
})
