import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isFull } from '@wewb/tests/test-size.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { workbook, zip } from '#registers/spreadsheets/workbook.test.support.ts'
import { headers, importClient, results, workers } from './import-register.test.support.ts'

let portal: TestPortal
let officer: string
let director: string
let applicant: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;[officer, director, applicant] = (await Promise.all(
    ['so.edu@demo.wewb', 'dir.welfare@demo.wewb', '01700000001'].map((login) => portal.tokenOf(login)),
  )) as [string, string, string]
})
afterAll(() => portal.stop())

const { upload, start, finished, importAll } = importClient(() => ({ portal, officer }))
const folder = () => join(portal.config.dataDir, 'imports')

beforeEach(async () => {
  await portal.db.deleteFrom('worker').where('number', 'like', 'T-%').execute()
})

describe('preview of a register import', () => {
  it('shows the effect of an import and writes nothing', async () => {
    const { body } = await upload(
      'WORKER',
      `${workers}\nBMET,T-1,E01234567,TEST ONE,05-05-1975,SA,,\nBMET,T-2,bad,TEST TWO,31-02-1975,Atlantis,,\n`,
    )
    expect(body.data).toMatchObject({ kind: 'WORKER', fileName: 'কর্মী.csv', total: 2, refused: 1 })
    expect(body.data.rows).toEqual([
      ['BMET', 'T-1', 'E01***567', 'TEST ONE', null, '1975-05-05', 'SA', null, null, null],
    ])
    expect(body.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [3, 'passport_no'],
      [3, 'date_of_birth'],
      [3, 'country'],
    ])
    expect(body.data.errors[1]).toMatchObject({
      label: { bn: 'জন্ম তারিখ', en: 'Date of birth' },
      message: { en: 'Write the date like this: 05-05-1975.' },
    })
    expect(await portal.db.selectFrom('worker').select('id').where('number', 'like', 'T-%').execute()).toEqual([])
  })

  it('stores the pending file encrypted', async () => {
    await upload('WORKER', `${workers}\nBMET,T-1,E01234567,TEST ONE,05-05-1975,SA,,\n`)
    const stored = readdirSync(folder()).map((name) => readFileSync(join(folder(), name), 'latin1'))
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.join('')).not.toMatch(/E01234567|RTAxMjM0NTY3/)
  })

  it('accepts Bangla headings, digits and dates, a byte order mark, semicolons and formula-like text', async () => {
    const sheet = [
      '\uFEFFউৎস;নম্বর;পাসপোর্ট;নাম;জন্ম তারিখ;দেশ',
      'বিএমইটি;T-১;e০১২৩৪৫৬৭;TEST ONE;০৫/০৫/১৯৭৫;সৌদি আরব',
      '"=1+1";T-2;E01234568;"=CMD()";1975-05-05;SA',
      '',
    ].join('\r\n')
    const { body } = await upload('WORKER', sheet)
    expect(body.data.rows).toEqual([
      ['BMET', 'T-1', 'E01***567', 'TEST ONE', null, '1975-05-05', 'SA', null, null, null],
    ])
    expect(body.data.errors.map(({ column }: { column: string }) => column)).toEqual(['source', 'name_en'])
    const utf16 = Buffer.from(
      `\uFEFF${workers.replaceAll(',', '\t')}\nBMET\tT-3\tE01234567\tTEST\t5.5.1975\tSaudi Arabia\t\t\n`,
      'utf16le',
    )
    expect((await upload('WORKER', utf16)).body.data).toMatchObject({ total: 1, refused: 0 })
  })

  it('requires day and mission for a NOC, the date of birth for others, and rejects a duplicate document', async () => {
    const { body } = await upload(
      'WORKER',
      [
        workers,
        'NOC,T-1,E01234567,TEST,,SA,,',
        'BMET,T-2,E01234567,TEST,,SA,,',
        'NOC,T-3,E01234567,TEST,,SA,2026-01-01,RUH',
        'NOC,T-3,E01234567,TEST,,SA,2026-01-01,JED',
        'NOC,T-3,E01234567,TEST,,SA,2026-01-01,RUH',
        '',
      ].join('\n'),
    )
    expect(body.data.errors.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '2 issued_on',
      '2 mission',
      '3 date_of_birth',
      '6 number',
    ])
    expect(body.data).toMatchObject({ total: 5, refused: 3 })
  })

  it('reports an unreadable file, missing columns, and a decompression bomb', async () => {
    const messageOf = async (bytes: Buffer | string) => {
      const { code, body } = await upload('RESULT', bytes)
      return [code, body.code, body.issues?.[0]?.message]
    }
    expect(await messageOf('roll,gpa\n1,2\n')).toEqual([
      422,
      'ANSWERS_INVALID',
      expect.stringContaining('lacks these columns: Examination, Education board'),
    ])
    for (const broken of [
      '',
      '\n\n',
      Buffer.from('PK\u0003\u0004broken'),
      zip({ 'a.txt': 'hello' }),
      Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0, 1]),
    ]) {
      expect((await messageOf(broken))[0]).toBe(422)
    }
    const bomb = zip({ 'xl/worksheets/sheet1.xml': '<worksheet/>' }, { 'xl/worksheets/sheet1.xml': 4_000_000_000 })
    expect(await messageOf(bomb)).toEqual([422, 'ANSWERS_INVALID', expect.stringContaining('200,000 rows')])
    const entity =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData>' +
      '<row r="1"><c r="A1" t="str"><v>&a;</v></c></row></sheetData></worksheet>'
    expect((await messageOf(zip({ 'xl/worksheets/sheet1.xml': entity })))[0]).toBe(422)
    const left = readdirSync(folder()).length
    expect(left).toBe(
      (await portal.db.selectFrom('register_import').select('id').where('state', '=', 'READ').execute()).length,
    )
  })

  it('rejects a form without kind or file', async () => {
    expect((await upload('OTHER', workers)).body.issues[0].path).toBe('kind')
    const noFile = Buffer.from('--edge\r\ncontent-disposition: form-data; name="kind"\r\n\r\nWORKER\r\n--edge--\r\n')
    expect(
      (await portal.request('POST', '/registry/imports', noFile, { token: officer, headers })).body.issues[0].path,
    ).toBe('file')
    expect((await portal.post('/registry/imports', {}, { token: officer })).code).toBe(400)
    for (const broken of [
      '--edge',
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf',
    ]) {
      expect(
        (await portal.request('POST', '/registry/imports', Buffer.from(broken), { token: officer, headers })).code,
      ).toBe(400)
    }
  })
})

describe('register import', () => {
  it('adds new rows, updates existing ones, and deletes the file', async () => {
    const first = await importAll(
      'WORKER',
      `${workers}\nBMET,T-1,E01234567,TEST ONE,05-05-1975,SA,,\nBMET,T-2,bad,TEST,05-05-1975,SA,,\n`,
    )
    expect(first).toMatchObject({
      state: 'DONE',
      total: 2,
      done: 2,
      added: 1,
      changed: 0,
      refused: 1,
      byName: 'Section Officer Demo',
    })
    const second = await importAll(
      'WORKER',
      `${workers}\nBMET,T-1,E07654321,TEST ONE,05-05-1975,QA,,\nBMET,T-3,E01234567,TEST,05-05-1975,SA,,\n`,
    )
    expect(second).toMatchObject({ added: 1, changed: 1, refused: 0 })
    // The file is deleted shortly after the last row is reported.
    await eventually(async () => !existsSync(join(folder(), second.id)))
    const check = async (passport: string) =>
      (
        await portal.post(
          '/identity/verify-worker',
          { identitySource: '4', workerPassportNo: passport, workerDob: '1975-05-05' },
          { token: applicant },
        )
      ).body.data
    expect(await check('E07654321')).toMatchObject({ outcome: 'verified', countryId: 'QA', clearanceId: 'T-1' })
    const audit = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'registry.imported')
      .where('subject', '=', `import:${second.id}`)
      .execute()
    expect(audit).toEqual([{ detail: { kind: 'WORKER', state: 'DONE', total: 2, added: 1, changed: 1, refused: 0 } }])
  })

  it('reads a workbook: shared strings, numbers, date serials, gaps', async () => {
    const rows = [
      [...results.split(','), 'date_of_birth', 'group'],
      [
        'SSC',
        'Comilla',
        2025,
        771001,
        7710000001,
        'TEST <ONE> & CO',
        'TEST FATHER',
        'TEST MOTHER',
        4.78,
        39873,
        'বিজ্ঞান',
      ],
      [
        'এসএসসি',
        3,
        '২০২৫',
        '৭৭১০০২',
        '7710000002',
        'TEST TWO',
        'TEST FATHER',
        'TEST MOTHER',
        4.7800000000000002,
        39873,
        null,
      ],
      [],
      [3, 'কুমিল্লা', 2025, 771003, 7710000003, 'TEST THREE', 'TEST FATHER', 'TEST MOTHER', 5, null, null],
    ]
    const done = await importAll('RESULT', workbook(rows))
    expect(done).toMatchObject({ state: 'DONE', total: 3, added: 2, refused: 1 })
    expect(done.errors).toMatchObject([{ row: 2, column: 'student_name' }])
    const { list } = (await portal.get('/registry/results?search=7710', { token: officer })).body.data
    expect(
      list.map(({ rollNo, studentName, gpa }: { rollNo: string; studentName: string; gpa: number }) => [
        rollNo,
        studentName,
        gpa,
      ]),
    ).toEqual([
      ['771003', 'TEST THREE', 5],
      ['771002', 'TEST TWO', 4.78],
    ])
    const stored = await portal.db
      .selectFrom('board_result')
      .select('date_of_birth')
      .where('roll', '=', '771002')
      .executeTakeFirst()
    expect(stored?.date_of_birth).toBe('2009-03-01')
  })

  it.runIf(isFull)('reads and writes a large file in a separate process', async () => {
    const name = `TEST ${'WORKER '.repeat(30).trim()}`
    const rows = Array.from(
      { length: 4000 },
      (_, index) => `BMET,T-${index},E${String(index).padStart(8, '0')},${name},05-05-1975,SA,,`,
    )
    const { body } = await upload('WORKER', [workers, ...rows, 'BMET,T-1,E01234567,TEST,05-05-1975,SA,,'].join('\n'))
    expect(body.data).toMatchObject({ total: 4001, refused: 1 })
    await start(body.data.importId)
    expect(await finished(body.data.importId)).toMatchObject({ state: 'DONE', total: 4001, done: 4001, added: 4000 })
    const { body: refused } = await upload('RESULT', [workers, ...rows].join('\n'))
    expect(refused.issues[0].message).toContain('lacks these columns')
  })

  it('starts once for repeated requests', async () => {
    const { body } = await upload('WORKER', `${workers}\nBMET,T-1,E01234567,TEST ONE,05-05-1975,SA,,\n`)
    const codes = await Promise.all([1, 2, 3].map(async () => (await start(body.data.importId)).code))
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await finished(body.data.importId)).toMatchObject({ added: 1, changed: 0 })
  })

  it('lists the rejected rows as a file in the reader’s language', async () => {
    const { body } = await upload('WORKER', `${workers}\nBMET,T-2,bad,TEST,05-05-1975,SA,,\n`)
    const file = await portal.get(`/registry/imports/${body.data.importId}/errors.csv`, {
      token: officer,
      language: 'bn',
    })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(String(file.body)).toBe(
      '\uFEFF"সারি","ঘর","কারণ"\r\n"2","পাসপোর্ট নম্বর","পাসপোর্ট নম্বরে ১ বা ২টি ইংরেজি অক্ষরের পর ৭ বা ৮টি সংখ্যা থাকে।"\r\n',
    )
  })

  it('has a template that can itself be imported', async () => {
    for (const kind of ['WORKER', 'RESULT']) {
      const template = await portal.get(`/registry/templates/${kind}`, { token: officer })
      expect((await upload(kind, template.body)).body.data).toMatchObject({ total: 1, refused: 0 })
    }
  })
})

describe('permissions of register imports', () => {
  it('require create for reading and starting an import', async () => {
    expect((await upload('WORKER', workers, director)).code).toBe(403)
    expect((await portal.get('/registry/imports', { token: applicant })).code).toBe(403)
    expect((await portal.get('/registry/imports', { token: director })).body.data.total).toBeGreaterThan(0)
    expect((await start('00000000-0000-4000-8000-000000000000')).code).toBe(404)
    expect((await portal.get('/registry/imports/00000000-0000-4000-8000-000000000000', { token: officer })).code).toBe(
      404,
    )
    expect((await portal.get('/registry/imports/1', { token: officer })).code).toBe(400)
  })

  it('require edit for a full passport', async () => {
    const passportFor = async (token: string) =>
      (await portal.get('/registry/workers?search=A01234567', { token })).body.data.list[0].passportNo
    expect([await passportFor(officer), await passportFor(director)]).toEqual(['A01234567', 'A01***567'])
  })
})
