import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  bribeComplaint,
  complaintClient,
  complainantMobile,
  complaintForm,
  photo as takePhoto,
  complainantSecrets,
} from './complaint-client.test.support.ts'

const [section, callCentre] = ['so.two@demo.wewb', 'callcentre@demo.wewb']
const officeOfCumilla = '7'
const words = { noteBng: 'আপনার কথা সত্য। ব্যবস্থা নেওয়া হয়েছে।' }

let portal: TestPortal
let photo: Buffer
let people: ReturnType<typeof complaintClient>
beforeAll(async () => {
  portal = await startTestPortal()
  people = complaintClient(portal)
  photo = await takePhoto()
})
afterAll(() => portal.stop())

const submit: typeof people.submit = (...args) => people.submit(...args)
const ticketOf: typeof people.ticketOf = (...args) => people.ticketOf(...args)
const status: typeof people.status = (...args) => people.status(...args)
const reply: typeof people.reply = (...args) => people.reply(...args)
const file: typeof people.file = (...args) => people.file(...args)

describe('complaint submission', () => {
  it('is open to anybody, with attachments, and sends the ticket by SMS and e-mail', async () => {
    const { code, body } = await submit({}, [{ name: 'Receipt', bytes: photo }])
    expect([code, body.data.ticketNo]).toEqual([200, expect.stringMatching(/^GCR\d{12}$/)])
    const messages = (await people.messages('GCR_TICKET')).slice(-2)
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['SMS', complainantMobile],
      ['EMAIL', 'salma@example.com'],
    ])
    expect(messages[0]?.body).toBe(
      `Complaint received. Ticket ${body.data.ticketNo}. Check with ticket and mobile number. -WEWB`,
    )
  })
  it('issues non-consecutive ticket numbers', async () => {
    const digits = [await ticketOf(), await ticketOf(), await ticketOf()].map((ticket) => Number(ticket.slice(-6)))
    expect(new Set(digits).size).toBe(3)
    expect(digits[1] === (digits[0] ?? 0) + 1 && digits[2] === (digits[1] ?? 0) + 1).toBe(false)
  })
  it('reports all issues at once before any attachment is stored', async () => {
    const { code, body } = await submit({
      name: '',
      mobile: '12',
      description: 'short',
      officeId: officeOfCumilla,
      officeTypeId: 'MISSION',
    })
    expect(code).toBe(422)
    expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'description',
      'mobile',
      'name',
      'officeId',
    ])
  })
  it('requires the right captcha, once', async () => {
    const wrong = complaintForm('complaint', { ...bribeComplaint, ...(await portal.newCaptcha()), captcha: '000000' })
    expect((await portal.post('/pub/complaints', wrong.payload, { headers: wrong.headers })).body.code).toBe(
      'INVALID_CAPTCHA',
    )
    const right = complaintForm('complaint', { ...bribeComplaint, ...(await portal.newCaptcha()) })
    const both = await Promise.all(
      [1, 2].map(() => portal.post('/pub/complaints', right.payload, { headers: right.headers })),
    )
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '422'])
  })
  it('validates the content of attachments', async () => {
    const page = '<script>alert(1)</script>'
    const bad = await submit({}, [{ name: 'Picture', bytes: Buffer.from(page) }])
    expect([bad.code, bad.body.issues[0].path]).toEqual([422, 'attachments.0.file'])
    const unnamed = await submit({ attachments: [{ file: ['0'] }] }, [{ name: '', bytes: photo }])
    expect(unnamed.body.issues[0].path).toBe('attachments.0.name')
    expect(
      (await submit({ attachments: [{ name: 'Receipt', file: ['3'] }] }, [{ name: 'x', bytes: photo }])).body.code,
    ).toBe('MALFORMED')
    const six = Array.from({ length: 6 }, () => ({ name: 'Receipt', bytes: photo }))
    expect((await submit({}, six)).code).toBeGreaterThanOrEqual(400)
  })
  it('rejects malformed requests without a server error', async () => {
    const broken: [string, Record<string, string>][] = [
      ['{}', { 'content-type': 'application/json' }],
      ['--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
      [
        '--x\r\ncontent-disposition: form-data; name="complaint"\r\n\r\n{oops\r\n--x--\r\n',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ],
      [
        '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n{}\r\n--x--\r\n',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ],
    ]
    for (const [payload, headers] of broken) {
      const { code } = await portal.post('/pub/complaints', Buffer.from(payload), { headers })
      expect(code).toBeGreaterThanOrEqual(400)
      expect(code).toBeLessThan(500)
    }
    expect((await submit({ state: 'RESOLVED' })).body.code).toBe('MALFORMED')
    expect((await submit({ subject: 'nul \u0000 here' })).body.code).toBe('MALFORMED')
  })
  it('is possible for the call centre without a captcha, and for no other user', async () => {
    const { payload, headers } = complaintForm('complaint', bribeComplaint)
    const sent = await portal.post('/complaints', payload, { headers, token: await portal.tokenOf(callCentre) })
    expect(sent.code).toBe(200)
    expect((await file(callCentre, sent.body.data.ticketNo)).body.data).toMatchObject({
      enteredByStaffYn: 'Y',
      complainantSeen: 'hidden',
    })
    expect(
      (await portal.post('/complaints', payload, { headers, token: await portal.tokenOf('01700000001') })).code,
    ).toBe(403)
  })
})

describe('stored complaint', () => {
  it('encrypts complainant and description', async () => {
    const ticket = await ticketOf()
    const { rows } = await portal.db
      .selectFrom('complaint')
      .selectAll()
      .where('ticket_no', '=', ticket)
      .execute()
      .then((all) => ({
        rows: JSON.stringify(all.map(({ answers_sealed: _sealed, mobile_index: _index, ...open }) => open)),
      }))
    for (const secret of [...complainantSecrets, 'পাঁচ হাজার', 'Nameless']) expect(rows).not.toContain(secret)
    const audit = JSON.stringify(
      await portal.db.selectFrom('audit').selectAll().where('event', 'like', 'complaint.%').execute(),
    )
    for (const secret of complainantSecrets) expect(audit).not.toContain(secret)
  })
  it('has no image with location metadata', async () => {
    const ticket = await ticketOf({}, [{ name: 'Receipt', bytes: photo }])
    const [attached] = (await file(section, ticket)).body.data.attachments
    const { body } = await people.as(section, 'GET', `/complaints/${ticket}/attachments/${attached.attachmentId}`)
    expect(photo.toString('latin1')).toContain('taken at home')
    expect(body.toString('latin1')).not.toContain('taken at home')
  })
})

describe('complainant', () => {
  it('reads the status with ticket and mobile in any notation, without personal data', async () => {
    const ticket = await ticketOf()
    const { body } = await status(`${ticket.toLowerCase().slice(0, 3)} ${ticket.slice(3)}`, '+880 1912-345678')
    expect(body.data).toMatchObject({
      ticketNo: ticket,
      state: 'RECEIVED',
      stateTextBng: 'অভিযোগ গৃহীত হয়েছে',
      openActions: [],
    })
    for (const secret of complainantSecrets) expect(JSON.stringify(body)).not.toContain(secret)
  })
  it('gets the same response for a wrong ticket and a wrong mobile', async () => {
    const ticket = await ticketOf()
    const answers = [
      await status(ticket, '01711111111', '10.0.1.1'),
      await status('GCR261115000000', complainantMobile, '10.0.1.2'),
    ]
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body])
    expect(answers[0]?.body).toMatchObject({ code: 'NOT_FOUND', message: 'No Information Found!' })
  })
  it('must solve a captcha after three failed attempts at a ticket by anyone', async () => {
    const ticket = await ticketOf()
    for (const from of ['10.0.2.1', '10.0.2.2', '10.0.2.3'])
      expect((await status(ticket, '01711111111', from)).body.code).toBe('NOT_FOUND')
    const rejection = await status(ticket, complainantMobile, '10.0.2.4')
    expect([rejection.body.code, rejection.body.issues[0].path]).toEqual(['INVALID_CAPTCHA', 'captcha'])
    const proof = { ticketNo: ticket, mobile: complainantMobile, ...(await portal.newCaptcha()) }
    expect((await portal.post('/pub/complaints/status', proof, { remoteAddress: '10.0.2.4' })).code).toBe(200)
    expect((await status(ticket, complainantMobile, '10.0.2.4')).code).toBe(200)
  })
  it('cannot perform unavailable actions', async () => {
    const ticket = await ticketOf()
    for (const action of ['ANSWER', 'APPEAL', 'RATE'])
      expect((await reply(ticket, action, {})).body.code).toBe('MOVE_NOT_OPEN')
    expect((await reply(ticket, 'RESOLVE', words)).body.code).toBe('MALFORMED')
  })
})

describe('disabled complaint setting', () => {
  const turn = (code: string, active_yn: 'Y' | 'N') =>
    portal.db.updateTable('general_setting').set({ active_yn }).where('code', '=', code).execute()

  it('closes submission and status at once, but not for the call centre', async () => {
    const ticket = await ticketOf()
    await turn('ALLOW_ONLINE_GCR_APPLICATION', 'N')
    expect((await submit()).body.code).toBe('SERVICE_CLOSED')
    const { generalSettings } = (await portal.get('/pub/portal-settings')).body.data
    expect(generalSettings).toContainEqual({ setting_code: 'ALLOW_ONLINE_GCR_APPLICATION', active_yn: 'N' })
    expect((await status(ticket)).code).toBe(200)
    await turn('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK', 'N')
    expect((await status(ticket)).body.code).toBe('SERVICE_CLOSED')
    expect((await reply(ticket, 'ANSWER', {})).body.code).toBe('SERVICE_CLOSED')
    const { payload, headers } = complaintForm('complaint', bribeComplaint)
    expect((await portal.post('/complaints', payload, { headers, token: await portal.tokenOf(callCentre) })).code).toBe(
      200,
    )
    await turn('ALLOW_ONLINE_GCR_APPLICATION', 'Y')
    expect((await submit()).code).toBe(200)
  })
})
