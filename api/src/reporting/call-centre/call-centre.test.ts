import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { logins, replies, type TestUsers, type TestUserName } from '#casework/applications/test-users.test.support.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { callCentreClient, submitCallersFiles } from './call-centre.test.support.ts'

let portal: TestPortal
let cast: TestUsers
let no: string
let other: string
let draft: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;({ cast, no, other, draft } = await submitCallersFiles(portal))
})
afterAll(() => portal.stop())

const { ask, hear, numbersOf, fileOf, log } = callCentreClient(() => cast)

describe('applications of a caller', () => {
  it.each([
    ['the application number', 'APPLICATION', () => no],
    ['that number in Bangla digits and small letters', 'APPLICATION', () => toBanglaDigits(no).toLowerCase()],
    ['a phone written in the form', 'PHONE', () => '+880 1812-345678'],
    ['that phone in Bangla digits', 'PHONE', () => '০১৮১২৩৪৫৬৭৮'],
    ['the phone of the log-in', 'PHONE', () => logins.rahima],
    ['the NID of the guardian', 'NID', () => '১২৩৪৫৬৭৮৯০'],
    ['a passport', 'PASSPORT', () => 'a০১২৩৪৫৬৭'],
    ['the clearance of that passport', 'PAPER', () => 'c-১'],
    ['a birth registration', 'NID', () => '20091234567890123'],
    ['the bank account, whatever else it looks like', 'PHONE', () => '0012345678901'],
  ])('are found by %s', async (_what, searchedBy, search) => {
    const heard = await hear(search())
    expect([heard.searchedBy, heard.files.map(({ applicationNo }) => applicationNo).includes(no)]).toEqual([
      searchedBy,
      true,
    ])
  })

  it('are found by a foreign phone, with plus sign or as displayed by the telephone', async () => {
    const { id } = await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()
    const digest = portal.secrets.blindIndex('mobile', '+971501234567')
    await portal.db.insertInto('application_key').values({ application_id: id, kind: 'mobile', digest }).execute()
    for (const typed of ['+971 50 123 4567', '00971501234567', '971501234567', '+৯৭১৫০১২৩৪৫৬৭'])
      expect(await numbersOf(typed)).toEqual([no])
  })

  it('include those of the same account, newest first, and of nobody else', async () => {
    expect(await numbersOf('01912345678')).toEqual([other])
    const draft = await cast.as('karim').start()
    expect(await numbersOf('01912345678')).toEqual([draft, other])
  })

  it('are not found by a name, not even with a digit', async () => {
    const refused = bodyOf(await ask('Rahima'))
    expect([refused.code, refused.issues?.map(({ path }) => path)]).toEqual(['ANSWERS_INVALID', ['search']])
    expect(bodyOf(await ask('  ')).code).toBe('ANSWERS_INVALID')
    for (const typed of ['Rahima 1', 'Khatun-9', 'রহিমা ১']) expect(await numbersOf(typed)).toEqual([])
  })

  it('are empty without a match', async () => {
    expect(await hear('01300000000')).toEqual({
      searchedBy: 'PHONE',
      files: [],
      moreYn: 'N',
      memberships: [],
      calls: [],
    })
  })

  it('are found by the phone given to an officer for a person without an account', async () => {
    await sql`insert into application (no, service, version, entered_by, contact, state, status, approval_status, since)
      select 'EDU-2019-000001', service, version, applicant_id, '01755555555', state, status, approval_status, since
      from application where no = ${draft}`.execute(portal.db)
    expect(await numbersOf('+8801755555555')).toEqual(['EDU-2019-000001'])
  })

  it('are limited to fifty, with a note that there are more', async () => {
    await sql`insert into application (no, service, version, contact, entered_by, state, status, approval_status, since)
      select 'EDU-2020-' || lpad(n::text, 6, '0'), service, version, '01766666666', applicant_id,
        state, status, approval_status, since
      from application, generate_series(1, 51) n where no = ${draft}`.execute(portal.db)
    const { files, moreYn } = await hear('01766666666')
    expect([files.length, moreYn, files[0]?.applicationNo]).toEqual([50, 'Y', 'EDU-2020-000051'])
  })

  it('follow an old passport to the new one', async () => {
    const worker = await portal.db
      .selectFrom('worker')
      .select('id')
      .where('number', '=', 'C-1')
      .executeTakeFirstOrThrow()
    const passport_index = portal.secrets.blindIndex('passport', 'BX0000001')
    const linked = {
      worker_id: worker.id,
      passport_index,
      passport_sealed: portal.secrets.encrypt('BX0000001'),
      birth_index: null,
    }
    await portal.db.insertInto('worker_passport').values(linked).execute()
    expect(await numbersOf('BX0000001')).toContain(no)
  })
})

describe('application in the call centre', () => {
  it('shows desk and next step, with name, district and the last four characters of numbers', async () => {
    expect(await fileOf(no)).toMatchObject({
      service: 'edu-allowance',
      name: 'RAHIMA KHATUN',
      nameBng: 'রহিমা খাতুন',
      district: 'Tangail',
      districtBng: 'টাঙ্গাইল',
      applicationStatus: 'SUBMITTED',
      statusText: 'Pending – your application is waiting for verification',
      next: 'You need not do anything. An officer will verify the application.',
      currentOffice: 'Head office',
      toCorrect: [],
      missingPapers: [],
      missingSteps: [],
      timeline: [{ label: 'Submit', labelBng: 'দাখিল' }],
    })
    expect((await fileOf(no))['numbers']).toEqual([
      { kind: 'brn', masked: '•••••••••••••0123' },
      { kind: 'passport', masked: '•••••4567' },
      { kind: 'account', masked: '•••••••••8901' },
    ])
  })

  it('shows no full number and no other answer', async () => {
    const heard = JSON.stringify(await hear('01812345678'))
    expect(heard).not.toMatch(/A01234567|1234567890|20091234567890123|0012345678901|01812345678|01712345678/)
    expect(heard).not.toMatch(/AMENA|ABDUL KARIM|Mirpur|1975|2009-03/)
  })

  it('shows the missing parts of a draft, but not its answers', async () => {
    const application = await fileOf(logins.salma)
    expect(application).toMatchObject({
      applicationNo: draft,
      applicationStatus: 'DRAFT',
      name: 'Salma Khatun',
      district: null,
      numbers: [],
      timeline: [],
      currentOffice: 'With the applicant',
    })
    const steps = (application['missingSteps'] as { label: string }[]).map(({ label }) => label)
    expect(steps.length).toBeGreaterThan(3)
    expect((application['missingPapers'] as { label: string }[]).length).toBeGreaterThan(3)
    expect(JSON.stringify(application)).not.toContain('গোপন নাম')
  })

  it('shows what to correct and by when', async () => {
    await cast.move('section', no, 'send-back', replies.sendBack)
    expect(await fileOf(no)).toMatchObject({
      applicationStatus: 'RETURNED',
      currentOffice: 'With the applicant',
      currentOfficeBng: 'আবেদনকারীর কাছে',
      dueOn: '2099-01-01',
      toCorrect: [{ label: expect.stringMatching(/, Account number$/) as string }],
      missingPapers: [],
    })
    const { answers } = await cast.as('rahima').get(no)
    await cast.as('rahima').save(no, 'address', cast.as('rahima').stepAnswers('address', answers as object as never))
    expect((await cast.as('rahima').submit(no)).code).toBe(200)
  })

  it('is unchanged by an unpublished decision', async () => {
    await cast.bringToDirector(no)
    const before = await hear(no)
    expect((await cast.move('director', no, 'approve', replies.director)).code).toBe(200)
    expect(await hear(no)).toEqual(before)
    expect(JSON.stringify(before)).not.toMatch(/approv|অনুমোদিত|27,?500|49\.04/i)
    await cast.move('director', no, 'revoke', { note: 'A mistake was found in the list.' })
    expect(JSON.stringify(await hear(no))).not.toMatch(/revoke|mistake|approv/i)
  })
})

describe('logged phone call', () => {
  it('is stored with or without an application, and visible to the next agent', async () => {
    const logged = bodyOf(
      await log({
        applicationNo: no.toLowerCase(),
        search: '০১৮১২৩৪৫৬৭৮',
        reason: 'PAYMENT',
        note: '  কবে টাকা পাবেন জানতে চেয়েছেন।  ',
      }),
    )
    expect(logged.data).toMatchObject({
      applicationNo: no,
      reason: 'PAYMENT',
      agent: 'Call Centre Demo',
      note: 'কবে টাকা পাবেন জানতে চেয়েছেন।',
    })
    await log({ search: '+971 55 000 0000', note: 'Asked which papers are needed.' })
    expect((await hear(no)).calls).toMatchObject([{ applicationNo: no, reason: 'PAYMENT' }])
    expect((await hear('01812345678')).calls).toHaveLength(1)
    expect((await hear('971550000000')).calls).toMatchObject([
      { applicationNo: null, note: 'Asked which papers are needed.' },
    ])
  })

  it('is stored with the digest of the phone and its last digits', async () => {
    const rows = await portal.db.selectFrom('call_log').selectAll().orderBy('id').execute()
    expect(rows.map(({ phone_masked, phone_index }) => [phone_masked, phone_index?.length])).toEqual([
      ['018*****678', 32],
      ['+97*****000', 32],
    ])
  })

  it('requires a note of ten to a thousand characters, and a submitted application', async () => {
    for (const note of ['short', ' '.repeat(40), 'x'.repeat(1001)])
      expect(bodyOf(await log({ note })).issues?.map(({ path }) => path)).toEqual(['note'])
    for (const applicationNo of [draft, 'EDU-2026-999999']) expect((await log({ applicationNo })).code).toBe(404)
    expect((await log({ reason: 'GOSSIP' })).code).toBe(400)
  })

  it('is readable by officers with access to the application, not by its applicant', async () => {
    const read = (name: TestUserName) => cast.as(name).send('GET', `/applications/${no}/calls`)
    for (const name of ['section', 'tangail', 'callCentre'] as const)
      expect(bodyOf(await read(name)).data).toMatchObject([{ reason: 'PAYMENT', agentBng: 'কল সেন্টার ডেমো' }])
    expect((await read('cumilla')).code).toBe(404)
    expect((await read('rahima')).code).toBe(403)
  })
})

describe('permissions of the call centre', () => {
  it('are limited to its role', async () => {
    for (const name of ['section', 'director', 'auditor', 'rahima'] as const) {
      expect((await ask(no, name)).code).toBe(403)
      expect((await log({}, name)).code).toBe(403)
    }
    expect((await portal.post('/calls/search', { search: no })).code).toBe(401)
  })

  it('exclude applications of services that are not open to it', async () => {
    await portal.db
      .deleteFrom('role_permission')
      .where('screen', '=', 'education-allowance')
      .where('role_id', 'in', (eb) => eb.selectFrom('role').select('id').where('code', '=', 'CALL_CENTRE'))
      .execute()
    expect(await numbersOf(no)).toEqual([])
  })
})

describe('audit log of the call centre', () => {
  it('has every search with its results, and never the input', async () => {
    const rows = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'caller.searched')
      .orderBy('id')
      .execute()
    expect(rows[0]).toMatchObject({ subject: 'caller:application', detail: { applications: [no] } })
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(
      new Set(['application', 'phone', 'nid', 'passport', 'paper'].map((kind) => `caller:${kind}`)),
    )
    expect(JSON.stringify(rows)).not.toMatch(/1812345678|1234567890|A01234567|971|BX0000001/)
    const opened = await portal.db
      .selectFrom('audit')
      .select('id')
      .where('event', '=', 'application.opened')
      .where('subject', '=', `application:${draft}`)
      .execute()
    expect(opened.length).toBeGreaterThan(0)
  })

  it('has every logged call, without its note', async () => {
    const rows = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'caller.logged')
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { subject: `application:${no}`, detail: { reason: 'PAYMENT' } },
      { subject: 'caller', detail: { reason: 'STATUS' } },
    ])
    expect(JSON.stringify(rows)).not.toContain('papers')
  })
})
