import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, isWorkingDay } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bribeComplaint, complaintForm } from '#content/complaints/complaint-client.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { seedHolidays } from './seed-holidays.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const eid = { day: '2031-01-24', name: 'Eid-ul-Fitr', nameBng: 'ঈদুল ফিতর' }
const list = async (year: number) => (await portal.get(`/holidays?year=${year}`, { token })).body.data.list
const save = (body: object) => portal.post('/holidays', body, { token, language: 'en' })
const remove = (day: string, revision?: number) =>
  portal.request('DELETE', `/holidays/${day}${revision === undefined ? '' : `?revision=${revision}`}`, undefined, {
    token,
  })
const send = (content: string | Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([content as BlobPart]), 'holidays.csv')
  const request = new Request('http://portal/', { method: 'POST', body: form })
  return request.arrayBuffer().then((bytes) =>
    portal.post('/holidays/file', Buffer.from(bytes), {
      token,
      language: 'en',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }),
  )
}

describe('holidays', () => {
  it('are listed by year, in both languages', async () => {
    expect((await save(eid)).body.data).toMatchObject(eid)
    expect(await list(2031)).toMatchObject([eid])
    const { years, year } = (await portal.get('/holidays', { token })).body.data
    expect(years).toEqual(expect.arrayContaining([year, year + 1, 2031]))
  })
  it('are unique per day, with a name in each language', async () => {
    const paths = async (body: object) => (await save(body)).body.issues.map(({ path }: { path: string }) => path)
    expect(await paths(eid)).toEqual(['day'])
    expect(await paths({ day: '2031-02-30', name: 'ঈদ', nameBng: 'Eid' })).toEqual(['day', 'nameBng', 'name'])
    expect(await paths({ day: '', name: '', nameBng: '' })).toEqual(['day', 'nameBng', 'name'])
  })
  it('can be moved to another day, and only once by two concurrent editors', async () => {
    const [{ revision }] = await list(2031)
    const moved = await Promise.all(
      ['2031-01-25', '2031-01-26'].map((day) => save({ ...eid, day, was: eid.day, revision })),
    )
    expect(moved.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    const [now] = await list(2031)
    expect((await remove(now.day, revision)).body.code).toBe('VERSION_CONFLICT')
    expect((await remove(now.day, now.revision)).code).toBe(200)
    expect([await list(2031), (await remove(now.day)).body.code]).toEqual([[], 'NOT_FOUND'])
  })
  it('stay deleted: the next start does not seed them again', async () => {
    const year = Number(toDhakaDate(new Date()).slice(0, 4))
    const day = `${year}-12-25`
    expect((await remove(day)).code).toBe(200)
    await portal.db.transaction().execute((tx) => seedHolidays(tx, year))
    expect((await list(year)).map((row: { day: string }) => row.day)).not.toContain(day)
  })
  it('are excluded from working days at once', async () => {
    const dueOf = async () => {
      const form = complaintForm('complaint', { ...bribeComplaint, ...(await portal.newCaptcha()) })
      const { ticketNo } = (await portal.post('/pub/complaints', form.payload, { headers: form.headers })).body.data
      const row = await portal.db
        .selectFrom('complaint')
        .select('settle_by')
        .where('ticket_no', '=', ticketNo)
        .executeTakeFirstOrThrow()
      return row.settle_by
    }
    const before = await dueOf()
    const taken = new Set((await portal.db.selectFrom('holiday').select('day').execute()).map(({ day }) => day))
    let free = addDays(toDhakaDate(new Date()), 3)
    while (!isWorkingDay(free, taken)) free = addDays(free, 1)
    await save({ ...eid, day: free })
    expect((await dueOf()) > before).toBe(true)
  })
  it('are validated from a sheet row by row before anything is stored', async () => {
    const sheet = [
      'Date,Name (Bangla),Name (English)',
      '25-01-2032,ঈদুল ফিতর,Eid-ul-Fitr',
      '২৬-০১-২০৩২,ঈদের ছুটি,Day after Eid',
      '31-02-2032,ভুল,Wrong',
      '26-01-2032,আবার,Again',
      '27-01-2032,,No Bangla',
    ].join('\n')
    const { code, body } = await send(sheet)
    expect(code).toBe(200)
    const rows = body.data.list
    expect(rows.map(({ row, state }: { row: number; state: string }) => [row, state])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
    ])
    expect(rows[2].problem.en).toBe('Date: This date does not exist. Check day, month and year.')
    expect(await list(2032)).toEqual([])
    const good = rows
      .filter(({ state }: { state: string }) => state !== 'refused')
      .map(({ day, name, nameBng }: typeof eid) => ({ day, name, nameBng }))
    expect((await portal.post('/holidays/import', { list: good }, { token })).body.data).toEqual({
      added: 2,
      changed: 0,
    })
    expect((await portal.post('/holidays/import', { list: good }, { token })).body.data).toEqual({
      added: 0,
      changed: 0,
    })
    expect(
      (await send(sheet.replace('Eid-ul-Fitr', 'Eid ul-Fitr'))).body.data.list
        .slice(0, 2)
        .map(({ state }: { state: string }) => state),
    ).toEqual(['changed', 'same'])
  })
  it('are not imported from a file of another format', async () => {
    const wrong = async (content: string | Buffer) => (await send(content)).body.issues?.[0].message
    expect(await wrong('Date,Something\n2032-01-01,x')).toBe(
      'The first row lacks these columns: Name (Bangla), Name (English).',
    )
    expect(await wrong('Date,Name (Bangla),Name (English)\n')).toBe('The file has no holidays.')
    expect(await wrong(Buffer.from('PK\u0003\u0004 broken', 'latin1'))).toContain('could not be read')
    const bad = await portal.post('/holidays/import', { list: [{ day: 'soon', name: 'x', nameBng: 'য' }] }, { token })
    expect(bad.body.issues[0].path).toBe('list.0.day')
  })
  it('are changed by administrators only', async () => {
    const auditor = await portal.tokenOf('auditor@demo.wewb')
    expect((await portal.get('/holidays', { token: auditor })).code).toBe(200)
    expect((await portal.post('/holidays', eid, { token: auditor })).code).toBe(403)
  })
})
