import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circular2026 } from '../../../domain/src/services/dis-allowance/example.ts'
import { sscCircular } from '../../../domain/src/services/edu-allowance/example.ts'
import { applicantOf, applyAs, bodyOf, fileForm } from '../testing/applying.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { tellRest } from './tell-list.ts'
import { plainTextsOf, textsOf } from '../printing/read-back.test.support.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof applicantOf>> = {}
const as = (name: string) => people[name] as ReturnType<typeof applicantOf>
const logins = { rahima: '01700000001', section: 'so.edu@demo.wewb', assistant: 'ad.welfare@demo.wewb', director: 'dir.welfare@demo.wewb', editor: 'editor@demo.wewb', call: 'callcentre@demo.wewb' } // prettier-ignore
let setupId: number
beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins)) people[name] = applicantOf(portal, await portal.tokenOf(login))
  setupId = await oldCircular('scholarship', { ...sscCircular, title: 'Stipend of 2019', titleBng: '২০১৯ সালের বৃত্তি' })
})
afterAll(() => portal.stop())

async function oldCircular(kind: 'scholarship' | 'disability', circular: object): Promise<number> {
  const made = bodyOf(await as('section').send('POST', `/setups/${kind}`, { circular: { ...circular, startDate: '2026-01-01', endDate: '2099-12-31' } })).data // prettier-ignore
  await as('director').send('POST', `/setups/${kind}/${made['setupId']}/publish`, { revision: made['revision'] })
  await as('director').send('POST', `/demo/circulars/${made['setupId']}/close`)
  return made['setupId']
}

const heading = 'roll,registration_no,name,district,amount,institute'
async function read(who: string, id: number, csv: string) {
  const { payload, headers } = fileForm('', Buffer.from(csv), 'list.csv', 'text/csv')
  // Only the file: the form of this call has no other part.
  const only = payload.subarray(payload.indexOf('--', 10))
  return await as(who).send('POST', `/results/${id}/file`, only, headers)
}
const confirm = (who: string, id: number, importId: string) => as(who).send('POST', `/results/${id}/file/${importId}/confirm`)
const publicly = async (query: string) => bodyOf(await portal.get(`/pub/results?type=EDUCATION${query}`)).data
const plan = async (id = setupId) => bodyOf(await as('director').send('GET', `/results/${id}/plan`)).data

describe('a list that was made outside the portal', () => {
  const good = `${heading}\n১২৩৪৫৬,1234567890,RAHIMA KHATUN,টাঙ্গাইল,"২৭,৫০০",Tangail College\n234567,2345678901,করিম উদ্দিন,Cumilla,27500,\n`

  it('is looked at row by row: every fault by its row, in both languages, and nothing is taken', async () => {
    const csv = `${heading}\n12,1234567890,RAHIMA KHATUN,Tangail,27500,\n234567,2345678901,KARIM,Nowhere,much,\n345678,3456789012,SALMA,Tangail,27500,\n\n345678,3456789012,SALMA,Tangail,27500,\n,3456789013,,Tangail,0,\n`
    const answer = bodyOf(await read('section', setupId, csv)).data
    expect(answer).toMatchObject({ importId: null, total: 5, refused: 4, rows: [] })
    expect(answer['errors'].map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [2, 'roll'], [3, 'district'], [3, 'amount'], [6, 'roll'], [7, 'roll'], [7, 'name'], [7, 'amount'],
    ]) // prettier-ignore
    expect(answer['errors'][3].message).toEqual({ bn: expect.stringContaining('৩৪৫৬৭৮ সারি ৪-এও আছে'), en: expect.stringContaining('345678 stands in row 4 too') }) // prettier-ignore
    expect(await portal.db.selectFrom('result_entry').selectAll().execute()).toEqual([])
  })

  it('is no list when a column is missing, when it is empty, or when it is no sheet at all', async () => {
    const why = async (csv: string) => bodyOf(await read('section', setupId, csv)).issues?.map(({ message }) => message)
    expect(await why('roll,name\n123456,RAHIMA\n')).toEqual(['The first row lacks these columns: Registration number, District, Amount a year.']) // prettier-ignore
    expect(await why(`${heading}\n`)).toEqual(['The file has no rows, only the names of the columns.'])
    expect(await why('PK\u0003\u0004 this is no workbook')).toEqual([expect.stringMatching(/could not be read/)])
  })

  it('is refused as a form that breaks off', async () => {
    const { payload, headers } = fileForm('', Buffer.from(`${heading}\n`), 'list.csv', 'text/csv')
    const cut = payload.subarray(payload.indexOf('--', 10), payload.length - 10)
    expect((await as('section').send('POST', `/results/${setupId}/file`, cut, headers)).code).toBe(400)
  })

  it('is read by those who may make a result, and becomes the list when it is confirmed, whole', async () => {
    for (const who of ['editor', 'call', 'rahima', 'director']) expect((await read(who, setupId, good)).code).toBe(403)
    const answer = bodyOf(await read('section', setupId, good)).data
    expect(answer).toMatchObject({ total: 2, refused: 0, sum: '55000', rows: [{ number: '123456', name: 'R***** KHATUN', district: { en: 'Tangail' } }, { name: 'ক***** উদ্দিন' }] }) // prettier-ignore
    expect((await plan())['state']).toBe('NONE')
    expect(bodyOf(await confirm('section', setupId, answer['importId'])).data).toEqual({ selected: 2 })
    expect((await confirm('section', setupId, answer['importId'])).code).toBe(404)
    expect(await plan()).toMatchObject({ state: 'READY', origin: 'FILE', takesFile: 'OUTSIDE', publishAt: null })
    expect(bodyOf(await as('assistant').send('GET', `/results/${setupId}/entries?search=২৩৪৫৬৭`)).data).toMatchObject({ total: 1, list: [{ rank: 2, name: 'করিম উদ্দিন', district: 'Cumilla' }] }) // prettier-ignore
    expect((await as('call').send('GET', `/results/${setupId}/entries`)).code).toBe(404)
    expect((await as('call').send('GET', `/results/${setupId}/plan`)).code).toBe(404)
  })

  it('can be replaced by a better file until it is published', async () => {
    const { importId } = bodyOf(await read('section', setupId, `${good}456789,4567890123,SALMA BEGUM,Tangail,27500,\n`)).data as { importId: string } // prettier-ignore
    expect(bodyOf(await confirm('section', setupId, importId)).data).toEqual({ selected: 3 })
    expect(await portal.db.selectFrom('result_import').select('id').execute()).toEqual([{ id: importId }])
  })

  it('has words that an editor writes and does not publish', async () => {
    const text = { title: 'Result of 2019', titleBng: '২০১৯ সালের ফলাফল', note: 'Bring the letter.', noteBng: 'পত্রটি সঙ্গে আনুন।', memoNo: '49.04-19', memoOn: '2019-12-01' } // prettier-ignore
    const { revision } = await plan()
    const wrong = await as('editor').send('PUT', `/results/${setupId}/text`, { ...text, title: 'বাংলা', titleBng: '', revision })
    expect(bodyOf(wrong).issues?.map(({ path }) => path)).toEqual(['titleBng', 'title'])
    expect(bodyOf(await as('editor').send('PUT', `/results/${setupId}/text`, { ...text, revision })).data).toMatchObject({ title: 'Result of 2019', memoNo: '49.04-19' }) // prettier-ignore
    expect(bodyOf(await as('section').send('PUT', `/results/${setupId}/text`, { ...text, revision })).code).toBe('VERSION_CONFLICT')
    expect((await as('call').send('PUT', `/results/${setupId}/text`, { ...text, revision: 1 })).code).toBe(403)
    for (const path of ['publish', 'schedule'])
      expect((await as('editor').send(path === 'publish' ? 'POST' : 'PUT', `/results/${setupId}/${path}`, path === 'publish' ? {} : { publishAt: '2099-01-01T10:00' })).code).toBe(403) // prettier-ignore
  })

  it('is published by the director, masked, and found by roll and by registration in either digits', async () => {
    expect(bodyOf(await as('director').send('POST', `/results/${setupId}/publish`)).data).toEqual({ selected: 3, notSelected: 0 })
    const all = await publicly(`&setupId=${setupId}`)
    expect(all['setups'][0]).toMatchObject({ title: 'Result of 2019', note: 'Bring the letter.', memoNo: '49.04-19', memoOn: '2019-12-01' })
    expect(all['list']).toMatchObject([{ applicationNo: '', name: 'R***** KHATUN', rollNo: '123456', district: 'Tangail' }, { name: 'ক***** উদ্দিন' }, {}]) // prettier-ignore
    expect(JSON.stringify(all)).not.toMatch(/RAHIMA|1234567890/)
    for (const [by, number] of [
      ['ROLL', '২৩৪৫৬৭'],
      ['REGISTRATION', '2345678901'],
      ['REGISTRATION', '২৩৪৫৬৭৮৯০১'],
    ] as const)
      // prettier-ignore
      expect((await publicly(`&searchBy=${by}&searchValue=${encodeURIComponent(number)}`))['list']).toMatchObject([{ rollNo: '234567' }])
    expect((await publicly('&districtId=44'))['total']).toBe(2)
    expect((await read('section', setupId, good)).code).toBe(409)
  })

  it('is corrected afterwards only with a reason, which is kept', async () => {
    const words = { title: 'Result of 2019', titleBng: '২০১৯ সালের ফলাফল (সংশোধিত)', memoNo: '49.04-19' }
    const silent = await as('editor').send('PUT', `/results/${setupId}/text`, { ...words, revision: (await plan())['revision'] })
    expect(bodyOf(silent).issues?.map(({ path }) => path)).toEqual(['reason'])
    const said = await as('editor').send('PUT', `/results/${setupId}/text`, { ...words, reason: 'The title had a wrong year.', revision: (await plan())['revision'] }) // prettier-ignore
    expect(said.code).toBe(200)
    const entry = { name: 'RAHIMA BEGUM', rollNo: '123457', registrationNo: '1234567890', amount: '30000' }
    const correct = (who: string, rank: number, body: object) => as(who).send('POST', `/results/${setupId}/entries/${rank}/correct`, body)
    expect((await correct('section', 1, { entry, reason: 'The board gave another roll.' })).code).toBe(403)
    expect(bodyOf(await correct('director', 1, { entry, reason: '' })).issues?.map(({ path }) => path)).toEqual(['reason'])
    expect((await correct('director', 1, { entry, reason: 'The board gave another roll.' })).code).toBe(200)
    expect((await correct('director', 3, { reason: 'Named twice by mistake.' })).code).toBe(200)
    const all = await publicly(`&setupId=${setupId}`)
    expect(all).toMatchObject({ total: 2, list: [{ name: 'R***** BEGUM', rollNo: '123457', amountPerYear: '30000.00' }, {}] })
    expect(all['setups'][0]['correctedOn']).toMatch(/^20/)
    const audit = await portal.db.selectFrom('audit').select('detail').where('event', '=', 'result.corrected').orderBy('id').execute()
    expect(audit.map(({ detail }) => (detail as { reason?: string }).reason)).toEqual(['The title had a wrong year.', 'The board gave another roll.', 'Named twice by mistake.']) // prettier-ignore
  })

  it('comes as a PDF: masked for everybody, with whole names for those who work on it', async () => {
    const paper = await portal.get(`/pub/results/${setupId}/list.pdf?language=bn`)
    expect([paper.code, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    const shaped = (await textsOf(paper.body as Buffer)).join('')
    expect(shaped).toContain('ওয়েজ আর্নার্স কল্যাণ বোর্ড')
    expect(shaped).toContain('জেলা: টাঙ্গাইল (১ জন)')
    expect(shaped).toContain('পৃষ্ঠা ১/১')
    expect((await plainTextsOf(paper.body as Buffer)).join('')).not.toContain('RAHIMA')
    const whole = await as('assistant').send('GET', `/results/${setupId}/list.pdf?language=en`)
    expect((await plainTextsOf(whole.body as unknown as Buffer)).join('')).toContain('RAHIMA BEGUM')
    for (const who of ['editor', 'call']) expect((await as(who).send('GET', `/results/${setupId}/list.pdf`)).code).toBe(403)
    expect((await portal.get(`/pub/results/${setupId}/list.pdf?part=2`)).code).toBe(404)
  })
})

describe('a list of application numbers', () => {
  it('takes only applications of this circular that lie eligible with the assistant director, and sends them to the director', async () => {
    const no = await applyAs(portal, logins.rahima)
    const own = bodyOf(await as('section').send('GET', '/setups/scholarship?size=100')).data['list'].find(({ title }: { title: string }) => title.includes('SSC')).setupId as number // prettier-ignore
    expect((await read('assistant', own, `application_no\n${no}\n`)).code).toBe(409)
    await as('director').send('POST', `/demo/circulars/${own}/close`)
    expect((await read('section', own, `application_no\n${no}\n`)).code).toBe(403)
    const early = bodyOf(await read('assistant', own, `application_no\n${no}\nEDU-2020-000001\n${no}\n`)).data
    expect(early['errors'].map(({ row, message }: { row: number; message: { en: string } }) => [row, message.en.split('.')[0]])).toEqual([
      [2, 'The application does not lie with the assistant director as eligible'],
      [3, 'There is no application with this number'],
      [4, `Application number ${no} stands in row 2 too`],
      [4, 'The application does not lie with the assistant director as eligible'],
    ]) // prettier-ignore
    const elsewhere = await oldCircular('scholarship', { ...sscCircular, title: 'Another of them', titleBng: 'আরেকটি' })
    expect(bodyOf(await read('assistant', elsewhere, `application_no\n${no}\n`)).issues?.[0]?.message).toMatch(/lacks these columns/)
    const reply = { checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'], initialApproveStatus: '1', recommendedAmount: '27500' } // prettier-ignore
    await as('section').send('POST', `/applications/${no}/actions/forward`, { reply, revision: (await as('section').get(no))['revision'] })
    const { importId, errors } = bodyOf(await read('assistant', own, `application_no\n${no.toLowerCase()}\n`)).data as { importId: string; errors: object[] } // prettier-ignore
    expect(errors).toEqual([])
    expect((await confirm('assistant', own, importId)).code).toBe(200)
    expect(await plan(own)).toMatchObject({ state: 'PROPOSED', origin: 'PORTAL', takesFile: 'NO' })
    expect(bodyOf(await as('director').send('GET', `/setups/scholarship/${own}/merit-list`)).data).toMatchObject({ state: 'PROPOSED', selected: 1, list: [{ applicationNo: no, selectedYn: 'Y' }] }) // prettier-ignore
    await as('director').send('POST', `/setups/scholarship/${own}/merit-list/approve`, { sanctionMemoNo: '49.04-77' })
    // Of a long list the last are told after it is public, and that goes on after a stop.
    const director = await portal.db.selectFrom('account').select('id').where('login_id', '=', logins.director).executeTakeFirstOrThrow()
    await portal.db.updateTable('merit_list').set({ state: 'PUBLISHED', untold: true, published_by: director.id, published_at: new Date() }).where('setup_id', '=', own).execute() // prettier-ignore
    await Promise.all([tellRest(portal), tellRest(portal)])
    expect(await plan(own)).toMatchObject({ state: 'PUBLISHED', total: 1 })
    const told = await portal.db.selectFrom('message').select('template').where('recipient', '=', logins.rahima).execute()
    expect(told.filter(({ template }) => template === 'EDU_RESULT')).toHaveLength(1)
    expect((await as('rahima').get(no))['applicationStatus']).toBe('PAYMENT_QUEUED')
  })
})

describe('an old list of the disability allowance', () => {
  it('takes record numbers and names, and shows numbers and initials', async () => {
    const id = await oldCircular('disability', { ...circular2026, title: 'Allowance of 2018', titleBng: '২০১৮ সালের ভাতা' })
    const { importId } = bodyOf(await read('section', id, 'record_no,name,amount\nDIS-2018-০০০০০১,SUMI AKTER,24000\n')).data as { importId: string } // prettier-ignore
    await confirm('section', id, importId)
    await as('director').send('POST', `/results/${id}/publish`, { memoNo: 'DIS-18' })
    const found = bodyOf(await portal.get(`/pub/results?type=DISABILITY&searchBy=RECORD_NO&searchValue=dis-2018-000001`)).data
    expect(found['list']).toEqual([{ applicationNo: 'DIS-2018-000001', name: 'S. A.' }])
    const paper = (await portal.get(`/pub/results/${id}/list.pdf?language=en`)).body as Buffer
    expect((await plainTextsOf(paper)).join('')).toContain('DIS-2018-000001')
    expect((await plainTextsOf(paper)).join('')).not.toMatch(/SUMI|24,000/)
  })
})
