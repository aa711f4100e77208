import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordAuditEntry } from '#server/audit-log.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { describeDetail } from './describe-detail.ts'
import { closeBlocks } from './audit-block-queries.ts'
import { MAX_ID_GAP } from './hash-chain.ts'

let portal: TestPortal
let owner: pg.Client
let auditor: string
let clerk: number
beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  auditor = await portal.tokenOf('auditor@demo.wewb')
  const account = await portal.db
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', 'callcentre@demo.wewb')
    .executeTakeFirstOrThrow()
  clerk = account.id
  const act = (
    event: 'application.opened' | 'complaint.opened' | 'setup.extended',
    subject: string,
    detail: object = {},
  ) => portal.db.transaction().execute((tx) => recordAuditEntry(tx, { id: clerk }, event, subject, detail))
  await act('application.opened', 'application:EDU-2026-000777')
  await act('complaint.opened', 'complaint:GCR202611150007')
  await act('setup.extended', 'setup:5', { from: '2026-11-30', to: '2026-12-31' })
  await act('application.opened', 'application:EDU-2026-000777', {
    note: '=HYPERLINK("http://x")',
    mobile: 'call 01712345678',
    files: 2,
  })
  // Inserts 30,000 entries an hour apart, as in a log of some years.
  await owner.query(`insert into audit (at, actor, event, subject, detail)
    select timestamptz '2024-01-01 00:00:00+06' + n * interval '1 hour', 'account:' || ${clerk},
      case n % 5 when 0 then 'document.opened' else 'document.added' end, 'application:OLD-' || n, '{}'
    from generate_series(0, 29999) n`)
  const { last } = await portal.db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  await portal.db.transaction().execute((tx) => closeBlocks(tx, last - MAX_ID_GAP))
}, 60_000)
afterAll(async () => {
  await owner.end()
  await portal.stop()
})

type Row = { id: number; at: string; event: string; subject: string; actorName: string; detail: object[] }
const ask = async (query: string) => (await portal.get(`/audit-log?${query}`, { token: auditor })).body
const rowsOf = async (query: string): Promise<Row[]> => (await ask(query)).data.list

describe('audit log', () => {
  it('is searched by part of a name or by log-in, in either language', async () => {
    const { full_name, full_name_bng } = await portal.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', clerk)
      .executeTakeFirstOrThrow()
    for (const person of ['callcentre@demo', full_name.slice(1, 9).toUpperCase(), full_name_bng ?? '']) {
      const rows = await rowsOf(`person=${encodeURIComponent(person)}&event=complaint.opened`)
      expect(rows.map(({ subject }) => subject)).toEqual(['complaint:GCR202611150007'])
    }
    expect(await rowsOf('person=nobody-of-this-name')).toEqual([])
  })
  it('is searched by application number in any notation, and by subject name', async () => {
    expect(await rowsOf(`file=${encodeURIComponent('edu-২০২৬-000777 ')}`)).toHaveLength(2)
    expect((await rowsOf('file=GCR202611150007')).map(({ event }) => event)).toEqual(['complaint.opened'])
    expect((await rowsOf('file=setup:5')).map(({ event }) => event)).toEqual(['setup.extended'])
    expect((await rowsOf(`search=${encodeURIComponent('setup:৫')}`)).map(({ event }) => event)).toEqual([
      'setup.extended',
    ])
  })
  it('filters days in Dhaka time: the first moment of one and the last of another', async () => {
    const { list, total } = (await ask('from=2024-03-01&to=2024-03-02&size=100&sort=at')).data
    expect([total, list[0].at, list.at(-1).at]).toEqual([48, '2024-02-29T18:00:00.000Z', '2024-03-02T17:00:00.000Z'])
    expect((await ask('from=2024-03-01&to=2024-03-02&event=document.opened')).data.total).toBe(10)
    const refused = await portal.get('/audit-log?from=2024-02-30', { token: auditor })
    expect([refused.code, refused.body.issues[0].path]).toEqual([422, 'from'])
    expect((await ask('from=2024-03-02&to=2024-03-01')).issues[0].path).toBe('to')
  })
  it('returns the same list with block and row pagination, on every page and in both directions', async () => {
    const { rows: counted } = await owner.query<{ n: string }>('select count(distinct block) as n from audit_block')
    expect(Number(counted[0]?.n)).toBeGreaterThan(3)
    for (const [query, where] of [
      ['', 'true'],
      ['event=document.opened', `event = 'document.opened'`],
      ['from=2024-02-10&to=2026-05-05', `at >= '2024-02-10 00:00+06' and at < '2026-05-06 00:00+06'`],
      ['from=2025-01-01&event=document.added', `at >= '2025-01-01 00:00+06' and event = 'document.added'`],
    ]) {
      const ids = (await owner.query<{ id: string }>(`select id from audit where ${where} order by id desc`)).rows.map(
        ({ id }) => Number(id),
      )
      for (const page of [1, 2, 41, 97, 150]) {
        const { list, total, lastPage } = (await ask(`${query}&page=${page}&size=50`)).data
        expect([query, page, total, list.map(({ id }: Row) => id)]).toEqual([
          query,
          page,
          ids.length,
          ids.slice((page - 1) * 50, page * 50),
        ])
        const forth = await rowsOf(`${query}&page=${page}&size=50&sort=at`)
        expect(forth.map(({ id }) => id)).toEqual(ids.toReversed().slice((page - 1) * 50, page * 50))
        expect(lastPage).toBe(Math.ceil(ids.length / 50))
      }
    }
  })
  it('shows old and new values without personal numbers', async () => {
    const [extended] = await rowsOf('file=setup:5')
    expect(extended?.detail).toEqual([{ name: 'standing', from: '2026-11-30', to: '2026-12-31' }])
    const [opened] = await rowsOf('file=EDU-2026-000777')
    expect(opened?.detail).toContainEqual({ name: 'mobile', from: null, to: 'call 017*****678' })
  })
  it('requires a permission for reading, and another for exporting', async () => {
    const [applicant, admin] = [await portal.tokenOf('01700000001'), await portal.tokenOf('admin@demo.wewb')]
    expect((await portal.get('/audit-log', { token: applicant })).code).toBe(403)
    expect((await portal.get('/audit-log', { token: admin })).code).toBe(200)
    expect((await portal.get('/audit-log/export?format=csv', { token: admin })).code).toBe(403)
  })
})

describe('details of an entry', () => {
  it('are presented line by line for every stored format', () => {
    expect(
      describeDetail({ title: 'A', changes: { text: { from: 'a', to: 'b' }, roles: { from: ['X'], to: ['X', 'Y'] } } }),
    ).toEqual([
      { name: 'title', from: null, to: 'A' },
      { name: 'text', from: 'a', to: 'b' },
      { name: 'roles', from: 'X', to: 'X, Y' },
    ])
    expect(describeDetail({ before: { a: 1, b: 2 }, after: { a: 1, b: 3, c: true } })).toEqual([
      { name: 'b', from: '2', to: '3' },
      { name: 'c', from: null, to: 'true' },
    ])
    expect(describeDetail({ device: '', note: null })).toEqual([])
  })
  it('mask a national ID, a passport, a telephone, an e-mail, and accidentally stored values', () => {
    const described = describeDetail({
      nid: '1234567890',
      text: 'NID 1234567890, BX0123456, 01812345678, karim@example.com',
      ref: 'EDU-2026-000123',
      missionId: 'RUH',
    })
    expect(described.map(({ to }) => to)).toEqual([
      '•••',
      'NID 12•••90, BX•••56, 018*****678, k*****@example.com',
      'EDU-2026-000123',
      'RUH',
    ])
  })
})

describe('export of the audit log', () => {
  it('contains every entry with formulas escaped, and is itself audited', async () => {
    const sent = await portal.get('/audit-log/export?format=csv&file=EDU-2026-000777', {
      token: auditor,
      language: 'en',
    })
    expect(sent.headers['content-disposition']).toContain('.csv')
    const text = (sent.body as Buffer).toString()
    const lines = text.trim().split('\r\n')
    expect([text.startsWith('\uFEFF"Entry"'), lines.length]).toEqual([true, 3])
    expect(text).toContain(`"note: =HYPERLINK(""http://x""); files: 2; mobile: call 017*****678"`)
    const [entry] = await rowsOf('event=audit.exported')
    expect(entry?.detail).toEqual(expect.arrayContaining([{ name: 'rows', from: null, to: '2' }]))
  })
  it('is a spreadsheet that our own reader opens, batch by batch', async () => {
    const sent = await portal.get('/audit-log/export?format=xlsx&from=2024-01-01&to=2024-09-30', { token: auditor })
    const read: string[][] = []
    for await (const row of listResultRows(once(sent.body as Buffer))) read.push(row)
    expect([read.length, read[0]?.[0], read.at(-1)?.[6]]).toEqual([1 + 274 * 24, 'সারি', 'application:OLD-0'])
    expect(new Set(read.map(([id]) => id)).size).toBe(read.length)
  })
  it('has a documented limit', async () => {
    // Simulates the block of a large log.
    await owner.query(
      `insert into audit_block values (900000, 'portal.seeded', 100001, '2030-01-01 12:00+06', '2030-01-01 12:00+06')`,
    )
    const refused = await portal.get('/audit-log/export?format=csv&from=2030-01-01', { token: auditor, language: 'en' })
    expect([refused.code, refused.body.issues[0].message]).toEqual([
      422,
      '100001 entries were found. One file takes at most 100000: narrow it down by days or by event.',
    ])
    await owner.query('delete from audit_block where block = 900000')
  })
})

async function* once(bytes: Buffer) {
  yield bytes
}

describe('verification on the screen', () => {
  it('reports the verified position, in sections for a progress display', async () => {
    const verification = (await portal.post('/audit-log/verify', undefined, { token: auditor })).body.data
    expect(verification).toMatchObject({ wholeYn: 'Y', firstBroken: null, next: null })
    const first = (await portal.post('/audit-log/verify?after=0', undefined, { token: auditor })).body.data
    expect(first).toMatchObject({ wholeYn: 'Y', rows: 20_000, next: expect.any(Number), total: expect.any(Number) })
    const second = (await portal.post(`/audit-log/verify?after=${first.next}`, undefined, { token: auditor })).body.data
    expect([second.wholeYn, second.upTo > first.upTo]).toEqual(['Y', true])
  })
  it('names the first broken entry', async () => {
    const [opened] = await rowsOf('file=GCR202611150007')
    await owner.query(`update audit set detail = '{"x": 1}' where id = $1`, [opened?.id])
    expect((await portal.post('/audit-log/verify?after=0', undefined, { token: auditor })).body.data).toMatchObject({
      wholeYn: 'N',
      firstBroken: opened?.id,
      next: null,
    })
  })
})
