import { afterAll, beforeAll, it } from 'vitest'
import { applicantOf, applyAs, bodyOf, fileForm } from '../testing/applying.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
let portal: any
const people: any = {}
const as = (name: string) => people[name]
const logins = {
  rahima: '01700000001',
  karim: '01700000002',
  salma: '01700000003',
  section: 'so.edu@demo.wewb',
  second: 'so.two@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  auditor: 'auditor@demo.wewb',
  call: 'callcentre@demo.wewb',
  editor: 'editor@demo.wewb',
  maker: 'acc.maker@demo.wewb',
}
let no: string
const out = (...x: any[]) => console.log(...x.map((v) => (typeof v === 'string' ? v : JSON.stringify(v))))
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246810' })
  for (const [name, login] of Object.entries(logins)) people[name] = applicantOf(portal, await portal.tokenOf(login))
  no = await applyAs(portal, logins.rahima)
}, 60000)
afterAll(() => portal.stop())
const move = async (name: string, action: string, reply: object = {}, n = no) => {
  const { revision } = await as(name).get(n)
  return await as(name).send('POST', `/applications/${n}/actions/${action}`, { reply, revision })
}
const checkList = {
  checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
  initialApproveStatus: '1',
  recommendedAmount: '27500',
}
it('bulk submit', async () => {
  const d = await as('karim').start()
  const r = await as('karim').send('POST', '/desk/actions/submit', { applicationNos: [d], reply: {} })
  out('BULK SUBMIT', r.code, r.body)
  out((await as('karim').get(d)).state)
})
it('odd input', async () => {
  const d = await as('salma').start()
  const { revision } = await as('salma').get(d)
  const tries: [string, string, string, string][] = [
    ['POST', '/applications', JSON.stringify({ service: 'edu-allowance', setupId: 9007199254740991 }), 'salma'],
    ['POST', '/applications', '{"service":"edu-allowance","setupId":1e309}', 'salma'],
    ['POST', '/applications', '{"service":"constructor"}', 'salma'],
    ['POST', '/setups/scholarship', '{"circular":{},"copyOf":9007199254740991}', 'section'],
    ['POST', '/setups/scholarship', '{"circular":{"title":{"a":1},"years":[1],"seats":1e309,"minGpaAlive":"x","startDate":[]}}', 'section'],
    ['PUT', `/applications/${d}/steps/student`, `{"revision":${revision},"answers":{"__proto__":{"a":1}}}`, 'salma'],
    [
      'PUT',
      `/applications/${d}/steps/student`,
      `{"revision":${revision},"answers":{"constructor":{"prototype":{"a":1}},"rollNo":{"a":1},"worker":[1,2],"studentNameEn":["a"],"studentMobile":1e309,"studentDob":true}}`,
      'salma',
    ],
    ['PUT', `/applications/${d}/steps/__proto__`, `{"revision":${revision},"answers":{}}`, 'salma'],
    [
      'PUT',
      `/applications/${d}/steps/address`,
      `{"revision":${revision + 1},"answers":{"present":"x","bank":{"accountNumber":[1,[2]],"bankId":{"$gt":1}},"permanent":[]}}`,
      'salma',
    ],
    [
      'PUT',
      `/applications/${d}/steps/documents`,
      `{"revision":${revision + 2},"answers":{"photo":["x","../../etc"],"signature":{"a":1},"certificate":[1,null,[]]}}`,
      'salma',
    ],
    ['POST', `/applications/${d}/verifications`, `{"revision":${revision + 3},"path":"__proto__.check","answers":{}}`, 'salma'],
    ['POST', `/applications/${d}/verifications`, `{"revision":${revision + 3},"path":"worker.constructor","answers":{}}`, 'salma'],
    [
      'POST',
      `/applications/${d}/verifications`,
      `{"revision":${revision + 3},"path":"studentCheck","answers":{"rollNo":["1"],"boardId":{"a":1}}}`,
      'salma',
    ],
    ['POST', `/applications/${no}/actions/constructor`, '{"reply":{},"revision":1}', 'section'],
    ['POST', `/desk/actions/__proto__`, `{"reply":{},"applicationNos":["${no}"]}`, 'section'],
    ['POST', `/desk/actions/forward`, `{"reply":{"checkList":{"a":1},"recommendedAmount":-1},"applicationNos":["${no}","x"]}`, 'section'],
    ['POST', `/setups/scholarship/1/merit-list`, '{"seats":-1}', 'assistant'],
    ['POST', `/setups/scholarship/999999999/merit-list`, '{"seats":1}', 'assistant'],
  ]
  for (const [method, path, raw, who] of tries) {
    const r = await as(who).send(method as any, path, raw, { 'content-type': 'application/json' })
    out(r.code >= 500 ? '!!! 500' : '', r.code, path, raw.slice(0, 60), r.body?.code)
  }
  for (const [path, who] of [
    ['/desk?setupId=9e9', 'section'],
    ['/desk?setupId=99999e999', 'section'],
    ['/desk?office=1.5', 'section'],
    ['/desk?office=9e9', 'section'],
    ['/desk?search=%25', 'section'],
    ['/desk?search=%5C', 'section'],
    ['/desk?page=1000000&size=100', 'section'],
    ['/services/constructor/definition', 'salma'],
    ['/services/edu-allowance/definition?version=999999999', 'salma'],
    ['/applications?search=%5C%25', 'salma'],
    ['/pub/results?type=EDUCATION&setupId=999999999', 'salma'],
    ['/setups/scholarship/999999999/merit-list', 'director'],
  ] as const) {
    const r = await as(who).send('GET', path)
    out(r.code >= 500 ? '!!! 500' : '', r.code, path)
  }
  out((await as('salma').get(d)).answers)
})
it('files', async () => {
  const d = await as('salma').start()
  const up = async (field: string, bytes: Buffer, name?: string, type?: string) => {
    const f = fileForm(field, bytes, name, type)
    const r = await as('salma').send('POST', `/applications/${d}/documents`, f.payload, f.headers)
    return r
  }
  const sharp = (await import('sharp')).default
  const px = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  out('zero', (await up('certificate', Buffer.alloc(0))).code)
  const emo = await up('certificate', px, '😀'.repeat(100) + 'x.jpg')
  out('emoji', emo.code, emo.body.data?.fileName?.length)
  if (emo.body.data) out('emoji open', (await as('salma').send('GET', `/applications/${d}/documents/${emo.body.data.documentId}`)).code)
  const bad = await up('certificate', px, '../../etc/passwd\\..\\a.jpg')
  out('path', bad.code, bad.body.data?.fileName)
  out('poly', (await up('certificate', Buffer.concat([px, Buffer.from('<script>alert(1)</script>')]))).code)
  out(
    'bigpx',
    (
      await up(
        'certificate',
        await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      )
    ).code,
  )
  out('field proto', (await up('__proto__', px)).code, (await up('constructor', px)).code, (await up('bank', px)).code)
  out(
    'other upload by reader',
    await (async () => {
      const f = fileForm('photo', px)
      return (await as('section').send('POST', `/applications/${no}/documents`, f.payload, f.headers)).code
    })(),
  )
  let n = 0
  for (let i = 0; i < 40; i++) if ((await up('certificate', px)).code === 200) n++
  out('uploads accepted', n)
})
it('onlookers', async () => {
  await portal.db
    .updateTable('account')
    .set({ nid_sealed: portal.secrets.seal('1990123456789') })
    .where('login_id', '=', logins.rahima)
    .execute()
  out('facts', (await as('call').get(no)).facts)
  await move('section', 'send-back', {
    fieldsToCorrect: ['bank.accountNumber', 'worker.workerPassportNo'],
    note: 'Please write the account again',
    dueOn: '2099-01-01',
  })
  const mine = await as('rahima').get(no)
  const bank = { ...mine.answers.bank, accountNumber: ['0099999999901', '0099999999901'] }
  out('save', (await as('rahima').save(no, 'address', { ...as('rahima').stepAnswers('address', mine.answers), bank })).body)
  out('submit', (await as('rahima').submit(no)).body)
  for (const w of ['call', 'auditor']) {
    const s = await as(w).get(no)
    out(w, s.history.at(-1), JSON.stringify(s).match(/0012345678901|0099999999901|A01234567|20091234567890123|1990123456789/g), s.lists)
  }
  const doc = mine.documents[0].documentId
  out('call doc', (await as('call').send('GET', `/applications/${no}/documents/${doc}`)).code)
})
it('consent', async () => {
  const a = bodyOf(
    await as('tangail').send('POST', '/applications/consent', { service: 're-integration', applicantMobile: logins.salma }),
  ) as any
  out(a.code ?? a.data)
  const a2 = bodyOf(
    await as('tangail').send('POST', '/applications/consent', { service: 'edu-allowance', applicantMobile: logins.salma }),
  ) as any
  out(a2.data)
})
it('secret', async () => {
  out(await Promise.all(['forward'].map((m) => move('section', m, checkList).then((r: any) => r.code))))
  const st = await as('rahima').send('POST', '/application-status-check', {
    moduleCode: 'edu-allowance',
    applicationNo: no,
    mobile: '01812345678',
  })
  out('status amount under review', st.body.data?.amount, st.body)
  out((await move('assistant', 'forward', { recommendedAmount: '27500' })).code)
  const pick = (x: any) => ({
    state: x.state,
    desk: x.desk,
    status: x.applicationStatus,
    a: x.approvalStatus,
    c: x.colour,
    p: x.progressPercent,
    t: x.statusText,
    b: x.facts['budget.left'],
  })
  out('before', pick(await as('rahima').get(no)))
  for (const amount of ['0', '-5', '1e3', '27500.001', '27501', 'NaN', ['27500'], { a: 1 }, 1e21, true])
    out('amount', amount, (await move('director', 'approve', { approvedAmount: amount, sanctionMemoNo: 'M-1' })).code)
  out((await move('director', 'approve', { approvedAmount: '27500', sanctionMemoNo: 'M-1' })).code)
  out('after', pick(await as('rahima').get(no)))
  out('list filter', (await as('rahima').send('GET', '/applications?status=APPROVED')).body.data.total)
  out(
    'status',
    (
      await as('rahima').send('POST', '/application-status-check', {
        moduleCode: 'edu-allowance',
        applicationNo: no,
        mobile: '01812345678',
      })
    ).body.data,
  )
  out('revoke', (await move('director', 'revoke', { note: 'A mistake was found.' })).code)
  out(
    'history',
    (await as('rahima').get(no)).history.map((h: any) => [h.action, h.label, h.fromStatus, h.toStatus]),
  )
  for (const w of ['call', 'tangail', 'editor']) out(w, (await as(w).send('GET', '/results')).code)
})
