import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circular2026 } from '@wewb/domain/services/definitions/dis-allowance/example'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { readAsciiTexts, readPageTexts } from '#pdf/read-pdf.test.support.ts'
import { createResultFileDesk, logInAll, type ActAs, type ResultFileDesk, publishSeen } from './results.test.support.ts'

let portal: TestPortal
let as: ActAs
let oldCircular: ResultFileDesk['oldCircular']
let read: ResultFileDesk['read']
let confirm: ResultFileDesk['confirm']
let planOf: ResultFileDesk['planOf']
let setupId: number
beforeAll(async () => {
  portal = await startTestPortal()
  as = await logInAll(portal)
  ;({ oldCircular, read, confirm, planOf } = createResultFileDesk(as))
  setupId = await oldCircular('scholarship', { ...sscCircular, title: 'Stipend of 2019', titleBng: '২০১৯ সালের বৃত্তি' })
})
afterAll(() => portal.stop())

const heading = 'roll,registration_no,name,district,amount,institute'
const publicly = async (query: string) => bodyOf(await portal.get(`/pub/results?type=EDUCATION${query}`)).data
const plan = () => planOf(setupId)

describe('imported result list', () => {
  const good = [
    heading,
    '১২৩৪৫৬,1234567890,RAHIMA KHATUN,টাঙ্গাইল,"২৭,৫০০",Tangail College',
    '234567,2345678901,করিম উদ্দিন,Cumilla,27500,',
    '',
  ].join('\n')

  it('is validated row by row in both languages, and nothing is stored', async () => {
    const csv = [
      heading,
      '12,1234567890,RAHIMA KHATUN,Tangail,27500,',
      '234567,2345678901,KARIM,Nowhere,much,',
      '345678,3456789012,SALMA,Tangail,27500,',
      '',
      '345678,3456789012,SALMA,Tangail,27500,',
      ',3456789013,,Tangail,0,',
      '',
    ].join('\n')
    const answer = bodyOf(await read('section', setupId, csv)).data
    expect(answer).toMatchObject({ importId: null, total: 5, refused: 4, rows: [] })
    expect(answer['errors'].map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [2, 'roll'],
      [3, 'district'],
      [3, 'amount'],
      [6, 'roll'],
      [7, 'roll'],
      [7, 'name'],
      [7, 'amount'],
    ])
    expect(answer['errors'][3].message).toEqual({
      bn: expect.stringContaining('৩৪৫৬৭৮ সারি ৪-এও আছে'),
      en: expect.stringContaining('345678 stands in row 4 too'),
    })
    expect(await portal.db.selectFrom('result_entry').selectAll().execute()).toEqual([])
  })

  it('is rejected without a column, without rows, or in another format', async () => {
    const why = async (csv: string) => bodyOf(await read('section', setupId, csv)).issues?.map(({ message }) => message)
    expect(await why('roll,name\n123456,RAHIMA\n')).toEqual([
      'The first row lacks these columns: Registration number, District, Amount a year.',
    ])
    expect(await why(`${heading}\n`)).toEqual(['The file has no rows, only the names of the columns.'])
    expect(await why('PK\u0003\u0004 this is no workbook')).toEqual([expect.stringMatching(/could not be read/)])
  })

  it('is rejected as an incomplete form', async () => {
    const { payload, headers } = multipartForm('', Buffer.from(`${heading}\n`), 'list.csv', 'text/csv')
    const cut = payload.subarray(payload.indexOf('--', 10), payload.length - 10)
    expect((await as('section').send('POST', `/results/${setupId}/file`, cut, headers)).code).toBe(400)
  })

  it('is validated by permitted staff, and replaces the list as a whole on confirmation', async () => {
    for (const who of ['editor', 'call', 'rahima', 'director']) expect((await read(who, setupId, good)).code).toBe(403)
    const answer = bodyOf(await read('section', setupId, good)).data
    expect(answer).toMatchObject({
      total: 2,
      refused: 0,
      sum: '55000',
      rows: [{ number: '123456', name: 'R***** KHATUN', district: { en: 'Tangail' } }, { name: 'ক***** উদ্দিন' }],
    })
    expect((await plan())['state']).toBe('NONE')
    expect(bodyOf(await confirm('section', setupId, answer['importId'])).data).toEqual({ selected: 2 })
    expect((await confirm('section', setupId, answer['importId'])).code).toBe(404)
    expect(await plan()).toMatchObject({ state: 'READY', origin: 'FILE', takesFile: 'OUTSIDE', publishAt: null })
    expect(bodyOf(await as('assistant').send('GET', `/results/${setupId}/entries?search=২৩৪৫৬৭`)).data).toMatchObject({
      total: 1,
      list: [{ rank: 2, name: 'করিম উদ্দিন', district: 'Cumilla' }],
    })
    expect((await as('call').send('GET', `/results/${setupId}/entries`)).code).toBe(404)
    expect((await as('call').send('GET', `/results/${setupId}/plan`)).code).toBe(404)
  })

  it('can be replaced by a corrected file until it is published', async () => {
    const { importId } = bodyOf(await read('section', setupId, `${good}456789,4567890123,SALMA BEGUM,Tangail,27500,\n`))
      .data as { importId: string }
    expect(bodyOf(await confirm('section', setupId, importId)).data).toEqual({ selected: 3 })
    expect(await portal.db.selectFrom('result_import').select('id').execute()).toEqual([{ id: importId }])
  })

  it('has a text that an editor writes but cannot publish', async () => {
    const text = {
      title: 'Result of 2019',
      titleBng: '২০১৯ সালের ফলাফল',
      note: 'Bring the letter.',
      noteBng: 'পত্রটি সঙ্গে আনুন।',
      memoNo: '49.04-19',
      memoOn: '2019-12-01',
    }
    const { revision } = await plan()
    const wrong = await as('editor').send('PUT', `/results/${setupId}/text`, {
      ...text,
      title: 'বাংলা',
      titleBng: '',
      revision,
    })
    expect(bodyOf(wrong).issues?.map(({ path }) => path)).toEqual(['titleBng', 'title'])
    expect(
      bodyOf(await as('editor').send('PUT', `/results/${setupId}/text`, { ...text, revision })).data,
    ).toMatchObject({ title: 'Result of 2019', memoNo: '49.04-19' })
    expect(bodyOf(await as('section').send('PUT', `/results/${setupId}/text`, { ...text, revision })).code).toBe(
      'VERSION_CONFLICT',
    )
    expect((await as('call').send('PUT', `/results/${setupId}/text`, { ...text, revision: 1 })).code).toBe(403)
    for (const path of ['publish', 'schedule'])
      expect(
        (
          await as('editor').send(
            path === 'publish' ? 'POST' : 'PUT',
            `/results/${setupId}/${path}`,
            path === 'publish' ? { version: 1 } : { publishAt: '2099-01-01T10:00' },
          )
        ).code,
      ).toBe(403)
  })

  it('is published by the director, masked, and found by roll and registration in either digits', async () => {
    expect(bodyOf(await publishSeen(as('director'), setupId)).data).toEqual({
      selected: 3,
      notSelected: 0,
    })
    const all = await publicly(`&setupId=${setupId}`)
    expect(all['setups'][0]).toMatchObject({
      title: 'Result of 2019',
      note: 'Bring the letter.',
      memoNo: '49.04-19',
      memoOn: '2019-12-01',
    })
    expect(all['list']).toMatchObject([
      { applicationNo: '', name: 'R***** KHATUN', rollNo: '123456', district: 'Tangail' },
      { name: 'ক***** উদ্দিন' },
      {},
    ])
    expect(JSON.stringify(all)).not.toMatch(/RAHIMA|1234567890/)
    for (const [by, number] of [
      ['ROLL', '২৩৪৫৬৭'],
      ['REGISTRATION', '2345678901'],
      ['REGISTRATION', '২৩৪৫৬৭৮৯০১'],
    ] as const)
      expect((await publicly(`&searchBy=${by}&searchValue=${encodeURIComponent(number)}`))['list']).toMatchObject([
        { rollNo: '234567' },
      ])
    expect((await publicly('&districtId=44'))['total']).toBe(2)
    expect((await read('section', setupId, good)).code).toBe(409)
  })

  it('is corrected after publication only with a recorded reason', async () => {
    const words = { title: 'Result of 2019', titleBng: '২০১৯ সালের ফলাফল (সংশোধিত)', memoNo: '49.04-19' }
    const silent = await as('editor').send('PUT', `/results/${setupId}/text`, {
      ...words,
      revision: (await plan())['revision'],
    })
    expect(bodyOf(silent).issues?.map(({ path }) => path)).toEqual(['reason'])
    const said = await as('editor').send('PUT', `/results/${setupId}/text`, {
      ...words,
      reason: 'The title had a wrong year.',
      revision: (await plan())['revision'],
    })
    expect(said.code).toBe(200)
    const entry = { name: 'RAHIMA BEGUM', rollNo: '123457', registrationNo: '1234567890', amount: '30000' }
    const correct = (who: string, rank: number, body: object) =>
      as(who).send('POST', `/results/${setupId}/entries/${rank}/correct`, body)
    expect((await correct('section', 1, { entry, reason: 'The board gave another roll.' })).code).toBe(403)
    expect(bodyOf(await correct('director', 1, { entry, reason: '' })).issues?.map(({ path }) => path)).toEqual([
      'reason',
    ])
    expect((await correct('director', 1, { entry, reason: 'The board gave another roll.' })).code).toBe(200)
    expect((await correct('director', 3, { reason: 'Named twice by mistake.' })).code).toBe(200)
    const all = await publicly(`&setupId=${setupId}`)
    expect(all).toMatchObject({
      total: 2,
      list: [{ name: 'R***** BEGUM', rollNo: '123457', amountPerYear: '30000.00' }, {}],
    })
    expect(all['setups'][0]['correctedOn']).toMatch(/^20/)
    const audit = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'result.corrected')
      .orderBy('id')
      .execute()
    expect(audit.map(({ detail }) => (detail as { reason?: string }).reason)).toEqual([
      'The title had a wrong year.',
      'The board gave another roll.',
      'Named twice by mistake.',
    ])
  })

  it('is available as PDF: masked for the public, with full names for permitted staff', async () => {
    const document = await portal.get(`/pub/results/${setupId}/list.pdf?language=bn`)
    expect([document.code, document.headers['content-type']]).toEqual([200, 'application/pdf'])
    const shaped = (await readPageTexts(document.body as Buffer)).join('')
    expect(shaped).toContain('ওয়েজ আর্নার্স কল্যাণ বোর্ড')
    expect(shaped).toContain('জেলা: টাঙ্গাইল (১ জন)')
    expect(shaped).toContain('পৃষ্ঠা ১/১')
    expect((await readAsciiTexts(document.body as Buffer)).join('')).not.toContain('RAHIMA')
    const unmasked = await as('assistant').send('GET', `/results/${setupId}/list.pdf?language=en`)
    expect((await readAsciiTexts(unmasked.body as unknown as Buffer)).join('')).toContain('RAHIMA BEGUM')
    for (const who of ['editor', 'call'])
      expect((await as(who).send('GET', `/results/${setupId}/list.pdf`)).code).toBe(403)
    expect((await portal.get(`/pub/results/${setupId}/list.pdf?part=2`)).code).toBe(404)
  })
})

describe('imported list of the disability allowance', () => {
  it('accepts record numbers and names, and shows numbers and initials', async () => {
    const id = await oldCircular('disability', {
      ...circular2026,
      title: 'Allowance of 2018',
      titleBng: '২০১৮ সালের ভাতা',
    })
    const { importId } = bodyOf(await read('section', id, 'record_no,name,amount\nDIS-2018-০০০০০১,SUMI AKTER,24000\n'))
      .data as { importId: string }
    await confirm('section', id, importId)
    await publishSeen(as('director'), id, { memoNo: 'DIS-18' })
    const found = bodyOf(
      await portal.get(`/pub/results?type=DISABILITY&searchBy=RECORD_NO&searchValue=dis-2018-000001`),
    ).data
    expect(found['list']).toEqual([{ applicationNo: 'DIS-2018-000001', name: 'S. A.' }])
    const document = (await portal.get(`/pub/results/${id}/list.pdf?language=en`)).body as Buffer
    expect((await readAsciiTexts(document)).join('')).toContain('DIS-2018-000001')
    expect((await readAsciiTexts(document)).join('')).not.toMatch(/SUMI|24,000/)
  })
})
