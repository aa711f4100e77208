import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, isWorkingDay } from '@wewb/domain/engine/evaluation/working-days'
import { formatDate, toDhakaDate } from '@wewb/domain/language/dates'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { listHolidays } from '#casework/applications/queries.ts'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { publishDefinition } from '#services/definitions/queries.ts'
import { runDailyDeskJob } from './daily-desk-job.ts'

const [family, section, assistant, director, general, auditor] = [
  '01700000001',
  'so.edu@demo.wewb',
  'ad.welfare@demo.wewb',
  'dir.welfare@demo.wewb',
  'dg@demo.wewb',
  'auditor@demo.wewb',
]
let portal: TestPortal
let no: string
let holidays: ReadonlySet<string>
let dueOn: string

beforeAll(async () => {
  portal = await startTestPortal()
  no = await submitApplicationAs(portal, family)
  await publishWithoutFirstDesk()
  holidays = await listHolidays(portal.db)
  // Due on a working day, so that the days after it are counted from there.
  dueOn = addWorkingDays(toDhakaDate(new Date()), 10, holidays)
  await portal.db.updateTable('application').set({ desk_due_on: dueOn }).where('no', '=', no).execute()
})
afterAll(() => portal.stop())

/** A new version of the service without the desk where the application waits, as a published programme may be. */
const publishWithoutFirstDesk = () =>
  portal.db.transaction().execute((tx) => {
    const { workflow } = eduAllowance
    return publishDefinition(tx, { ...eduAllowance, workflow: { ...workflow, desks: workflow.desks.slice(1) } })
  })

/** The portal at noon, some working days after the application was due. */
const after = (workingDays: number) => ({
  ...portal,
  now: () => new Date(`${addWorkingDays(dueOn, workingDays, holidays)}T06:00:00Z`),
})
const change = async (statement: string) => {
  const owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  await owner.query(statement).finally(() => owner.end())
}
const as = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const emails = () =>
  portal.db.selectFrom('message').selectAll().where('template', '=', 'OVERDUE_DIGEST').orderBy('id').execute()
const digests = async () => {
  const rows = await portal.db
    .selectFrom('overdue_digest')
    .innerJoin('account', 'account.id', 'overdue_digest.account_id')
    .select(['login_id', 'on_day', 'counts'])
    .orderBy('on_day')
    .orderBy('login_id')
    .execute()
  return rows.map(({ login_id, counts }) => [login_id, counts])
}
const one = [{ service: 'edu-allowance', overdue: 1 }]
/** Moves the due date into the past, because requests read the clock of the machine. */
const overdueBy = async (workingDays: number) => {
  let [day, left] = [toDhakaDate(new Date()), workingDays]
  while (left > 0) {
    if (isWorkingDay(day, holidays)) left -= 1
    day = addDays(day, -1)
  }
  await portal.db.updateTable('application').set({ desk_due_on: day }).where('no', '=', no).execute()
}
const deskOf = async (login: string) => {
  const { list, supervised } = bodyOf(await (await as(login)).send('GET', '/desk?view=supervised')).data
  return { supervised, numbers: list.map(({ applicationNo }: { applicationNo: string }) => applicationNo) }
}

describe('an application whose desk a new version of the service does not have', () => {
  it('stays in the queue and the counts of its officers, with the name of its desk', async () => {
    const officer = await as(section)
    const { list, total } = bodyOf(await officer.send('GET', '/desk?service=edu-allowance')).data
    expect([total, list[0]?.applicationNo, list[0]?.deskName, list[0]?.light]).toEqual([
      1,
      no,
      'Section officer',
      'green',
    ])
    expect(bodyOf(await officer.send('GET', '/desk?sort=due')).data['total']).toBe(1)
    const { desk } = bodyOf(await officer.send('GET', '/dashboard')).data
    expect(desk).toMatchObject([{ service: 'edu-allowance', waiting: 1 }])
    expect(bodyOf(await (await as(assistant)).send('GET', '/desk')).data['total']).toBe(0)
  })
})

describe('daily digest', () => {
  it('is not sent while an application is overdue for one working day', async () => {
    await runDailyDeskJob(after(1))
    expect(await digests()).toEqual([])
    expect((await (await as(family)).get(no))['delay']).toBeNull()
  })

  it('tells the supervisor once a day, three days after the due date, by e-mail only who chose it', async () => {
    const profile = { fullNameEn: 'Assistant Director Demo', language: 'en', digestByEmailYn: 'Y' }
    const saved = await (await as(assistant)).send('PUT', '/profile', profile)
    expect(bodyOf(saved).data['digestByEmailYn']).toBe('Y')
    // A step that fails does not stop the others, and the job is retried.
    const [name, broken] = ['assign_holders(text[], text[], integer)', 'broken(text[], text[], integer)']
    await change(`alter function ${name} rename to broken`)
    await expect(runDailyDeskJob(after(3))).rejects.toThrow(/^assignMissedHolders: [^;]*$/)
    await change(`alter function ${broken} rename to assign_holders`)
    expect(await digests()).toEqual([[assistant, one]])
    await runDailyDeskJob(after(3))
    expect(await digests()).toEqual([[assistant, one]])
    const [email, ...others] = await emails()
    expect([email?.recipient, email?.channel, others]).toEqual([assistant, 'EMAIL', []])
    expect(email?.body).toMatch(/Education stipend.* 1\. See: .*\/dashboard/)
    expect(email?.body).not.toContain(no)
  })

  it('tells the director too from the fifth day, and nobody on a day off', async () => {
    await runDailyDeskJob(after(5))
    expect((await digests()).map(([login]) => login)).toEqual([assistant, assistant, director])
    const dayOff = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays(addWorkingDays(dueOn, 6, holidays), days))
      .find((day) => !isWorkingDay(day, holidays))
    await runDailyDeskJob({ ...portal, now: () => new Date(`${dayOff}T06:00:00Z`) })
    expect(await digests()).toHaveLength(3)
  })

  it('is offered to supervisors only', async () => {
    const preference = async (login: string) =>
      bodyOf(await (await as(login)).send('GET', '/profile')).data['digestByEmailYn']
    expect([await preference(section), await preference(general), await preference(family)]).toEqual([null, 'N', null])
  })
})

describe('an overdue application', () => {
  it('shows the applicant the new date and its reason', async () => {
    const expected = addWorkingDays(addWorkingDays(dueOn, 3, holidays), 10, holidays)
    expect((await (await as(family)).get(no))['delay']).toEqual({
      bn: expect.stringContaining(formatDate(expected, 'bn')),
      en: `This takes longer than planned: the 10 working days of this step have passed at: Head office. The assistant director has been told. New expected date of this step: ${formatDate(expected, 'en')}.`,
    })
    const status = { moduleCode: 'edu-allowance', applicationNo: no, mobile: family }
    const checked = bodyOf(await (await as(family)).send('POST', '/application-status-check', status)).data
    expect(checked['next']).toContain(formatDate(expected, 'en'))
  })

  it('says who was told, also at the desk of the director general, and nothing while there is nobody', async () => {
    const at = (desk: string) => portal.db.updateTable('application').set({ desk }).where('no', '=', no).execute()
    const set = (state: 'active' | 'inactive') =>
      portal.db.updateTable('account').set({ state }).where('login_id', '=', auditor).execute()
    const delay = async () => (await (await as(family)).get(no))['delay'] as { bn: string; en: string }
    await at('appeal-general')
    await runDailyDeskJob(after(6))
    expect((await delay()).en).toContain('Head office. The auditor has been told. New')
    expect((await delay()).bn).toContain('নিরীক্ষককে জানানো হয়েছে')
    expect((await digests()).at(-1)).toEqual([auditor, one])
    await set('inactive')
    await runDailyDeskJob(after(7))
    expect((await delay()).en).toContain('have passed at: Head office. New expected date')
    expect((await delay()).bn).not.toContain('জানানো')
    await set('active')
    await at('section')
    await runDailyDeskJob(after(7))
    expect((await delay()).en).toContain('The assistant director has been told.')
  })

  it('gets another date when the new one has passed', async () => {
    const passed = addWorkingDays(dueOn, 14, holidays)
    await runDailyDeskJob({ ...portal, now: () => new Date(`${passed}T06:00:00Z`) })
    const { expected_on: day } = await portal.db
      .selectFrom('application')
      .select('expected_on')
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    expect(day).toBe(addWorkingDays(passed, 10, holidays))
  })

  it('is on the list of the supervisor after two working days, and of the director after five', async () => {
    await overdueBy(1)
    expect(await deskOf(assistant)).toEqual({ supervised: 0, numbers: [] })
    await overdueBy(2)
    expect(await deskOf(assistant)).toEqual({ supervised: 1, numbers: [no] })
    expect(await deskOf(director)).toEqual({ supervised: 0, numbers: [] })
    await overdueBy(5)
    expect(await deskOf(director)).toEqual({ supervised: 1, numbers: [no] })
    expect(await deskOf(general)).toEqual({ supervised: 0, numbers: [] })
    expect(await deskOf(section)).toEqual({ supervised: null, numbers: [] })
  })

  it('is counted on the dashboard of the supervisor, with the digest of the morning', async () => {
    await runDailyDeskJob(portal)
    const { supervised, messages } = bodyOf(await (await as(assistant)).send('GET', '/dashboard')).data
    expect(supervised).toMatchObject([{ service: 'edu-allowance', overdue: 1 }])
    const isWorking = isWorkingDay(toDhakaDate(new Date()), holidays)
    const digest = messages.filter(({ code }: { code: string }) => code.startsWith('OVERDUE_DIGEST'))
    expect(digest).toHaveLength(isWorking ? 1 : 0)
  })

  it('loses the new date when the desk has acted', async () => {
    const officer = await as(section)
    const revision = await officer.revisionOf(no)
    const back = { fieldsToCorrect: ['studentNameBn'], note: 'The name is not readable.', dueOn: '2099-01-01' }
    await officer.send('POST', `/applications/${no}/actions/send-back`, { reply: back, revision })
    expect((await (await as(family)).get(no))['delay']).toBeNull()
  })
})
