import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

type Row = {
  code: string
  name: string
  nameBng: string
  parents: { code: string }[]
  activeYn: string
  origin: string
  revision: number
  position: number | null
}

let portal: TestPortal
let admin: string
let auditor: string
let applicant: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;[admin, auditor, applicant] = (await Promise.all(
    ['admin@demo.wewb', 'auditor@demo.wewb', '01700000001'].map((login) => portal.tokenOf(login)),
  )) as [string, string, string]
})
afterAll(() => portal.stop())

const rows = async (path: string): Promise<Row[]> =>
  (await portal.get(`/lookup-lists/${path}`, { token: admin })).body.data.list
const only = async (list: string, code: string) =>
  (await rows(`${list}?search=${code}&size=100`)).find((row) => row.code === code) as Row
const add = (list: string, body: object, token = admin) =>
  portal.request(
    'POST',
    `/lookup-lists/${list}`,
    { name: '', nameBng: '', parents: [], position: null, ...body },
    { token, language: 'en' },
  )
const change = async (list: string, code: string, body: object, token = admin) => {
  const { name, nameBng, parents, position, activeYn, revision } = await only(list, code)
  const completeBody = {
    name,
    nameBng,
    parents: parents.map((parent) => parent.code),
    position,
    activeYn,
    revision,
    ...body,
  }
  return portal.request('PUT', `/lookup-lists/${list}/${code}`, completeBody, { token, language: 'en' })
}
const lastAudit = () =>
  portal.db.selectFrom('audit').select(['event', 'subject', 'detail']).orderBy('id', 'desc').executeTakeFirstOrThrow()
const offered = async (path: string) =>
  ((await portal.get(`/lookups/${path}`)).body.data as { id: string }[]).map(({ id }) => id)

describe('access to lookup lists', () => {
  it('requires the screen for reading and its actions for changes', async () => {
    expect((await portal.get('/lookup-lists', { token: applicant })).code).toBe(403)
    expect((await portal.get('/lookup-lists')).code).toBe(401)
    const seen = await portal.get('/lookup-lists', { token: auditor })
    expect(seen.body.data.actions).toEqual([])
    expect(seen.body.data.lists.find(({ name }: { name: string }) => name === 'district')).toEqual({
      name: 'district',
      total: 64,
      closed: 0,
      own: 0,
    })
    expect((await add('skill', { name: 'Welding', nameBng: 'ঝালাই' }, auditor)).code).toBe(403)
    expect((await change('district', '44', { name: 'Other' }, auditor)).code).toBe(403)
    expect((await portal.get('/lookup-lists', { token: admin })).body.data.actions).toEqual(['create', 'edit'])
  })
  it('is 404 for an unknown list', async () => {
    for (const list of ['moons', 'office', '__proto__', 'areas'])
      expect((await portal.get(`/lookup-lists/${list}`, { token: admin })).code).toBe(404)
  })
})

describe('entries of a list', () => {
  it('are paged with their parents, searched in both languages and by code, filtered by parent', async () => {
    const page = (await portal.get('/lookup-lists/upazila?parentId=38', { token: admin, language: 'en' })).body.data
    expect(page).toMatchObject({ total: 9, page: 1, size: 10, lastPage: 1 })
    expect(page.list[0].parents).toEqual([{ list: 'district', code: '38', name: 'Habiganj', nameBng: 'হবিগঞ্জ' }])
    expect((await rows('upazila?search=shayesta')).map(({ code }) => code)).toEqual(['9001'])
    expect((await rows(`upazila?search=${encodeURIComponent('শায়েস্তা')}`)).map(({ code }) => code)).toEqual(['9001'])
    for (const search of ['200', '২০০', '2০0'])
      expect((await rows(`bank?search=${encodeURIComponent(search)}`)).map(({ code }) => code)).toEqual(['200'])
    expect((await rows('bank-branch?parentId=200&parentId2=44')).length).toBe(3)
  })
})

describe('new entry', () => {
  it('is offered at once, marked as added by the Board, and audited', async () => {
    const before = await portal.get('/lookups/upazila?parentId=44')
    const made = await add('upazila', { name: ' New  Upazila ', nameBng: 'নতুন উপজেলা', parents: ['44'] })
    expect([made.code, made.body.data]).toMatchObject([
      200,
      { code: '10001', name: 'New Upazila', origin: 'BOARD', activeYn: 'Y', revision: 1 },
    ])
    const again = await portal.get('/lookups/upazila?parentId=44', {
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    expect(again.code).toBe(200)
    expect(await offered('upazila?parentId=44')).toContain('10001')
    expect(await lastAudit()).toMatchObject({
      event: 'list.row-added',
      subject: 'list:upazila',
      detail: { code: '10001' },
    })
    expect((await add('skill', { name: 'Night guard', nameBng: 'রাতের পাহারা' })).body.data.code).toBe('NIGHT_GUARD')
    expect((await add('skill', { name: 'Night-guard', nameBng: 'নৈশপ্রহরী' })).body.data.code).toBe('NIGHT_GUARD_2')
  })
  it('requires both names in their scripts, an existing parent, and a code of its list', async () => {
    const wrong = async (list: string, body: object) => {
      const { code, body: answer } = await add(list, body)
      return [
        code,
        ...answer.issues.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
      ]
    }
    expect(await wrong('upazila', { name: 'ঢাকা', nameBng: 'Dhaka' })).toEqual([
      422,
      'name: Write it in English letters.',
      'nameBng: Write it in Bangla letters.',
      'parents.0: This field is required.',
    ])
    expect(await wrong('upazila', { name: 'Here', nameBng: 'এখানে', parents: ['999'] })).toEqual([
      422,
      'parents.0: Choose one from the list.',
    ])
    expect(await wrong('bank', { name: 'A bank', nameBng: 'একটি ব্যাংক' })).toEqual([422, 'code: This may not be empty.'])
    expect(await wrong('bank', { name: 'A bank', nameBng: 'একটি ব্যাংক', code: '200' })).toEqual([
      422,
      'code: This code is in the list already.',
    ])
    expect(await wrong('country', { name: 'A country', nameBng: 'একটি দেশ', code: 'x1' })).toMatchObject([
      422,
      expect.stringContaining('2 capital letters'),
    ])
  })
  it('accepts a bank branch without a Bangla name; its routing number must match its bank and district', async () => {
    const branch = (code: string, parents = ['200', '44']) => add('bank-branch', { code, name: 'Made-up', parents })
    const says = async (answer: ReturnType<typeof branch>) => (await answer).body.issues?.[0]?.message
    expect(await says(branch('20093001'))).toContain('do not fit together')
    expect(await says(branch('200930012'))).toContain('do not fit together')
    expect(await says(branch('200930017', ['010', '44']))).toContain('not of this bank')
    expect(await says(branch('200930017', ['200', '47']))).toContain('not of this district')
    expect((await branch('২০০৯৩০০১৭')).body.data).toMatchObject({
      code: '200930017',
      name: 'Made-up',
      nameBng: 'Made-up',
    })
    expect(await offered('bank-branch?parentId=200&parentId2=44')).toContain('200930017')
  })
})

describe('change of an entry', () => {
  it('preserves the code, separates seeded from changed values, and audits the old and the new value', async () => {
    const changed = await change('airport', 'DAC', { name: 'Dhaka airport', position: 7 })
    expect(changed.body.data).toMatchObject({
      code: 'DAC',
      name: 'Dhaka airport',
      origin: 'CHANGED',
      revision: 2,
      position: 7,
    })
    expect(await lastAudit()).toMatchObject({
      event: 'list.row-changed',
      detail: { code: 'DAC', name: { after: 'Dhaka airport' }, position: { before: 1, after: 7 } },
    })
    expect(await offered('airport')).toEqual(['CGP', 'ZYL', 'DAC'])
    expect((await rows('airport?state=CHANGED')).map(({ code }) => code)).toEqual(['DAC'])
  })
  it('is rejected as a version conflict for the second of two editors', async () => {
    const { code, body } = await change('airport', 'CGP', { revision: 9 })
    expect([code, body.code]).toEqual([409, 'VERSION_CONFLICT'])
  })
  it('closes the entry for forms; old answers still show its name, and it can be reopened', async () => {
    await change('bank', '250', { activeYn: 'N' })
    expect(await offered('bank')).not.toContain('250')
    expect((await rows('bank?state=CLOSED')).map(({ code }) => code)).toEqual(['250'])
    const needed = [{ source: 'bank' as const, values: ['250'] }]
    expect((await loadLists(portal.db, needed))('bank', '250')?.label.en).toBe('Uttara Bank PLC')
    expect((await loadLists(portal.db, needed, { activeOnly: true }))('bank', '250')).toBeUndefined()
    await change('bank', '250', { activeYn: 'Y' })
    expect(await offered('bank')).toContain('250')
  })
})
