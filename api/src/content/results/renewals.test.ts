import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { circular2026, example } from '@wewb/domain/services/definitions/dis-allowance/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { picture } from '#testing/images.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { runRenewalReminders } from './renewal-reminders.ts'
import { awardLateApprovals } from './award-late-approvals.ts'
import { publishSeen } from './results.test.support.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: string) => people[name] as ReturnType<typeof createTestApplicant>
const logins = {
  amena: '01700000001',
  other: '01700000002',
  section: 'so.edu@demo.wewb',
  director: 'dir.welfare@demo.wewb',
}
// The second instalment is two years ahead, so that it is not due on any real date.
const year = Number(toDhakaDate(new Date()).slice(0, 4)) + 1
let setupId: number
let award: string

/** Creates a published award of two years under a closed circular. */
beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  const today = toDhakaDate(new Date())
  const circular = {
    ...circular2026,
    termYears: 2,
    effectiveFrom: `${year}-01-01`,
    startDate: addDays(today, -3),
    endDate: addDays(today, 9),
  }
  setupId = bodyOf(await as('section').send('POST', '/setups/disability', { circular })).data['setupId']
  await as('director').send('POST', `/setups/disability/${setupId}/publish`, { revision: 1 })
  award = await fillInApplication(portal, await portal.tokenOf(logins.amena), disAllowance, example.answers, {
    setupId,
  })
  await performMoves(portal, logins.amena, award, example.moves)
  await as('director').send('POST', `/demo/circulars/${setupId}/close`)
  await publishSeen(as('director'), setupId)
}, 60_000)
afterAll(() => portal.stop())

const on = (day: string) => ({ ...portal, now: () => new Date(`${day}T03:00:00Z`) })
const states = async () => (await as('amena').get(award))['instalments'].map(({ state }: { state: string }) => state)
const send = async () =>
  (
    await portal.db
      .selectFrom('message')
      .select(['body'])
      .where('template', '=', 'RENEWAL_ASKED')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)
const renewedBy = async (name: string, no: string, changes: object = {}) => {
  const { answers } = await as(name).get(no)
  const saved = await as(name).save(no, 'payment', { ...answers, accountChangedYn: 'N', ...changes })
  if (saved.code !== 200) throw new Error(JSON.stringify(saved.body))
}
const withCertificate = async (name: string, no: string) => {
  const page = await picture()
  const lifeCertificate = [await as(name).upload(no, 'lifeCertificate', page)]
  await as(name).save(no, 'documents', { lifeCertificate, declarationAccepted: true })
}

it('requests the life certificate from the family in December, once, for the next year', async () => {
  await runRenewalReminders(on(`${year}-11-30`))
  expect(await send()).toEqual([])
  await runRenewalReminders(on(`${year}-12-01`))
  await runRenewalReminders(on(`${year}-12-02`))
  expect(await send()).toHaveLength(1)
  expect((await send())[0]).toContain(award)
  expect((await send())[0]).not.toMatch(/SUMI|সুমি|প্রতিবন্ধ/)
})

it('cannot be submitted before it is requested', async () => {
  expect(bodyOf(await as('amena').send('POST', `/applications/${award}/renewal`)).code).toBe('MOVE_NOT_OPEN')
})

it('puts a year on hold if sixty days of it pass without a life certificate', async () => {
  const sixtieth = addDays(`${year + 1}-01-01`, 60)
  await runRenewalReminders(on(sixtieth))
  expect(await states()).toEqual(['APPROVED', 'DUE'])
  await runRenewalReminders(on(addDays(sixtieth, 1)))
  await runRenewalReminders(on(addDays(sixtieth, 2)))
  expect(await states()).toEqual(['APPROVED', 'HOLD'])
  const heldAwards = await portal.db
    .selectFrom('audit')
    .select('subject')
    .where('event', '=', 'instalment.held')
    .execute()
  expect(heldAwards).toEqual([{ subject: `application:${award}` }])
})

let renewal: string

it('is created from the award by its own account only, prefilled, though the circular is closed', async () => {
  // Moves the instalments two years into the past.
  await portal.db
    .updateTable('instalment')
    .set({ year: sql`year - 2` })
    .execute()
  expect((await as('other').send('POST', `/applications/${award}/renewal`)).code).toBe(404)
  expect((await as('section').send('POST', `/applications/${award}/renewal`)).code).toBe(404)
  const draft = bodyOf(await as('amena').send('POST', `/applications/${award}/renewal`)).data
  renewal = draft['applicationNo']
  expect(bodyOf(await as('amena').send('POST', `/applications/${award}/renewal`)).data['applicationNo']).toBe(renewal)
  const { answers, setupId: under } = await as('amena').get(renewal)
  expect(under).toBe(setupId)
  expect(answers).toMatchObject({
    applicationKind: 'YEARLY_RENEWAL',
    childNameEn: 'SUMI AKTER',
    childBrn: '20151234567890124',
    installmentNo: 2,
    worker: { check: { outcome: 'verified' } },
  })
  expect(bodyOf(await as('amena').send('POST', '/applications', { service: 'dis-allowance', setupId })).code).toBe(
    'NOT_OPEN',
  )
})

it('releases the hold on submission, also in a stopped service, and permits one submission per year', async () => {
  await renewedBy('amena', renewal)
  expect(bodyOf(await as('amena').submit(renewal)).issues?.map(({ path }) => path)).toEqual([
    'lifeCertificate',
    'declarationAccepted',
  ])
  await withCertificate('amena', renewal)
  const admin = createTestApplicant(portal, await portal.tokenOf('admin@demo.wewb'))
  const stopped = await admin.send('POST', '/stopped-services', {
    service: 'dis-allowance',
    reason: 'The form for new applications has a mistake.',
    reasonBng: 'নতুন আবেদনের ফরমে একটি ভুল আছে।',
  })
  expect(stopped.code).toBe(200)
  expect((await as('amena').submit(renewal)).code).toBe(200)
  const { id } = await portal.db.selectFrom('service_stop').select('id').executeTakeFirstOrThrow()
  await admin.send('POST', `/stopped-services/${id}/reopen`, { reopenReason: 'The form is right again.' })
  expect(await states()).toEqual(['APPROVED', 'RENEWAL_SUBMITTED'])
  await runRenewalReminders(on(`${year + 1}-04-01`))
  expect(await states()).toEqual(['APPROVED', 'RENEWAL_SUBMITTED'])
  expect(bodyOf(await as('amena').send('POST', `/applications/${award}/renewal`)).code).toBe('MOVE_NOT_OPEN')
})

it('is denied to people who merely know the child’s number', async () => {
  const open = bodyOf(await as('other').send('GET', '/services')).data as unknown as {
    service: string
    setups: { setupId: number }[]
  }[]
  const openId = open.find(({ service }) => service === 'dis-allowance')?.setups[0]?.setupId
  const no = bodyOf(await as('other').send('POST', '/applications', { service: 'dis-allowance', setupId: openId }))
    .data['applicationNo']
  const { worker, childNameEn, childBrn } = example.answers
  await portal.db.updateTable('application').set({ setup_id: setupId }).where('no', '=', no).execute()
  const renewalAnswers = { applicationKind: 'YEARLY_RENEWAL', worker, childNameEn, childBrn, accountChangedYn: 'N' }
  await as('other').verify(no, 'worker.check', renewalAnswers)
  await as('other').save(no, 'payment', renewalAnswers)
  await withCertificate('other', no)
  expect((await as('other').get(no))['answers']).not.toHaveProperty('installmentNo')
  expect(bodyOf(await as('other').submit(no)).issues?.map(({ path }) => path)).toEqual(['childBrn'])
})

it('goes over section and assistant director to the director, whose approval pays the year', async () => {
  const moves = example.moves.filter(({ by }) => by !== 'demo.tangail' && by !== 'applicant')
  await performMoves(portal, logins.amena, renewal, moves)
  expect(await states()).toEqual(['APPROVED', 'RENEWAL_SUBMITTED'])
  await awardLateApprovals(portal)
  expect(await states()).toEqual(['APPROVED', 'APPROVED'])
  expect(await as('amena').get(renewal)).toMatchObject({
    applicationStatus: 'PAYMENT_QUEUED',
    answers: { installmentNo: 2 },
  })
  const [last] = await portal.db
    .selectFrom('message')
    .select('template')
    .where('recipient', '=', logins.amena)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(last?.template).toBe('APPROVED_CASE')
  expect(bodyOf(await portal.get('/pub/results?type=DISABILITY')).data['total']).toBe(1)
})

const owed = () =>
  portal.db
    .selectFrom('payment')
    .innerJoin('application as file', 'file.id', 'payment.application_id')
    .innerJoin('application as award', 'award.id', 'payment.award_id')
    .select(['file.no as file', 'award.no as award', 'instalment_no', 'account_end', 'payment.state'])
    .orderBy('payment.id')
    .execute()

it('is payable as the second year of the award, to the unchanged account of the first', async () => {
  const [first, second] = await owed()
  expect([first, second]).toMatchObject([
    { file: award, award, instalment_no: 1, state: 'QUEUED' },
    { file: renewal, award, instalment_no: 2, state: 'QUEUED', account_end: first?.account_end },
  ])
  expect(first?.account_end).toHaveLength(4)
})

/** Gives the child a stipend too, whose second year is with the bank. */
async function withStipendOfSameChild() {
  const { setup } = await portal.db
    .selectFrom('setup')
    .select('id as setup')
    .where('service', '=', 'edu-allowance')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const body = { service: 'edu-allowance', setupId: setup }
  const stipend = bodyOf(await as('amena').send('POST', '/applications', body)).data['applicationNo'] as string
  await sql`insert into application_key (application_id, kind, digest)
    select stipend.id, 'brn', key.digest from application stipend, application_key key
    join application on application.id = key.application_id
    where stipend.no = ${stipend} and application.no = ${award} and key.kind = 'brn'`.execute(portal.db)
  await sql`insert into instalment (application_id, no, year, amount, state)
    select id, 2, ${year}, 27500, 'APPROVED' from application where no = ${stipend}`.execute(portal.db)
  return async () =>
    (
      await portal.db
        .selectFrom('instalment')
        .innerJoin('application', 'application.id', 'instalment.application_id')
        .select('instalment.state')
        .where('application.no', '=', stipend)
        .executeTakeFirstOrThrow()
    ).state
}

it('makes the year due again if its approval is revoked, and no year of another award of the child', async () => {
  const stateOfStipend = await withStipendOfSameChild()
  const revision = await as('director').revisionOf(renewal)
  await as('director').send('POST', `/applications/${renewal}/actions/revoke`, {
    reply: { note: 'The certificate was not genuine.' },
    revision,
  })
  expect(await states()).toEqual(['APPROVED', 'RENEWAL_SUBMITTED'])
  expect(await stateOfStipend()).toBe('APPROVED')
  const stop = { reason: 'DIED', note: 'The union council has told the board.' }
  expect((await as('section').send('POST', `/applications/${award}/instalments/stop`, stop)).code).toBe(403)
  expect(bodyOf(await as('director').send('POST', `/applications/${award}/instalments/stop`, stop)).data).toEqual({
    stopped: 1,
  })
  expect((await owed()).map(({ state }) => state)).toEqual(['QUEUED', 'WITHDRAWN'])
})

it('pays no year that the director stops at the same moment', async () => {
  await sql`update instalment set state = 'DUE' where no = 2 and state = 'STOPPED'`.execute(portal.db)
  await performMoves(portal, logins.amena, renewal, example.moves.slice(-2))
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  const director = portal.db.transaction().execute(async (tx) => {
    await sql`update instalment set state = 'STOPPED' where no = 2 and state = 'DUE'`.execute(tx)
    await stopped
  })
  const awarded = awardLateApprovals(portal)
  await waitForLock()
  stop()
  await Promise.all([director, awarded])
  expect(await states()).toEqual(['APPROVED', 'STOPPED'])
  const payments = await portal.db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select(['award_id', 'payment.state'])
    .where('application.no', '=', renewal)
    .orderBy('payment.id', 'desc')
    .execute()
  expect(payments[0]).toEqual({ award_id: null, state: 'QUEUED' })
})

/** Waits until a statement of the portal waits for the row of another transaction. */
async function waitForLock() {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%instalment%'`.execute(portal.db)
    if ((rows[0]?.n ?? 0) > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nothing waits')
}
