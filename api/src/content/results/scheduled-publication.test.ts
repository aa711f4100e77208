import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDhakaDateTimeLocal } from '@wewb/domain/content/publication'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { exampleWorkerJahangir } from '@wewb/domain/services/definitions/example-people'
import { createTestApplicant, submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { publishDueResults, resultPublisher } from './publish-due-results.ts'
import { notifyRemainingResults } from './notify-result-list.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: string) => people[name] as ReturnType<typeof createTestApplicant>
const logins = {
  rahima: '01700000001',
  karim: '01700000002',
  section: 'so.edu@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  editor: 'editor@demo.wewb',
  call: 'callcentre@demo.wewb',
}
let setupId: number
const files: string[] = []
/** Responses to the applicant, by endpoint, before the director decided. */
const before: Record<string, string> = {}
const revisionOf = async (who: string, file: number): Promise<number> =>
  (await as(who).get(files[file] ?? ''))['revision']
const ways: Record<string, () => Promise<unknown>> = {
  // The revision counts the moves: the difference of the two must not disclose who was selected.
  'own page': async () => ({
    ...(await as('rahima').get(files[0] ?? '')),
    revision: (await revisionOf('rahima', 0)) - (await revisionOf('karim', 1)),
  }),
  dashboard: async () => bodyOf(await as('rahima').send('GET', '/dashboard')).data,
  'own list': async () => bodyOf(await as('rahima').send('GET', '/applications')).data,
  'status check': async () => {
    const { captchaId } = bodyOf(await portal.get('/pub/captcha')).data
    const query = {
      moduleCode: 'edu-allowance',
      applicationNo: files[0],
      mobile: '01712345678',
      captchaId,
      captcha: '123456',
    }
    return bodyOf(await portal.post('/pub/application-status-check', query)).data
  },
}
beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  setupId = bodyOf(await as('section').send('GET', '/setups/scholarship?size=100')).data['list'].find(
    ({ title }: { title: string }) => title.includes('SSC'),
  ).setupId
  const second = {
    boardId: '4',
    rollNo: '234568',
    registrationNo: '2345678902',
    studentBrn: '20091234567890124',
    studentNameBn: 'তানভীর আলম',
    groupId: 'HUMANITIES',
    worker: exampleWorkerJahangir,
  }
  files.push(await submitApplicationAs(portal, logins.rahima), await submitApplicationAs(portal, logins.karim, second))
  const reply = {
    checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
    initialApproveStatus: '1',
    recommendedAmount: '27500',
  }
  for (const no of files)
    await as('section').send('POST', `/applications/${no}/actions/forward`, {
      reply,
      revision: await as('section').revisionOf(no),
    })
  await as('director').send('POST', `/demo/circulars/${setupId}/close`)
  await as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1, proposeYn: 'Y' })
  for (const [way, look] of Object.entries(ways)) before[way] = JSON.stringify(await look())
}, 60_000)
afterAll(() => portal.stop())

const hour = 3_600_000
const ahead = (time: number) => toDhakaDateTimeLocal(new Date(Date.now() + time))
const later = (time: number) => ({ ...portal, now: () => new Date(Date.now() + time) })
const schedule = (publishAt: string, who = 'director') =>
  as(who).send('PUT', `/results/${setupId}/schedule`, { publishAt })
const plan = async () => bodyOf(await as('director').send('GET', `/results/${setupId}/plan`)).data
const messages = async () =>
  (
    await portal.db
      .selectFrom('message')
      .select(['recipient', 'template'])
      .where('template', 'like', 'EDU_%')
      .orderBy('id')
      .execute()
  ).map(({ recipient, template }) => `${template} ${recipient}`)

/** Returns the ways in which an outsider could learn the result. */
async function whatLeaks(): Promise<string[]> {
  const [no = ''] = files
  const seen: [string, unknown][] = [
    ['search', bodyOf(await portal.get(`/pub/results?type=EDUCATION&setupId=${setupId}`)).data['total']],
    ['setups', bodyOf(await portal.get('/pub/results?type=EDUCATION')).data['setups'].length],
    ['paper', (await portal.get(`/pub/results/${setupId}/list.pdf`)).code === 200],
    ['letter', (await as('rahima').send('GET', `/applications/${no}/letter`)).code === 200],
    ['call centre', (await as('call').send('GET', `/results/${setupId}/plan`)).code === 200],
    ['messages', (await messages()).length],
  ]
  for (const [channel, look] of Object.entries(ways))
    seen.push([channel, JSON.stringify(await look()) !== before[channel]])
  return seen.filter(([, value]) => value).map(([way]) => way)
}

describe('scheduled publication', () => {
  it('requires a publishable list and a future time', async () => {
    expect(bodyOf(await schedule(ahead(hour))).code).toBe('MOVE_NOT_OPEN')
    await as('director').send('POST', `/setups/scholarship/${setupId}/merit-list/approve`, {
      version: 1,
      sanctionMemoNo: '49.04-1',
    })
    for (const [typed, said] of [
      ['', 'This field is required.'],
      ['tomorrow', 'This date does not exist. Check day, month and year.'],
      [ahead(-hour), 'This moment has passed. Choose one still to come.'],
      [ahead(9999 * hour), 'Choose a moment within a year.'],
    ] as const)
      expect(bodyOf(await schedule(typed)).issues).toEqual([
        { path: 'publishAt', code: expect.anything(), message: said },
      ])
    for (const who of ['editor', 'assistant', 'section']) expect((await schedule(ahead(hour), who)).code).toBe(403)
  })

  it('uses Dhaka time, and can be rescheduled and cancelled', async () => {
    const moment = ahead(2 * hour)
    expect(bodyOf(await schedule(moment)).data).toMatchObject({
      state: 'READY',
      publishAt: new Date(`${moment}+06:00`).toISOString(),
    })
    expect((await schedule(ahead(5 * hour))).code).toBe(200)
    await publishDueResults(later(3 * hour))
    expect((await plan())['state']).toBe('READY')
    expect(bodyOf(await as('director').send('DELETE', `/results/${setupId}/schedule`)).data['publishAt']).toBe(null)
    expect(bodyOf(await as('director').send('DELETE', `/results/${setupId}/schedule`)).code).toBe('MOVE_NOT_OPEN')
    await publishDueResults(later(6 * hour))
    expect((await plan())['state']).toBe('READY')
  })

  it('reveals nothing of the result before the time in any way', async () => {
    await schedule(ahead(24 * hour))
    expect(await whatLeaks()).toEqual([])
  })

  it('happens automatically at the time, once, and notifies everybody once', async () => {
    // Schedules a few seconds ahead; the portal publishes without a request.
    const soon = new Date(Date.now() + 5000)
    expect((await schedule(soon.toISOString())).code).toBe(200)
    await eventually(async () => (await plan())['state'] === 'PUBLISHED')
    const { published_at } = await portal.db
      .selectFrom('merit_list')
      .select('published_at')
      .where('setup_id', '=', setupId)
      .executeTakeFirstOrThrow()
    expect(published_at?.getTime()).toBeGreaterThanOrEqual(soon.getTime())
    await Promise.all([publishDueResults(portal), publishDueResults(portal), notifyRemainingResults(portal)])
    expect(await messages()).toEqual([`EDU_RESULT ${logins.rahima}`, `EDU_NOT_SELECTED ${logins.karim}`])
    expect(new Set(await whatLeaks())).toEqual(
      new Set([
        'search',
        'setups',
        'paper',
        'letter',
        'own page',
        'own list',
        'dashboard',
        'status check',
        'call centre',
        'messages',
      ]),
    )
    expect((await as('karim').get(files[1] ?? ''))['applicationStatus']).toBe('REJECTED')
    const audit = await portal.db
      .selectFrom('audit')
      .select(['actor', 'event'])
      .where('event', 'like', 'result.%')
      .orderBy('id')
      .execute()
    expect(audit.map(({ actor, event }) => `${actor.split(':')[0]} ${event}`)).toEqual([
      'account result.scheduled',
      'account result.scheduled',
      'account result.withdrawn',
      'account result.scheduled',
      'account result.scheduled',
      'portal result.published',
    ])
    expect(bodyOf(await schedule(ahead(hour))).code).toBe('MOVE_NOT_OPEN')
  })
})

describe('failure at the scheduled time', () => {
  const oldList = async (title: string, memo: string): Promise<number> => {
    const circular = { ...sscCircular, title, titleBng: 'পুরোনো তালিকা', startDate: '2026-01-01', endDate: '2099-12-31' }
    const made = bodyOf(await as('section').send('POST', '/setups/scholarship', { circular })).data
    await as('director').send('POST', `/setups/scholarship/${made['setupId']}/publish`, { revision: made['revision'] })
    await as('director').send('POST', `/demo/circulars/${made['setupId']}/close`)
    const account = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.section)
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('merit_list')
      .values({
        setup_id: made['setupId'],
        state: 'APPROVED',
        seats: 0,
        order_by: [],
        eligible: 0,
        selected: 0,
        memo_no: memo,
        proposed_by: account.id,
      })
      .execute()
    return made['setupId']
  }

  it('leaves an unpublishable list unpublished and notifies the staff', async () => {
    const id = await oldList('An old list', 'M-old')
    await as('director').send('PUT', `/results/${id}/schedule`, { publishAt: ahead(hour) })
    await portal.db.updateTable('merit_list').set({ state: 'PROPOSED' }).where('setup_id', '=', id).execute()
    await publishDueResults(later(2 * hour))
    expect(bodyOf(await as('director').send('GET', `/results/${id}/plan`)).data).toMatchObject({
      state: 'PROPOSED',
      publishAt: null,
      missedAt: expect.any(String),
    })
  })

  it('resumes notifications after a restart, without duplicates', async () => {
    await portal.db.updateTable('merit_list').set({ untold: true }).where('setup_id', '=', setupId).execute()
    expect((await plan())['state']).toBe('TELLING')
    const before = await messages()
    const work = resultPublisher(portal)
    await Promise.all([work(), work()])
    expect([(await plan())['state'], await messages()]).toEqual(['PUBLISHED', before])
  })
})
