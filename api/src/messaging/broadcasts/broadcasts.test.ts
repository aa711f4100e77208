import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '@wewb/tests/test-size.ts'
import { setQuietHours, setSetting } from '#messaging/messages/gateway.test.support.ts'
import { submitApplicationAs } from '#testing/test-applicant.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { runBroadcast, enqueueNextBatch } from './run-broadcast.ts'
import { insertBroadcast } from './queries.ts'

let portal: TestPortal
let editor: string
let director: string
beforeAll(async () => {
  portal = await startTestPortal()
  editor = await portal.tokenOf('editor@demo.wewb')
  director = await portal.tokenOf('dir.welfare@demo.wewb')
  await setSetting(portal, 'BROADCASTS_A_WEEK', '50')
})
afterAll(() => portal.stop())

const words = {
  subject: 'Offices closed',
  subjectBng: 'অফিস বন্ধ',
  text: 'Offices are closed on Sunday. -WEWB',
  textBng: 'রবিবার অফিস বন্ধ থাকবে। -WEWB',
}
type Audience = { kind: 'everyone' | 'members' | 'files' | 'drafts'; [filter: string]: unknown }
const preview = (audience: Audience, more: object = {}, token = editor) =>
  portal.post('/broadcasts/preview', { ...words, ...more, audience }, { token })
const write = (audience: Audience, more: object = {}, token = editor) =>
  portal.post('/broadcasts', { ...words, ...more, audience }, { token })
const approve = (id: number, token = director) => portal.post(`/broadcasts/${id}/approve`, {}, { token })
const stop = (id: number, token = director) =>
  portal.post(`/broadcasts/${id}/stop`, { reason: 'A wrong day in the text' }, { token })
const get = async (id: number) => (await portal.get(`/broadcasts/${id}`, { token: editor })).body.data
const written = async (audience: Audience = { kind: 'everyone' }): Promise<number> =>
  (await write(audience)).body.data.broadcastId
const messagesOf = (id: number) =>
  portal.db
    .selectFrom('message')
    .select(['recipient', 'channel', 'state', 'language', 'body', 'not_before'])
    .where('broadcast_id', '=', id)
    .execute()
const finished = (id: number) => eventually(async () => (await get(id)).state === 'DONE')

describe('draft broadcast', () => {
  it('previews the recipients, the parts, the cost and a masked sample of five', async () => {
    const { body } = await preview({ kind: 'everyone' })
    const people = await portal.db
      .selectFrom('account')
      .select('login_id')
      .where('state', '=', 'active')
      .where('user_type', '=', 'APPLICANT')
      .execute()
    const { sms, email, parts, costPoisha, examples } = body.data
    expect(body.data.people).toBe(people.length)
    expect(sms.bn + sms.en + email.bn + email.en).toBe(people.length)
    expect(parts).toEqual({ bn: 1, en: 1 })
    expect(costPoisha).toEqual({ bn: sms.bn * 35, en: sms.en * 35 })
    expect(examples.length).toBe(Math.min(5, people.length))
    expect(examples.every(({ recipient }: { recipient: string }) => recipient.includes('*****'))).toBe(true)
  })
  it('filters recipients by service, status, district, mission, country and circular', async () => {
    const no = await submitApplicationAs(portal, '01700000001')
    const all = (await preview({ kind: 'files' })).body.data.people
    const file = await portal.db
      .selectFrom('application')
      .select(['service', 'district', 'setup_id', 'status'])
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    const counts = []
    for (const filter of [
      { service: file.service },
      { status: file.status },
      { setupId: file.setup_id ?? 1 },
      { country: 'SA' },
      { mission: 'NOWHERE' },
      { district: 'nowhere' },
    ])
      counts.push((await preview({ kind: 'files', ...filter })).body.data.people)
    expect(counts.slice(0, 3)).toEqual([1, 1, 1])
    expect(counts.every((n) => n <= all)).toBe(true)
    expect(counts.slice(-2)).toEqual([0, 0])
    for (const kind of ['members', 'drafts'] as const) expect((await preview({ kind })).code).toBe(200)
  })
  it('rejects texts that lack a language, are too long or have unknown placeholders, at their field', async () => {
    const { body } = await preview(
      { kind: 'everyone' },
      { textBng: ' ', text: 'Dear {name}', subject: 'x'.repeat(200) },
    )
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['textBng', 'subject', 'text'])
    expect((await write({ kind: 'files', district: 'nowhere' })).body.issues[0].path).toBe('audience')
  })
  it('sends nothing before a second person approves it', async () => {
    const id = await written()
    expect([(await get(id)).state, await messagesOf(id)]).toEqual(['WAITING', []])
    expect((await approve(id, editor)).code).toBe(403)
    await portal.db
      .insertInto('role_permission')
      .values({ role_id: 11, screen: 'messages', action: 'approve' })
      .execute()
    expect((await approve(id, editor)).body.code).toBe('OWN_BROADCAST')
    await portal.db
      .deleteFrom('role_permission')
      .where('role_id', '=', 11)
      .where('action', '=', 'approve')
      .where('screen', '=', 'messages')
      .execute()
    expect((await write({ kind: 'everyone' }, {}, director)).code).toBe(403)
    expect((await stop(id, editor)).code).toBe(200)
    expect((await approve(id)).body.code).toBe('MOVE_NOT_OPEN')
  })
})

describe('approved broadcast', () => {
  it('reaches each person once, in their language, and reports the results', async () => {
    const id = await written()
    const answers = await Promise.all([approve(id), approve(id)])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    await finished(id)
    await eventually(async () => (await get(id)).waiting === 0)
    const messages = await messagesOf(id)
    const languages = new Map(
      (await portal.db.selectFrom('account').select(['login_id', 'language']).execute()).map(
        ({ login_id, language }) => [login_id, language],
      ),
    )
    expect(new Set(messages.map(({ recipient }) => recipient)).size).toBe(messages.length)
    expect(
      messages.every(
        ({ recipient, body }) => body === (languages.get(recipient) === 'en' ? words.text : words.textBng),
      ),
    ).toBe(true)
    expect(await get(id)).toMatchObject({
      people: messages.length,
      told: messages.length,
      sent: messages.length,
      failed: 0,
      skipped: 0,
    })
    const events = await portal.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `broadcast:${id}`)
      .orderBy('id')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['broadcast.written', 'broadcast.approved', 'broadcast.finished'])
  })
  it('can be stopped: unsent messages are cancelled, and no recipients are added', async () => {
    const hour = (new Date().getUTCHours() + 6) % 24
    await setQuietHours(portal, { from: hour, until: (hour + 2) % 24 })
    const id = await written()
    await approve(id)
    await finished(id)
    // Quiet hours do not apply to e-mail.
    const bySms = async () => (await messagesOf(id)).filter(({ channel }) => channel === 'SMS')
    expect(await get(id)).toMatchObject({ stoppableYn: 'Y' })
    expect((await bySms()).every(({ not_before }) => not_before !== null)).toBe(true)
    expect((await stop(id)).code).toBe(200)
    expect(new Set((await bySms()).map(({ state }) => state))).toEqual(new Set(['stopped']))
    expect(await get(id)).toMatchObject({ state: 'STOPPED', waiting: 0, reason: 'A wrong day in the text' })
    await setQuietHours(portal, { from: 0, until: 0 })
  })
  it('skips recipients above the weekly limit', async () => {
    await setSetting(portal, 'BROADCASTS_A_WEEK', '0')
    expect((await preview({ kind: 'everyone' })).body.data).toMatchObject({ people: 0, examples: [] })
    const id = await portal.db
      .transaction()
      .execute((tx) => insertBroadcast(tx, words, { audience: { kind: 'everyone' }, foreseen: 3, by: 1 }))
    await approve(id)
    await finished(id)
    const { skipped, told, people } = await get(id)
    expect([told, skipped]).toEqual([0, people])
    await setSetting(portal, 'BROADCASTS_A_WEEK', '50')
  })
  it.runIf(isFull)(
    'notifies everybody once despite kills and concurrent workers',
    async () => {
      await addPeople(450)
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.boolean(), { maxLength: 4 }),
          fc.integer({ min: 1, max: 3 }),
          async (steps, workers) => {
            const id = await portal.db
              .transaction()
              .execute((tx) => insertBroadcast(tx, words, { audience: { kind: 'everyone' }, foreseen: 450, by: 1 }))
            await portal.db.updateTable('broadcast').set({ state: 'RUNNING' }).where('id', '=', id).execute()
            for (const dies of steps)
              await portal.db
                .transaction()
                .execute(async (tx) => {
                  await enqueueNextBatch(tx, portal, id)
                  if (dies) throw new Error('killed')
                })
                .catch(() => {})
            await Promise.all(Array.from({ length: workers }, () => runBroadcast(portal, id)))
            const recipients = (await messagesOf(id)).map(({ recipient }) => recipient)
            const all = await portal.db
              .selectFrom('account')
              .select('login_id')
              .where('state', '=', 'active')
              .where('user_type', '=', 'APPLICANT')
              .execute()
            expect(recipients.toSorted()).toEqual(all.map(({ login_id }) => login_id).toSorted())
          },
        ),
        { numRuns: 8 },
      )
    },
    120_000,
  )
})

const addPeople = (n: number) =>
  portal.db
    .insertInto('account')
    .values(
      Array.from({ length: n }, (_, at) => ({
        login_type: 'MOBILE' as const,
        login_id: `0158${String(at).padStart(7, '0')}`,
        full_name: 'A Person',
        password_hash: 'x',
        user_type: 'APPLICANT',
        state: 'active' as const,
      })),
    )
    .execute()
