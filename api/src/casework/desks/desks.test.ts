import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { createTestApplicant, submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { reviewApplication } from '#testing/review-application.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { runDailyDeskJob } from './daily-desk-job.ts'
import { compactTally } from './application-tally-queries.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: string) => people[name] as ReturnType<typeof createTestApplicant>
const logins = {
  rahima: '01700000001',
  karim: '01700000002',
  section: 'so.edu@demo.wewb',
  second: 'so.two@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  general: 'dg@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  cumilla: 'demo.cumilla@demo.wewb',
  auditor: 'auditor@demo.wewb',
  callCentre: 'callcentre@demo.wewb',
}
beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  no = await submitApplicationAs(portal, '01700000001')
})
afterAll(() => portal.stop())

let no: string
const path = (rest = '') => `/applications/${no}${rest}`
const move = async (name: string, action: string, reply: object = {}) => {
  const revision = await as(name).revisionOf(no)
  return await as(name).send('POST', path(`/actions/${action}`), { reply, revision })
}
const queue = async (name: string, query = '') =>
  bodyOf(await as(name).send('GET', `/desk?service=edu-allowance${query}`)).data as {
    list: { applicationNo: string; submittedOn: string | null }[]
    total: number
  }
const checkList = {
  checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
  initialApproveStatus: '1',
  recommendedAmount: '27500',
}

describe('application under review', () => {
  it('is in the queue of the section officer only', async () => {
    expect((await queue('section')).list.map(({ applicationNo }) => applicationNo)).toEqual([no])
    expect((await queue('assistant')).list).toEqual([])
    expect((await queue('assistant', '&view=all')).total).toBe(1)
  })

  it('is visible to the office of its district, and 404 for another', async () => {
    expect((await as('tangail').send('GET', path())).code).toBe(200)
    expect((await as('cumilla').send('GET', path())).code).toBe(404)
    expect((await queue('tangail', '&view=all')).total).toBe(1)
    expect((await queue('cumilla', '&view=all')).total).toBe(0)
    expect((await as('cumilla').send('POST', path('/actions/forward'), { reply: {}, revision: 1 })).code).toBe(404)
    expect((await as('karim').send('GET', path())).code).toBe(404)
  })

  it('shows full numbers to the verifying officer, and masked ones to read-only staff', async () => {
    expect(JSON.stringify((await as('section').get(no))['answers'])).toContain('A01234567')
    for (const onlooker of ['auditor', 'callCentre']) {
      const answers = JSON.stringify((await as(onlooker).get(no))['answers'])
      expect(answers).not.toContain('A01234567')
      expect(answers).toContain('•••••4567')
    }
  })

  it('audits every read by staff', async () => {
    const reads = await portal.db
      .selectFrom('audit')
      .select('actor')
      .where('event', '=', 'application.opened')
      .where('subject', '=', `application:${no}`)
      .execute()
    expect(new Set(reads.map(({ actor }) => actor)).size).toBe(4)
  })

  it.each([
    ['number', () => no.toLowerCase()],
    ['NID of the guardian, in Bangla digits', () => '১২৩৪৫৬৭৮৯০'],
    ['birth registration', () => '20091234567890123'],
    ['passport', () => 'a01234567'],
    ['mobile', () => '+8801812345678'],
    ['account', () => '0012345678901'],
    ['start of the name', () => 'rahi'],
    ['one word of the name', () => 'Khatun'],
    ['Bangla name', () => 'রহিমা'],
    ['Bangla name in Latin letters, spelled otherwise', () => 'rohima khatoon'],
    ['one word of it in Latin letters', () => 'Khatoon'],
    ['Bangla name with an invisible joiner', () => 'রহি\u200dমা'],
  ])('is found by %s', async (_what, text) => {
    expect((await queue('section', `&view=all&search=${encodeURIComponent(text())}`)).total).toBe(1)
    expect((await queue('section', `&view=all&search=${encodeURIComponent('nobody')}`)).total).toBe(0)
  })

  it('is found by the days of its submission; days in the wrong order get a sentence', async () => {
    const { list } = await queue('section', '&view=all')
    const day = list[0]?.submittedOn ?? ''
    const totalOf = async (from: string, to: string) =>
      (await queue('section', `&view=all&from=${from}&to=${to}`)).total
    expect([await totalOf(day, day), await totalOf('', day), await totalOf(day, '')]).toEqual([1, 1, 1])
    expect([await totalOf(addDays(day, 1), ''), await totalOf('', addDays(day, -1))]).toEqual([0, 0])
    const refused = await as('section').send('GET', `/desk?view=all&from=${day}&to=${addDays(day, -1)}`)
    expect(bodyOf(refused).issues?.map(({ path: at, message }) => [at, message])).toEqual([
      ['to', expect.stringMatching(/শেষ তারিখটি|The last day/)],
    ])
    expect((await as('section').send('GET', '/desk?from=2026-02-30')).code).toBe(422)
  })

  it('can be claimed by one officer at a time', async () => {
    expect((await as('section').send('POST', path('/take'))).code).toBe(200)
    expect(bodyOf(await as('second').send('POST', path('/take'))).code).toBe('FILE_TAKEN')
    expect(bodyOf(await move('second', 'forward', checkList)).code).toBe('FILE_TAKEN')
    expect((await queue('section', '&view=taken')).total).toBe(1)
    expect((await as('section').send('POST', path('/release'))).code).toBe(200)
  })

  it('is free again when the officer who claimed it is deactivated', async () => {
    expect((await as('second').send('POST', path('/take'))).code).toBe(200)
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.second)
      .executeTakeFirstOrThrow()
    const setStatus = async (active_yn: 'Y' | 'N') =>
      await portal.request(
        'PUT',
        `/users/${id}/status`,
        { active_yn, reason: 'On leave until the end of the month.' },
        { token: await portal.tokenOf('admin@demo.wewb') },
      )
    expect((await setStatus('N')).code).toBe(200)
    expect((await as('section').send('POST', path('/take'))).code).toBe(200)
    expect((await as('section').send('POST', path('/release'))).code).toBe(200)
    expect((await setStatus('Y')).code).toBe(200)
    // The deactivation ended the session.
    people['second'] = createTestApplicant(portal, await portal.newTokenOf(logins.second))
  })

  it('rejects moves outside the workflow, and reports missing answers', async () => {
    expect(bodyOf(await move('section', 'approve', {})).code).toBe('MOVE_NOT_OPEN')
    expect(bodyOf(await move('rahima', 'forward', checkList)).code).toBe('MOVE_NOT_OPEN')
    const answer = bodyOf(await move('section', 'forward', { ...checkList, checkList: ['identity'] }))
    expect(answer.issues?.map(({ path: at }) => at)).toEqual(['checkList'])
  })

  it('is sent back for one unlocked field, and returns to the same desk with the change marked', async () => {
    const back = { fieldsToCorrect: ['studentNameBn'], note: 'নামের বানান ঠিক করুন অনুগ্রহ করে', dueOn: '2099-01-01' }
    expect((await move('section', 'send-back', back)).code).toBe(200)
    const mine = await as('rahima').get(no)
    expect([mine['applicationStatus'], mine['unlocked'], mine['editableYn']]).toEqual([
      'RETURNED',
      ['studentNameBn'],
      'Y',
    ])
    expect(mine['statusTextBng']).toContain('নামের বানান')
    const student = as('rahima').stepAnswers('student', mine['answers'] as object as never)
    await as('rahima').save(no, 'student', { ...student, studentNameBn: 'রহিমা আক্তার', gender: 'MALE' })
    expect((await as('rahima').get(no))['answers']).toMatchObject({ studentNameBn: 'রহিমা আক্তার', gender: 'FEMALE' })
    expect((await as('rahima').submit(no)).code).toBe(200)
    const file = await as('section').get(no)
    expect([file['desk'], file['approvalStatus']]).toEqual(['section', 0])
    expect((file['history'] as { action: string; changes: object[] }[]).at(-1)).toMatchObject({
      action: 'resubmit',
      changes: [{ path: 'studentNameBn', before: 'রহিমা খাতুন' }],
    })
  })

  it('is moved by one of two concurrent officers', async () => {
    const revision = await as('section').revisionOf(no)
    const ask = (name: string) => as(name).send('POST', path('/actions/forward'), { reply: checkList, revision })
    const answers = await Promise.all([ask('section'), ask('second'), ask('section'), ask('second')])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('hides internal moves from the applicant', async () => {
    await move('assistant', 'send-to-desk', { toDesk: 'section', note: 'please look at the bank name again' })
    const mine = await as('rahima').get(no)
    expect(JSON.stringify(mine['history'])).not.toContain('bank name')
    expect(mine['statusText']).toBe('Under process')
    await move('section', 'forward', checkList)
  })
})

describe('bulk actions', () => {
  it('are previewed, then executed, each with its own result', async () => {
    await reviewApplication(as('assistant'), no)
    const preview = bodyOf(
      await as('assistant').send('POST', '/desk/actions/forward', {
        applicationNos: [no, 'EDU-2026-999999'],
        reply: {},
        previewYn: 'Y',
      }),
    )
    expect(preview.data['done']).toEqual([no])
    expect(preview.data['failed']).toMatchObject([{ applicationNo: 'EDU-2026-999999', code: 'NOT_FOUND' }])
    expect((preview.data['asks'] as { id: string }[]).map(({ id }) => id)).toEqual(['recommendedAmount', 'note'])
    const wrong = await as('assistant').send('POST', '/desk/actions/forward', {
      applicationNos: [no],
      reply: { recommendedAmount: '99999' },
    })
    expect([wrong.code, bodyOf(wrong).issues?.[0]?.path]).toEqual([422, 'recommendedAmount'])
    const done = bodyOf(
      await as('assistant').send('POST', '/desk/actions/forward', {
        applicationNos: [no],
        reply: { recommendedAmount: '27500' },
      }),
    )
    expect(done.data).toMatchObject({ done: [no], failed: [] })
  })
})

describe('running totals', () => {
  it('equal a count before and after compaction', async () => {
    const counted = async () =>
      (
        await portal.db
          .selectFrom('application')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('status', '!=', 'DRAFT')
          .executeTakeFirstOrThrow()
      ).n
    expect((await queue('director', '&view=all')).total).toBe(await counted())
    await compactTally(portal.db)
    expect((await queue('director', '&view=all')).total).toBe(await counted())
    expect((await queue('director')).list.map(({ applicationNo }) => applicationNo)).toEqual([no])
  })
})

describe('daily job', () => {
  it('escalates an overdue application once', async () => {
    await portal.db.updateTable('application').set({ desk_due_on: '2020-01-01' }).where('no', '=', no).execute()
    await runDailyDeskJob(portal)
    await runDailyDeskJob(portal)
    expect(
      await portal.db.selectFrom('audit').select('subject').where('event', '=', 'application.overdue').execute(),
    ).toEqual([{ subject: `application:${no}` }])
    expect((await queue('director', '&overdue=Y')).total).toBe(1)
  })

  it('reminds five days before the due date, and closes uncorrected applications after the grace period', async () => {
    await move('director', 'send-back', {
      fieldsToCorrect: ['studentNameBn'],
      note: 'please correct this name',
      dueOn: '2099-01-01',
    })
    const at = (day: string) => ({ ...portal, now: () => new Date(`${day}T03:00:00Z`) })
    const dueOn = addDays(toDhakaDate(new Date()), 30)
    await portal.db.updateTable('application').set({ due_on: dueOn }).where('no', '=', no).execute()
    for (const days of [-5, -5]) await runDailyDeskJob(at(addDays(dueOn, days)))
    expect(
      await portal.db.selectFrom('message').select('template').where('template', '=', 'REMINDER').execute(),
    ).toHaveLength(1)
    await runDailyDeskJob(at(addDays(dueOn, 15)))
    expect((await as('rahima').get(no))['applicationStatus']).toBe('RETURNED')
    await runDailyDeskJob(at(addDays(dueOn, 16)))
    expect(await as('rahima').get(no)).toMatchObject({
      applicationStatus: 'REJECTED',
      statusText: 'Not granted – reason: Not corrected in time',
    })
  })
})

describe('appeal', () => {
  it('is allowed once', async () => {
    expect((await move('rahima', 'appeal', { appeal: 'I was in hospital and could not answer.' })).code).toBe(200)
    expect(
      (await move('general', 'reopen', { note: 'Reason accepted, go on.', noteBng: 'কারণটি গ্রহণ করা হলো।' })).code,
    ).toBe(200)
    expect((await as('assistant').get(no))['desk']).toBe('assistant')
  })
})

describe('decision on one’s own application', () => {
  it('is denied even to a director', async () => {
    const director = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.director)
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('application')
      .set({ applicant_id: director.id, desk: 'director', state: 'forwarded' })
      .where('no', '=', no)
      .execute()
    const file = await as('director').get(no)
    expect((file['movesOpen'] as { action: string }[]).map(({ action }) => action)).not.toContain('approve')
    expect(bodyOf(await move('director', 'approve', { approvedAmount: '27500', sanctionMemoNo: 'M-1' })).code).toBe(
      'MOVE_NOT_OPEN',
    )
  })
})
