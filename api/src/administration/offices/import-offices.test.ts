import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let admin: string
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
const heading = 'code,type,name,name_bng,places\n'
const read = (rows: string, token = admin) => {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="offices.csv"\r\n\r\n'
  const body = `${head}${rows}\r\n--edge--\r\n`
  return portal.request('POST', '/lookup-lists/office/imports', body, { token, headers, language: 'en' })
}
const confirm = (id: string) => portal.post(`/lookup-imports/${id}/confirm`, {}, { token: admin })
const find = async (search: string) =>
  (await portal.get(`/offices?search=${search}`, { token: admin })).body.data.list[0]
const sheet = async (rows: 'Y' | 'N') =>
  String((await portal.get(`/lookup-lists/office/sheet?rows=${rows}`, { token: admin })).body)

describe('import of offices', () => {
  it('previews new, changed and unchanged offices, and explains each invalid row', async () => {
    const { code, body } = await read(
      [
        heading.trim(),
        'demo-savar,জেলা কর্মসংস্থান ও জনশক্তি অফিস,"DEMO, Savar","জেলা অফিস, সাভার","ঢাকা, Gazipur"',
        'DEMO-TANGAIL,DEMO,"DEMO, Tangail","জেলা কর্মসংস্থান ও জনশক্তি অফিস, টাঙ্গাইল",44; Sherpur',
        'JED,Mission,"Mission, Jeddah","মিশন, জেদ্দা","Consulate General of Bangladesh, Jeddah"',
        'WC-TANGAIL,DEMO,"Welfare centre, Tangail","ওয়েলফেয়ার সেন্টার, টাঙ্গাইল",Tangail',
        'X!,Branch,Somewhere,Somewhere,Atlantis',
        'DEMO-NEW,DEMO,New,নতুন,Atlantis',
        'DEMO-SAVAR,DEMO,"DEMO, Savar","জেলা অফিস, সাভার",47',
      ].join('\n'),
    )
    expect([code, body.data.counts]).toMatchObject([200, { added: 1, changed: 1, unchanged: 1, faulty: 4 }])
    expect(
      body.data.errors.map(({ row, label, message }: Record<string, { en: string }>) => [row, label?.en, message?.en]),
    ).toEqual([
      [5, 'Type', 'People work in this office, so its type stays. Move them to another office first.'],
      [6, 'Type', 'Write one of these: HQ, DEMO, WELFARE_CENTRE, MISSION, AIRPORT, CALL_CENTRE.'],
      [6, 'Bangla name', expect.any(String)],
      [6, 'Code', expect.stringContaining('Write 2 to 30 English letters')],
      [7, 'Serves', '“Atlantis” was not found in the list.'],
      [8, 'Code', 'The same entry stands in row 2 of the file.'],
    ])
    expect(body.data.added).toMatchObject([{ code: 'DEMO-SAVAR', name: 'DEMO, Savar (Dhaka, Gazipur)' }])
    expect(body.data.changed).toMatchObject([
      { name: 'DEMO, Tangail (Tangail, Sherpur)', before: { en: 'DEMO, Tangail (Tangail)' } },
    ])
    expect((await find('DEMO-SAVAR')) === undefined).toBe(true)
  })
  it('writes the previewed offices once, with an audit entry for each, and needs the permission', async () => {
    const rows = `${heading}WC-RAJBARI,WELFARE_CENTRE,"Welfare centre, Rajbari",ওয়েলফেয়ার সেন্টার রাজবাড়ী,49\n`
    expect((await read(rows, await portal.tokenOf('auditor@demo.wewb'))).code).toBe(403)
    const [first, second] = [(await read(rows)).body.data, (await read(rows)).body.data]
    expect((await confirm(first.importId)).body.data).toMatchObject({ added: 1, changed: 0 })
    expect((await confirm(first.importId)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await confirm(second.importId)).body.code).toBe('VERSION_CONFLICT')
    const office = await find('WC-RAJBARI')
    expect(office).toMatchObject({ type: 'WELFARE_CENTRE', places: [{ code: '49' }], closedAt: null })
    const changed = (await read(rows.replace('49', '49;52'))).body.data
    expect((await confirm(changed.importId)).body.data).toMatchObject({ added: 0, changed: 1 })
    const audit = await portal.db
      .selectFrom('audit')
      .select(['event', 'subject'])
      .where('subject', 'in', [`office:${office.officeId}`, 'list:office'])
      .orderBy('id')
      .execute()
    expect(audit.map(({ event }) => event)).toEqual(['office.saved', 'list.imported', 'office.saved', 'list.imported'])
  })
  it('changes nothing for the exported offices, and offers a template with one office of each type', async () => {
    const counts = { added: 0, changed: 0, faulty: 0, missing: 0 }
    expect((await read(await sheet('Y'))).body.data.counts).toMatchObject(counts)
    expect((await sheet('N')).trim().split('\r\n').length).toBe(7)
    expect((await read('code,name\nA,B\n')).body.issues[0].message).toBe(
      'The first row lacks these columns: Type, Bangla name, Serves.',
    )
  })
})
