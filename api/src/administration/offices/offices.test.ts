import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const centre = {
  code: 'wc-trial',
  type: 'WELFARE_CENTRE',
  name: 'Welfare centre on trial',
  nameBng: 'পরীক্ষার ওয়েলফেয়ার সেন্টার',
  places: ['1', '44'],
}
const list = async (query = '') => (await portal.get(`/offices?${query}`, { token })).body.data.list
const create = (body: object) => portal.post('/offices', { ...centre, ...body }, { token, language: 'en' })
const change = (id: number, body: object) =>
  portal.request('PUT', `/offices/${id}`, { ...centre, ...body }, { token, language: 'en' })
const close = (id: number, closedYn: 'Y' | 'N', revision?: number) =>
  portal.post(
    `/offices/${id}/close`,
    { closedYn, ...(revision !== undefined && { revision }) },
    { token, language: 'en' },
  )
const choices = async () =>
  (await portal.get('/lookups/office?parentId=WELFARE_CENTRE', { token })).body.data.map(
    ({ code }: { code: string }) => code,
  )

describe('offices', () => {
  it('are listed with the names of their jurisdictions and the number of staff', async () => {
    const [riyadh] = await list('type=MISSION&search=riyadh')
    expect(riyadh).toMatchObject({
      code: 'RUH',
      type: 'MISSION',
      places: [{ code: 'RUH', name: 'Embassy of Bangladesh, Riyadh' }],
      people: 1,
      closedAt: null,
      revision: 0,
    })
  })
  it('are created with their own code, names in both languages and jurisdictions of the matching list', async () => {
    const { code, body } = await create({})
    expect([code, body.data.code, body.data.places.length]).toEqual([200, 'WC-TRIAL', 2])
    expect(await choices()).toContain('WC-TRIAL')
    const paths = async (more: object) => (await create(more)).body.issues.map(({ path }: { path: string }) => path)
    expect(await paths({})).toEqual(['code'])
    expect(await paths({ code: 'x y', name: 'বাংলা', nameBng: 'English', places: [] })).toEqual([
      'nameBng',
      'name',
      'code',
      'places',
    ])
    expect(await paths({ code: 'M-1', type: 'MISSION', places: ['44'] })).toEqual(['places'])
    expect((await create({ code: 'HQ-2', type: 'HQ' })).body.data.places).toEqual([])
  })
  it('give their staff access to the applications of a changed jurisdiction', async () => {
    const [tangail] = await list('search=WC-TANGAIL')
    const body = { code: 'WC-TANGAIL', name: tangail.name, nameBng: tangail.nameBng }
    const both = await Promise.all(
      [['44'], ['44', '1']].map((places) => change(tangail.officeId, { ...body, places, revision: 0 })),
    )
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    expect((await change(tangail.officeId, { ...body, type: 'DEMO' })).body.issues[0].path).toBe('type')
    expect((await change(99_999, body)).body.code).toBe('NOT_FOUND')
  })
  it('close if nobody works there, and otherwise name the staff', async () => {
    const [tangail] = await list('search=WC-TANGAIL')
    const refused = await close(tangail.officeId, 'Y')
    expect([refused.code, refused.body.issues[0].message]).toEqual([
      422,
      '1 person works here: Welfare Centre Demo. Move them to another office first.',
    ])
    const [trial] = await list('search=WC-TRIAL')
    expect((await close(trial.officeId, 'Y', trial.revision - 1)).body.code).toBe('VERSION_CONFLICT')
    expect((await close(trial.officeId, 'Y', trial.revision)).body.data.closedAt).not.toBeNull()
    expect(await choices()).not.toContain('WC-TRIAL')
    expect((await close(trial.officeId, 'N')).body.data.closedAt).toBeNull()
    expect(await choices()).toContain('WC-TRIAL')
  })
  it('cannot be closed while complaints, cheques or the last head office depend on them', async () => {
    const [trial] = await list('search=WC-TRIAL')
    const add = () =>
      portal.db
        .insertInto('cheque_book')
        .values({ airport: 'ZYL', bank: 'B', first_no: 1, last_no: 9, entered_by: null as never })
        .execute()
    await add()
    const [desk] = await list('search=ZYL')
    expect((await close(desk.officeId, 'Y')).body.issues[0].message).toBe('Open cheque books: 1. Close them first.')
    const [second] = await list('search=HQ-2')
    expect((await close(second.officeId, 'Y')).code).toBe(200)
    expect((await close(1, 'Y')).body.issues.at(-1).message).toBe('This is the only head office.')
    const events = await portal.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `office:${trial.officeId}`)
      .orderBy('id')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['office.saved', 'office.closed', 'office.opened'])
  })
  it('are changed by administrators only', async () => {
    const auditor = await portal.tokenOf('auditor@demo.wewb')
    expect((await portal.get('/offices', { token: auditor })).code).toBe(200)
    expect((await portal.post('/offices', centre, { token: auditor })).code).toBe(403)
    expect((await portal.post('/offices/1/close', { closedYn: 'Y' }, { token: auditor })).code).toBe(403)
  })
})
