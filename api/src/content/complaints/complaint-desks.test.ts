import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { complaintClient, photo as takePhoto, complainantSecrets } from './complaint-client.test.support.ts'
import { escalateOverdueComplaints } from './escalate-overdue.ts'

const [section, assistant, director] = ['so.two@demo.wewb', 'ad.welfare@demo.wewb', 'dir.welfare@demo.wewb']
const [tangail, cumilla, auditor] = ['demo.tangail@demo.wewb', 'demo.cumilla@demo.wewb', 'auditor@demo.wewb']
const [officeOfTangail, officeOfCumilla] = ['2', '7']
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

const ticketOf: typeof people.ticketOf = (...args) => people.ticketOf(...args)
const status: typeof people.status = (...args) => people.status(...args)
const reply: typeof people.reply = (...args) => people.reply(...args)
const as: typeof people.as = (...args) => people.as(...args)
const file: typeof people.file = (...args) => people.file(...args)
const act: typeof people.act = (...args) => people.act(...args)

describe('complaint desks', () => {
  it('process a complaint from assignment to satisfaction rating', async () => {
    const ticket = await ticketOf({}, [{ name: 'Receipt', bytes: photo }])
    expect((await act(section, ticket, 'RESOLVE', words)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await act(section, ticket, 'ASSIGN', { officeId: officeOfTangail })).body.issues[0].path).toBe('officeId')
    expect((await act(section, ticket, 'ASSIGN', { officeId: officeOfCumilla, note: 'Please look.' })).code).toBe(200)
    expect((await act(cumilla, ticket, 'ASK_INFO', { noteBng: 'কোন দিন টাকা চেয়েছে?' })).body.issues).toBeUndefined()
    expect((await people.messages('GCR_INFO')).at(-1)?.body).toContain(ticket)
    expect((await status(ticket)).body.data).toMatchObject({
      state: 'INFO_WANTED',
      answerBng: 'কোন দিন টাকা চেয়েছে?',
      openActions: ['ANSWER'],
    })
    const answered = await reply(ticket, 'ANSWER', { answer: 'রবিবার সকালে।' }, [{ name: 'Letter', bytes: photo }])
    expect(answered.body.data).toMatchObject({ state: 'ASSIGNED', openActions: [] })
    expect((await reply(ticket, 'ANSWER', { answer: 'আবার' })).body.code).toBe('MOVE_NOT_OPEN')
    const hearing = { hearingDate: `${addDays(toDhakaDate(new Date()), 7)}T10:30`, hearingPlace: 'জেলা অফিস, কুমিল্লা' }
    expect((await act(cumilla, ticket, 'HEARING', { ...hearing, hearingDate: '2020-01-01T10:00' })).code).toBe(422)
    expect((await act(cumilla, ticket, 'HEARING', hearing)).code).toBe(200)
    expect((await status(ticket)).body.data).toMatchObject({ state: 'HEARING', hearingPlace: hearing.hearingPlace })
    expect((await act(cumilla, ticket, 'REPORT', { note: 'The money was asked for; the witness agrees.' })).code).toBe(
      200,
    )
    expect((await act(cumilla, ticket, 'RESOLVE', words)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await act(assistant, ticket, 'RESOLVE', {})).body.issues[0].path).toBe('noteBng')
    expect((await act(assistant, ticket, 'RESOLVE', words)).code).toBe(200)
    expect((await people.messages('GCR_CLOSED')).at(-1)?.body).toBe(
      `Complaint ${ticket} is settled. See the portal. -WEWB`,
    )
    const closed = (await status(ticket)).body.data
    expect(closed).toMatchObject({ state: 'RESOLVED', answerBng: words.noteBng, openActions: ['RATE'] })
    // Internal notes of officers are not disclosed.
    expect(JSON.stringify(closed)).not.toMatch(/witness|Please look/)
    expect((await reply(ticket, 'RATE', { satisfaction: '4' })).body.data).toMatchObject({
      satisfaction: 4,
      openActions: [],
    })
  })
  it('let one of two concurrent officers succeed', async () => {
    const ticket = await ticketOf()
    const { revision } = (await file(section, ticket)).body.data
    const body = { action: 'ASSIGN', revision, officeId: officeOfCumilla }
    const both = await Promise.all(
      [section, assistant].map((login) => as(login, 'POST', `/complaints/${ticket}/action`, body)),
    )
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
  })
  it('dismiss with a reason, and only the director decides the appeal', async () => {
    const ticket = await ticketOf()
    expect((await act(assistant, ticket, 'DISMISS', { noteBng: 'প্রমাণ পাওয়া যায়নি।' })).code).toBe(200)
    expect((await status(ticket)).body.data).toMatchObject({
      state: 'DISMISSED',
      openActions: ['APPEAL'],
      actBy: addDays(toDhakaDate(new Date()), 30),
    })
    expect((await reply(ticket, 'APPEAL', { answer: 'short' })).code).toBe(422)
    const appealed = await reply(ticket, 'APPEAL', { answer: 'সাক্ষী আছেন, তাঁর কথা শোনা হয়নি।' })
    expect(appealed.body.data).toMatchObject({ state: 'APPEALED' })
    expect((await act(assistant, ticket, 'RESOLVE', words)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await act(director, ticket, 'DISMISS', { noteBng: 'আবার দেখা হয়েছে। প্রমাণ নেই।' })).code).toBe(200)
    expect((await status(ticket)).body.data.openActions).toEqual([])
  })
})

describe('accused office', () => {
  it('can neither read nor find the complaint about itself', async () => {
    const ticket = await ticketOf()
    expect((await file(tangail, ticket)).code).toBe(404)
    const { list } = (await as(tangail, 'GET', `/complaints?view=all&search=${ticket}`)).body.data
    expect(list).toEqual([])
    expect((await act(tangail, ticket, 'REPORT', { note: 'nothing happened here' })).code).toBe(404)
  })
  it('is the section for a complaint about the head office, which goes to the assistant director', async () => {
    const ticket = await ticketOf({ officeTypeId: 'HQ', officeId: '1' })
    expect((await file(section, ticket)).code).toBe(404)
    expect((await as(section, 'GET', `/complaints?view=all&search=${ticket}`)).body.data.total).toBe(0)
    expect((await file(assistant, ticket)).body.data).toMatchObject({
      desk: 'ASSISTANT_DIRECTOR',
      complainantSeen: 'whole',
    })
  })
})

describe('identity of the complainant', () => {
  it('is hidden outside the grievance desk on request, including attachments', async () => {
    const ticket = await ticketOf({}, [{ name: 'My passport', bytes: photo }])
    const [{ attachmentId }] = (await file(section, ticket)).body.data.attachments
    expect((await file(section, ticket)).body.data.answers).toMatchObject({
      name: 'Salma Khatun',
      mobile: '+8801912345678',
    })
    await act(section, ticket, 'ASSIGN', { officeId: officeOfCumilla })
    for (const login of [cumilla, auditor]) {
      const { body } = await file(login, ticket)
      for (const secret of complainantSecrets) expect(JSON.stringify(body)).not.toContain(secret)
      expect(body.data).toMatchObject({ complainantSeen: 'hidden', attachments: [], attachmentsHeldBack: 1 })
      expect((await as(login, 'GET', `/complaints/${ticket}/attachments/${attachmentId}`)).code).toBe(404)
    }
  })
  it('is otherwise visible to the handling office, and masked for read-only staff', async () => {
    const ticket = await ticketOf({ anonymousYn: 'N' })
    await act(section, ticket, 'ASSIGN', { officeId: officeOfCumilla })
    expect((await file(cumilla, ticket)).body.data.answers.name).toBe('Salma Khatun')
    const { answers } = (await file(auditor, ticket)).body.data
    expect(answers).toMatchObject({ name: 'S***** Khatun', mobile: '••••••••••5678', passportNo: '•••••4321' })
    expect(answers.address).not.toContain('Kartia')
  })
  it('is audited on every read', async () => {
    const ticket = await ticketOf()
    await file(section, ticket)
    const events = await portal.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `complaint:${ticket}`)
      .orderBy('id')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['complaint.submitted', 'complaint.opened'])
  })
})

describe('time limits of complaints', () => {
  const later = (days: number) => ({ ...portal, now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
  const stands = async (ticket: string) =>
    await portal.db
      .selectFrom('complaint')
      .select(['desk', 'state', 'raised'])
      .where('ticket_no', '=', ticket)
      .executeTakeFirst()

  it('escalate an overdue complaint to the assistant director, then to the director, and mark it', async () => {
    const ticket = await ticketOf()
    await escalateOverdueComplaints(later(1))
    expect(await stands(ticket)).toEqual({ desk: 'GRIEVANCE', state: 'RECEIVED', raised: 0 })
    await escalateOverdueComplaints(later(7))
    expect(await stands(ticket)).toEqual({ desk: 'ASSISTANT_DIRECTOR', state: 'RECEIVED', raised: 1 })
    await escalateOverdueComplaints(later(20))
    await escalateOverdueComplaints(later(40))
    expect(await stands(ticket)).toEqual({ desk: 'DIRECTOR', state: 'RECEIVED', raised: 2 })
    const events = await portal.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `complaint:${ticket}`)
      .where('event', '=', 'complaint.raised')
      .execute()
    expect(events).toHaveLength(2)
  })
  it('return an unanswered question to the desk', async () => {
    const ticket = await ticketOf()
    await act(section, ticket, 'ASSIGN', { officeId: officeOfCumilla })
    await act(cumilla, ticket, 'ASK_INFO', { noteBng: 'কোন দিন টাকা চেয়েছে?' })
    await escalateOverdueComplaints(later(16))
    expect(await stands(ticket)).toEqual({ desk: 'OFFICE', state: 'ASSIGNED', raised: 0 })
  })
})

describe('list of complaints', () => {
  it('shows each desk its own, and is searched by ticket and subject', async () => {
    const ticket = await ticketOf({ subject: 'বেতন পাইনি ছয় মাস' })
    const find = async (login: string, query: string) =>
      (await as(login, 'GET', `/complaints?${query}`)).body.data.list.map(
        ({ ticketNo }: { ticketNo: string }) => ticketNo,
      )
    expect(await find(section, `search=${ticket}`)).toEqual([ticket])
    expect(await find(section, `search=${encodeURIComponent('ছয় মাস')}`)).toEqual([ticket])
    expect(await find(director, `search=${ticket}`)).toEqual([])
    expect(
      await find(director, `view=all&search=${ticket}&state=RECEIVED&type=BRIBE&office=${officeOfTangail}`),
    ).toEqual([ticket])
    expect(await find(director, `view=all&search=${ticket}&overdue=Y`)).toEqual([])
    expect(await find(cumilla, `view=all&search=${ticket}`)).toEqual([])
    expect((await as('acc.maker@demo.wewb', 'GET', '/complaints')).code).toBe(403)
  })
})
