import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { workbook } from '#registers/spreadsheets/workbook.test.support.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { enterprise, loginTestUsers, minimalProgramme, type TestUsers } from './test-users.test.support.ts'

let portal: TestPortal
let people: TestUsers
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
})
afterAll(() => portal.stop())

const fileOf = async (path: string): Promise<{ text: string; headers: Record<string, unknown> }> => {
  const { code, headers, body } = await people.as('admin', 'GET', path)
  expect(code).toBe(200)
  return { text: Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body), headers }
}

/** A form with one file, as a browser sends it. */
function sheetForm(bytes: Buffer, name = 'texts.csv') {
  const boundary = 'portal-test-boundary'
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${name}"`,
    'content-type: text/csv',
    '',
    '',
  ].join('\r\n')
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
const sendSheet = async (id: number, sheet: string | Buffer) => {
  const { payload, headers } = sheetForm(Buffer.from(sheet))
  return await people.as('admin', 'POST', `/gms/programs/${id}/texts`, payload, headers)
}

describe('programme as a file', () => {
  it('is unchanged by export and import, and the export is audited', async () => {
    const id = await people.publish(enterprise)
    const { text, headers } = await fileOf(`/gms/programs/${id}/export`)
    expect(headers['content-disposition']).toContain(`gms-${id}.json`)
    const exported = JSON.parse(text) as { format: string; version: number; programme: Programme }
    expect([exported.format, exported.version]).toEqual(['wewb-programme', 1])
    expect(exported.programme).toEqual({ ...enterprise, lastId: 15 })

    const made = bodyOf(await people.as('admin', 'POST', '/gms/programs', { imported: exported })).data
    expect(made).toMatchObject({ state: 'DRAFT', version: null, checklist: [] })
    expect(made['draft']).toEqual(exported.programme)
    expect((await fileOf(`/gms/programs/${made['programId']}/export`)).text).toBe(text)
    const audit = await portal.db.selectFrom('audit').select('event').where('subject', '=', `programme:${id}`).execute()
    expect(audit.map(({ event }) => event)).toContain('programme.exported')
  })
  it('is rejected if it is foreign, of a later release, or invalid', async () => {
    for (const imported of [
      {},
      { format: 'other', version: 1, programme: minimalProgramme },
      { format: 'wewb-programme', version: 2, programme: minimalProgramme },
    ])
      expect((await people.as('admin', 'POST', '/gms/programs', { imported })).body.issues).toEqual([
        expect.objectContaining({ path: 'imported' }),
      ])
    const wrong = { format: 'wewb-programme', version: 1, programme: { ...minimalProgramme, seats: -1 } }
    expect((await people.as('admin', 'POST', '/gms/programs', { imported: wrong })).body.issues).toEqual([
      expect.objectContaining({ path: 'seats' }),
    ])
  })
})

describe('translation sheet', () => {
  const awkward = [
    '=1+1',
    '+880',
    '-১',
    '@all',
    "'=1",
    "''=1",
    'a "quoted", text',
    'two\nlines',
    '\u09AC\u09BE\u0982\u09B2\u09BE; x\ty',
  ]
  const withHints: Programme = {
    ...minimalProgramme,
    sections: minimalProgramme.sections.map((section) => ({
      ...section,
      fields: awkward.map((hint, index) => ({
        kind: 'text' as const,
        id: `q${index + 1}`,
        label: { bn: `প্রশ্ন ${index}`, en: `Question ${index}` },
        hint: { bn: hint, en: hint },
      })),
    })),
  }

  it('opens in a spreadsheet in Bangla, contains no formulas, and is unchanged on import', async () => {
    const id = await people.create(withHints)
    const { revision, draft } = await people.read(id)
    const { text } = await fileOf(`/gms/programs/${id}/texts`)
    expect(text.startsWith('\uFEFF"path","where","Bangla","English"\r\n')).toBe(true)
    expect(text.match(/(?:^|[,\n])"[=+\-@]/g)).toBeNull()
    expect(bodyOf(await sendSheet(id, text)).data).toEqual({ revision, changed: 0, notUsed: [] })
    expect((await people.read(id))['draft']).toEqual(draft)
  })
  it('imports translations, reports unmatched rows, and preserves texts of empty cells', async () => {
    const id = await people.create(minimalProgramme)
    const { revision } = await people.read(id)
    const sheet =
      'English\tpath\tBangla\r\nAmount\tsections.s1.q1.label\tপরিমাণ\r\n\ttitle\tনতুন নাম\r\nX\tsections.s9.q9.label\tক\r\n'
    const read = bodyOf(await sendSheet(id, sheet)).data
    expect(read).toEqual({ revision: revision + 1, changed: 2, notUsed: [{ row: 4, path: 'sections.s9.q9.label' }] })
    const { draft } = await people.read(id)
    expect(draft.title).toEqual({ bn: 'নতুন নাম', en: minimalProgramme.title.en })
    expect(draft.sections[0].fields[0].label).toEqual({ bn: 'পরিমাণ', en: 'Amount' })
  })
  it('is also accepted as a workbook', async () => {
    const id = await people.create(minimalProgramme)
    const sent = await sendSheet(
      id,
      workbook([
        ['path', 'where', 'Bangla', 'English'],
        ['title', '', 'কাজের অনুদান', 'Work grant'],
      ]),
    )
    expect(bodyOf(sent).data['changed']).toBe(1)
    expect((await people.read(id))['draft'].title).toEqual({ bn: 'কাজের অনুদান', en: 'Work grant' })
  })
  it('is rejected with a message in another format, and for a published form', async () => {
    const id = await people.publish(minimalProgramme)
    expect((await sendSheet(id, 'path,Bangla,English\r\ntitle,ক,A\r\n')).body.code).toBe('PROGRAMME_FROZEN')
    for (const nonsense of ['', 'a,b\r\n1,2\r\n', Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]), Buffer.alloc(500, 0)])
      expect((await sendSheet(id, nonsense)).body.issues).toEqual([expect.objectContaining({ path: 'file' })])
  })
})

describe('public programmes', () => {
  it('are the published ones, those open for applications first', async () => {
    const open = await people.publish({ ...enterprise, title: { bn: 'খোলা', en: 'Open' } })
    const hidden = await people.publish({ ...enterprise, isPublic: false })
    const draft = await people.create(enterprise)
    const closed = await people.publish(enterprise)
    await people.step('admin', closed, 'close')
    const coming = await people.publish({ ...enterprise, opensOn: '2098-01-01', closesOn: '2099-01-01' })

    const { body, headers } = await portal.get('/pub/gms/programs')
    const listed = body.data as { programId: number; openYn: string }[]
    const ids = listed.map(({ programId }) => programId)
    expect(ids).toEqual(expect.arrayContaining([open, coming]))
    for (const id of [hidden, draft, closed]) expect(ids).not.toContain(id)
    expect(ids.at(-1)).toBe(coming)
    expect(listed.find(({ programId }) => programId === open)).toMatchObject({
      programTitle: 'Open',
      programTitleBng: 'খোলা',
      maxAmount: '50000',
      openYn: 'Y',
    })
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(
      (await portal.get('/pub/gms/programs', { headers: { 'if-none-match': String(headers['etag']) } })).code,
    ).toBe(304)

    for (const id of [hidden, draft, closed, 999_999])
      expect((await portal.get(`/pub/gms/programs/${id}/form`)).code).toBe(404)
    const form = (await portal.get(`/pub/gms/programs/${open}/form`)).body.data
    expect(form).toMatchObject({ programId: open, version: 1 })
    expect(form.sections[1].fields[1]).toEqual({
      fieldKey: 'q8',
      fieldType: 'text',
      label: 'Write what it is',
      labelBng: 'উদ্যোগটি কী, লিখুন',
      requiredYn: 'Y',
    })
  })
  it('hide desks, budget, rules and authors, and drafts of the next version', async () => {
    const id = await people.publish(enterprise)
    await people.step('admin', id, 'new-version')
    await people.save(id, { ...enterprise, title: { bn: 'গোপন', en: 'Secret' } })
    const bodies = JSON.stringify([
      (await portal.get('/pub/gms/programs')).body,
      (await portal.get(`/pub/gms/programs/${id}/form`)).body,
    ])
    for (const secret of ['Secret', '5000000', 'desks', 'budget', 'seats', 'Admin Demo'])
      expect(bodies).not.toContain(secret)
  })
})
