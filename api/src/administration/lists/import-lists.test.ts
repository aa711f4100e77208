import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routingCheckDigit } from '@wewb/domain/reference/routing-number'
import { workbook } from '#registers/spreadsheets/workbook.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { isFull } from '@wewb/tests/test-size.ts'

type Sample = { list: string; code: string; name: string; nameBng: string; before: { bn: string; en: string } | null }
type Fault = { row: number; label: { bn: string; en: string }; message: { bn: string; en: string } }

let portal: TestPortal
let admin: string
let auditor: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;[admin, auditor] = (await Promise.all(
    ['admin@demo.wewb', 'auditor@demo.wewb'].map((login) => portal.tokenOf(login)),
  )) as [string, string]
})
afterAll(() => portal.stop())

const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
const read = (list: string, bytes: Buffer | string, token = admin, name = 'list.csv') => {
  const head = [
    '--edge',
    `content-disposition: form-data; name="file"; filename="${name}"`,
    'content-type: text/csv',
    '',
    '',
  ].join('\r\n')
  const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--edge--\r\n')])
  return portal.request('POST', `/lookup-lists/${list}/imports`, body, { token, headers, language: 'en' })
}
const confirm = (id: string, token = admin) => portal.post(`/lookup-imports/${id}/confirm`, {}, { token })
const importAll = async (list: string, bytes: Buffer | string) => {
  const { body } = await read(list, bytes)
  return (await confirm(body.data.importId)).body.data
}
const sheet = async (list: string, rows: 'Y' | 'N' = 'Y') =>
  String((await portal.get(`/lookup-lists/${list}/sheet?rows=${rows}`, { token: admin })).body)
const offered = async (path: string) =>
  (await portal.get(`/lookups/${path}`)).body.data as {
    id: string
    name: string
    nameBng: string
    parentId: string | null
  }[]
const faultsOf = (body: { data: { errors: Fault[] } }) =>
  body.data.errors.map(({ row, label, message }) => `${row} ${label.en}: ${message.en}`)
const branchNo = (eight: string) => eight + routingCheckDigit(eight)

describe('preview of a list import', () => {
  it('reports new, changed, unchanged, missing and invalid rows, and writes nothing', async () => {
    const { code, body } = await read(
      'airport',
      [
        'code,name,name_bng,position',
        'DAC,Hazrat Shahjalal,হযরত শাহজালাল,1',
        'SDP,Saidpur,সৈয়দপুর,4',
        'BZL,Barishal,Barishal,x',
        'SDP,Saidpur two,সৈয়দপুর দুই,5',
        ',,,',
        '',
      ].join('\n'),
    )
    expect([code, body.data.counts]).toEqual([
      200,
      { added: 1, changed: 1, unchanged: 0, faulty: 2, missing: 2, withoutBangla: 0 },
    ])
    expect(faultsOf(body)).toEqual([
      '4 Bangla name: Write it in Bangla letters.',
      '4 Order: Write a whole number.',
      '5 Code: The same entry stands in row 3 of the file.',
    ])
    expect(body.data.errors[0].message.bn).toBe('বাংলা অক্ষরে লিখুন।')
    expect(body.data.added.map(({ code: added }: Sample) => added)).toEqual(['SDP'])
    expect(body.data.changed[0]).toMatchObject({
      code: 'DAC',
      name: 'Hazrat Shahjalal',
      before: { en: expect.any(String) },
    })
    expect(body.data.missing.map(({ code: missing }: Sample) => missing)).toEqual(['CGP', 'ZYL'])
    expect((await offered('airport')).map(({ id }) => id)).toEqual(['DAC', 'CGP', 'ZYL'])
  })
  it('requires the permission to edit lists', async () => {
    expect((await read('airport', 'code,name\n', auditor)).code).toBe(403)
    const { body } = await read('airport', await sheet('airport'))
    expect((await confirm(body.data.importId, auditor)).code).toBe(403)
  })
  it('explains an unreadable file', async () => {
    const message = async (bytes: Buffer | string) => (await read('airport', bytes)).body.issues?.[0]?.message
    expect(await message('code,nothing\nA,B\n')).toBe('The first row lacks these columns: English name.')
    for (const broken of ['', '{"rows": 5}', '{oops', 'code,name,name_bng\n', Buffer.from('PK\u0003\u0004broken')])
      expect(await message(broken)).toContain('could not be read')
    expect((await read('moons', 'a,b\n')).code).toBe(404)
  })
})

describe('confirmation of a list import', () => {
  it('writes all rows in one transaction, updates the forms, preserves missing entries, and is audited', async () => {
    const before = await portal.get('/lookups/skill')
    const { body } = await read('skill', 'name,name_bng\nWelding under water,পানির নিচে ঝালাই\n')
    const { code, body: answer } = await confirm(body.data.importId)
    expect([code, answer.data]).toMatchObject([200, { added: 1, changed: 0 }])
    const after = await portal.get('/lookups/skill', { headers: { 'if-none-match': String(before.headers['etag']) } })
    expect([after.code, after.body.data.length]).toEqual([200, before.body.data.length + 1])
    expect((await confirm(body.data.importId)).body.code).toBe('MOVE_NOT_OPEN')
    const audit = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'list.imported')
      .execute()
    expect(audit).toMatchObject([
      { subject: 'list:skill', detail: { file: 'list.csv', added: 1, changed: 0, faulty: 0 } },
    ])
  })
  it('is rejected if the list has changed since the preview', async () => {
    const first = await read('skill', 'name,name_bng\nDiving,ডুবুরির কাজ\n')
    await importAll('skill', 'name,name_bng\nDiving,ডুবুরির কাজ\n')
    expect((await confirm(first.body.data.importId)).body.code).toBe('VERSION_CONFLICT')
    expect((await offered('skill')).filter(({ name }) => name === 'Diving').length).toBe(1)
  })
  it('changes nothing on repetition, nor for an exported list', async () => {
    const counts = { added: 0, changed: 0, faulty: 0, missing: 0 }
    for (const list of ['skill', 'academic-session', 'blood-group', 'bank', 'bank-branch', 'mission', 'areas']) {
      expect([list, (await read(list, await sheet(list))).body.data.counts]).toMatchObject([list, counts])
    }
    expect((await sheet('bank-branch', 'N')).trim().split('\r\n').length).toBe(3)
  })
})

describe('import of areas', () => {
  const heading = 'level,code,name,name_bng,parent\n'
  it('accepts all four levels in one sheet, in any order, with codes or names of parents', async () => {
    const rows = [
      'union,,Notun Union,নতুন ইউনিয়ন,Sylhet > Notun',
      'উপজেলা,9901,Notun,নতুন,সিলেট',
      'district,44,Tangail,টাঙ্গাইল,Dhaka',
      'union,,Elsewhere,অন্য,Sadar Upazila',
      'city,,X,এক্স,',
      'upazila,,Fenchuganj,ফেঞ্চুগঞ্জ,6091',
    ]
    const { body } = await read('areas', heading + rows.join('\n'))
    expect(faultsOf(body)).toEqual([
      '5 Belongs to: “Sadar Upazila” was not found in the list.',
      '6 Level: Write division, district, upazila or union.',
    ])
    expect(body.data.counts).toMatchObject({ added: 2, unchanged: 2, changed: 0, faulty: 2 })
    await confirm(body.data.importId)
    const [upazila] = (await offered('upazila?parentId=36')).filter(({ name }) => name === 'Notun')
    expect(upazila).toMatchObject({ id: '9901', nameBng: 'নতুন' })
    expect((await offered('union?parentId=9901')).map(({ name }) => name)).toEqual(['Notun Union'])
  })
  it('reports an ambiguous name', async () => {
    const { body } = await read('areas', `${heading}union,,Here,এখানে,Daulatpur\n`)
    expect(faultsOf(body)).toEqual([
      '2 Belongs to: There is more than one “Daulatpur”. Write its code, or write it like this: district > upazila.',
    ])
  })
  it('matches our areas by name with codes of the Bureau of Statistics, and their children by code', async () => {
    const { body } = await read(
      'areas',
      [
        `${heading}division,30,Dhaka,ঢাকা,`,
        'district,3093,Tangail,টাঙ্গাইল,30',
        'upazila,309366,Mirzapur,মির্জাপুর,3093',
        'union,30936601,Made-up union,বানানো ইউনিয়ন,309366',
        '',
      ].join('\n'),
    )
    expect(body.data.counts).toMatchObject({ added: 1, unchanged: 3, changed: 0, faulty: 0 })
    await confirm(body.data.importId)
    const [mirzapur] = (await offered('upazila?parentId=44')).filter(({ name }) => name === 'Mirzapur')
    expect((await offered(`union?parentId=${mirzapur?.id}`)).map(({ id }) => id)).toContain('30936601')
  })
})

describe('import of bank branches', () => {
  it('accepts JSON, CSV or XLSX; routing numbers are validated, and determine the bank and the district', async () => {
    const [good, office, dhaka] = [branchNo('20093701'), branchNo('20026702'), branchNo('01027703')] as const
    const json = JSON.stringify({
      meta: { what: 'made up' },
      rows: [
        { code: good, en: 'Made-up Bazar', parent: '200', district: '3093' },
        { code: office, en: 'Head Office', parent: '200', district: '3026', office: 1 },
        { code: '200937018', en: 'Wrong digit', parent: '200' },
        { code: branchNo('99993701'), en: 'No such bank' },
        { code: branchNo('20093702'), en: 'Elsewhere', district: 'Sylhet' },
      ],
    })
    const { body } = await read('bank-branch', json)
    expect(body.data.counts).toMatchObject({ added: 2, faulty: 3, withoutBangla: 2 })
    expect(faultsOf(body)).toEqual([
      '3 Code: The digits of the routing number do not fit together; one of them is wrong.',
      '4 Bank: “999” was not found in the list.',
      '5 Code: The fourth and fifth digits of the routing number are not of this district.',
    ])
    await confirm(body.data.importId)
    const branches = (await offered('branch?parentId=200')).map(({ id }) => id)
    expect([branches.includes(good), branches.includes(office)]).toEqual([true, false])
    // A spreadsheet converts the code to a number and drops its leading 0.
    const book = workbook([
      ['routing', 'branch', 'bn'],
      [Number(dhaka), 'Made-up Road', 'বানানো সড়ক'],
    ])
    expect((await read('bank-branch', book)).body.data).toMatchObject({
      counts: { added: 1, faulty: 0, withoutBangla: 0 },
      added: [{ code: dhaka, nameBng: 'বানানো সড়ক' }],
    })
  })
  it.runIf(isFull)(
    'imports twelve thousand rows within seconds, and changes nothing on repetition',
    async () => {
      const banks = (await offered('bank')).map(({ id }) => id)
      const numbers = Array.from({ length: 12_000 }, (_, index) =>
        branchNo(`${banks[index % banks.length]}15${String(Math.floor(index / banks.length)).padStart(3, '0')}`),
      )
      const csv = `code,name\n${numbers.map((number, index) => `${number},Branch ${index}`).join('\n')}\n`
      expect(await importAll('bank-branch', csv)).toMatchObject({ added: 12_000, faulty: 0 })
      expect((await read('bank-branch', csv)).body.data.counts).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 12_000,
      })
    },
    30_000,
  )
})
