import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { insertApplication, dashboardClientOf, growth, type DashboardClient } from './dashboard.test.support.ts'
import { fiscalYearToDate } from './periods.ts'

let portal: TestPortal
let watch: (login: string) => Promise<DashboardClient>
const today = toDhakaDate(new Date())
const edu = { service: 'edu-allowance', today }

beforeAll(async () => {
  portal = await startTestPortal()
  watch = dashboardClientOf(portal)
})
afterAll(() => portal.stop())

describe('section officer dashboard', () => {
  it('counts waiting, returned, due and overdue applications, and lists exactly those', async () => {
    const officer = await watch('so.edu@demo.wewb')
    const grown = await growth(officer, async () => {
      const onDesk = { ...edu, desk: 'section', district: '44' }
      await insertApplication(portal, { ...onDesk, desk_due_on: today })
      await insertApplication(portal, { ...onDesk, desk_due_on: addDays(today, -3), since: addDays(today, -9) })
      await insertApplication(portal, {
        ...onDesk,
        state: 'back-at-desk',
        status: 'UNDER_REVIEW',
        approval_status: -1,
        desk_due_on: addDays(today, 5),
      })
      // Applications on another desk and drafts do not count for this officer.
      await insertApplication(portal, {
        ...onDesk,
        desk: 'director',
        state: 'forwarded',
        status: 'UNDER_REVIEW',
        desk_due_on: addDays(today, -3),
      })
      await insertApplication(portal, { ...edu, state: 'draft', status: 'DRAFT' })
    })
    expect(grown).toEqual({ WAITING: 3, SENT_BACK: 1, DUE_TODAY: 1, LATE: 1 })
    expect(await officer.findMismatches(['WAITING', 'SENT_BACK', 'DUE_TODAY', 'LATE'])).toEqual([])
  })

  it('counts applications of an office’s desk only where no office serves the place', async () => {
    const officer = await watch('so.edu@demo.wewb')
    const grown = await growth(officer, async () => {
      const onDesk = { service: 'dis-allowance', today, desk: 'district', desk_due_on: addDays(today, 9) }
      await insertApplication(portal, { ...onDesk, district: '27' })
      await insertApplication(portal, { ...onDesk, district: '44' })
    })
    expect(grown).toMatchObject({ WAITING: 1 })
    expect(await officer.findMismatches(['WAITING'])).toEqual([])
  })

  it('shows today’s new applications, and the totals by service', async () => {
    const { tiles, desk, role, fiscalYear } = await (await watch('so.edu@demo.wewb')).board()
    expect(role).toBe('SECTION_OFFICER')
    expect(fiscalYear).toMatch(/^20\d\d-20\d\d$/)
    expect(tiles.length).toBeLessThanOrEqual(6)
    expect(tiles.find(({ code }) => code === 'WAITING')).toMatchObject({
      change: { kind: 'new-today' },
      url: '/dashboard?list=WAITING',
    })
    expect(desk.find(({ service }) => service === 'edu-allowance')).toMatchObject({ late: 1 })
  })

  it('charts pending applications by service, each bar with its list', async () => {
    const officer = await watch('so.edu@demo.wewb')
    const bars = (await officer.board()).series.find(({ code }) => code === 'PENDING_BY_SERVICE')?.points ?? []
    const bar = bars.find(({ x }) => x === 'edu-allowance')
    expect(bar?.y).toBeGreaterThanOrEqual(4)
    expect((await officer.files('PENDING_BY_SERVICE', 'edu-allowance')).total).toBe(bar?.y)
  })

  it('shows the last actions of the officer', async () => {
    const file = await insertApplication(portal, { ...edu, desk: 'assistant' })
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'so.edu@demo.wewb')
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('application_act')
      .values({
        application_id: file.id,
        on_day: today,
        move: 'forward',
        person_id: id,
        desk: 'section',
        from_state: 'pending',
        to_state: 'forwarded',
        from_status: 0,
        to_status: 1,
        amount: null,
        reply: '{}',
        changes_sealed: null,
        reply_sealed: null,
      })
      .execute()
    const { lastActions } = await (await watch('so.edu@demo.wewb')).board()
    expect(lastActions[0]).toMatchObject({ applicationNo: file.no, label: 'Forward' })
  })
})

describe('dashboard scope of an office', () => {
  it('limits figures, charts and lists to the own district', async () => {
    const [tangail, cumilla] = [await watch('demo.tangail@demo.wewb'), await watch('demo.cumilla@demo.wewb')]
    const untouched = await cumilla.getFigures()
    const file = { service: 'fa-financial-assistance', today, desk: 'demo', district: '44' }
    let own = ''
    const grown = await growth(tangail, async () => {
      own = (await insertApplication(portal, file)).no
    })
    expect(grown).toEqual({ WAITING: 1 })
    expect((await tangail.files('WAITING')).numbers).toContain(own)
    expect((await tangail.files('PENDING_BY_SERVICE', 'fa-financial-assistance')).numbers).toContain(own)
    expect(await cumilla.getFigures()).toEqual(untouched)
    expect((await cumilla.files('PENDING_BY_SERVICE', 'fa-financial-assistance')).numbers).not.toContain(own)
  })

  it('denies a list behind a figure of another role', async () => {
    const editor = await watch('editor@demo.wewb')
    expect((await editor.files('WAITING')).status).toBe(404)
    expect((await (await watch('01700000001')).files('WAITING')).status).toBe(404)
    expect((await (await watch('so.edu@demo.wewb')).files('YEAR_RECEIVED')).status).toBe(404)
  })
})

describe('director dashboard', () => {
  it('shows pending approvals with their sum, and this year beside the same period of the last', async () => {
    const director = await watch('dir.welfare@demo.wewb')
    const lastYear = fiscalYearToDate(today).previous.to
    const before = (await director.board()).headlines
    const grown = await growth(director, async () => {
      await insertApplication(portal, {
        ...edu,
        desk: 'director',
        state: 'forwarded',
        status: 'UNDER_REVIEW',
        approval_status: 1,
        amount: '15000',
        desk_due_on: addDays(today, 4),
      })
      const paid = await insertApplication(portal, {
        ...edu,
        state: 'paid',
        status: 'PAID',
        approval_status: 2,
        amount: '27500',
      })
      await sql`update report_file
        set approved_on = ${today}::date, decided_on = ${today}::date, paid_on = ${today}::date, paid = 27500
        where application_id = ${paid.id}`.execute(portal.db)
      const old = await insertApplication(portal, {
        ...edu,
        state: 'rejected',
        status: 'REJECTED',
        approval_status: -2,
        submitted_at: new Date(`${lastYear}T06:00:00Z`),
      })
      await sql`update report_file set decided_on = ${lastYear}::date where application_id = ${old.id}`.execute(
        portal.db,
      )
    })
    expect(grown).toMatchObject({
      WAITING: 1,
      YEAR_RECEIVED: 2,
      YEAR_DECIDED: 1,
      YEAR_SANCTIONED: 27_500,
      YEAR_PAID: 27_500,
      YEAR_STIPENDS: 1,
    })
    const { tiles, headlines, series } = await director.board()
    expect(tiles.find(({ code }) => code === 'WAITING')?.amount).toBeGreaterThanOrEqual(15_000)
    const earlier = (rows: typeof headlines, code: string) => rows.find((row) => row.code === code)?.change?.value ?? 0
    expect(earlier(headlines, 'YEAR_DECIDED') - earlier(before, 'YEAR_DECIDED')).toBe(1)
    expect(await director.findMismatches(['YEAR_RECEIVED', 'YEAR_DECIDED', 'YEAR_STIPENDS'])).toEqual([])
    expect(series.find(({ code }) => code === 'PAID_BY_MONTH')?.points).toHaveLength(12)
    expect(series.find(({ code }) => code === 'PAID_BY_MONTH')?.points.at(-1)).toMatchObject({ x: today.slice(0, 7) })
  })

  it('counts as in time what took no more working days than the desk limits', async () => {
    const director = await watch('dir.welfare@demo.wewb')
    await sql`update report_file set decided_on = null where decided_on is not null`.execute(portal.db)
    const [quick, slow] = [
      await insertApplication(portal, edu),
      await insertApplication(portal, { ...edu, submitted_at: new Date(`${addDays(today, -130)}T06:00:00Z`) }),
    ]
    await sql`update report_file set decided_on = ${today}::date
      where application_id in (${quick.id}, ${slow.id})`.execute(portal.db)
    expect((await director.getFigures())['YEAR_IN_TIME']).toBe(50)
  })
})

describe('dashboards of support roles', () => {
  it('show expiring notices (editor), user accounts (administrator), recent changes (auditor)', async () => {
    const editor = await watch('editor@demo.wewb')
    const notice = {
      title: 'Ends soon',
      title_bng: 'শীঘ্রই শেষ',
      details: 'x',
      details_bng: 'x',
      active_yn: 'Y' as const,
      order_no: 1,
    }
    const grown = await growth(editor, async () => {
      for (const days of [3, 30])
        await portal.db
          .insertInto('notice')
          .values({
            ...notice,
            number: `HM-${days}`,
            publish_from: new Date(Date.now() - 60_000),
            publish_until: new Date(Date.now() + days * 86_400_000),
          })
          .execute()
    })
    expect(grown).toEqual({ NOTICES_ENDING: 1 })
    const listed = await portal.get('/portal-notice?state=published&ending=Y', { token: editor.token })
    expect(listed.body.data?.total).toBe((await editor.getFigures())['NOTICES_ENDING'])

    const admin = await watch('admin@demo.wewb')
    const colleagues = await portal.get('/users?staffYn=Y&active_yn=Y', { token: admin.token })
    expect((await admin.getFigures())['USERS_ACTIVE']).toBe(colleagues.body.data.total)
    expect(await growth(admin, () => portal.logIn('admin@demo.wewb', 'Wrong@12345'))).toEqual({ LOG_INS_REFUSED: 1 })

    const auditor = await watch('auditor@demo.wewb')
    expect(
      await growth(auditor, async () => {
        const file = await insertApplication(portal, { ...edu, desk: 'section' })
        await sql`insert into application_act
            (application_id, on_day, move, from_state, to_state, from_status, to_status, changes_sealed)
          values (${file.id}, ${today}::date, 'resubmit', 'returned', 'pending', -1, 0, 'x')`.execute(portal.db)
      }),
    ).toEqual({ EDITED_AFTER_SUBMISSION: 1 })
  })

  it('show the call centre its calls of today and open complaints', async () => {
    const agent = await watch('callcentre@demo.wewb')
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'callcentre@demo.wewb')
      .executeTakeFirstOrThrow()
    const grown = await growth(agent, () =>
      sql`insert into call_log (agent_id, reason, note) values (${id}, 'STATUS', 'asked where it lies')`.execute(
        portal.db,
      ),
    )
    expect(grown).toEqual({ MY_CALLS_TODAY: 1, CALLS_TODAY: 1 })
    const listed = await portal.get('/complaints?view=all&open=Y', { token: agent.token })
    expect((await agent.getFigures())['COMPLAINTS_OPEN']).toBe(listed.body.data.total)
  })

  it('show accounts the queue with its sum', async () => {
    const accounts = await watch('acc.maker@demo.wewb')
    const file = await insertApplication(portal, {
      ...edu,
      state: 'payment-queued',
      status: 'PAYMENT_QUEUED',
      approval_status: 2,
      amount: '27500',
    })
    const grown = await growth(accounts, () =>
      sql`insert into payment
          (application_id, instalment_no, attempt, module, fiscal_year, state, amount, approved_on, queued_on)
        values (${file.id}, 1, 1, 'edu-allowance', '2026-27', 'QUEUED', 27500,
          ${today}::date, ${today}::date)`.execute(portal.db),
    )
    expect(grown).toEqual({ PAYMENT_QUEUE: 1 })
  })
})
