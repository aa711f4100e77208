import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  enterprise,
  enterpriseAnswers,
  loginTestUsers,
  minimalProgramme,
  minimalAnswers,
  today,
  type TestUserName,
  type TestUsers,
} from './test-users.test.support.ts'

let portal: TestPortal
let people: TestUsers
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
})
afterAll(() => portal.stop())

const recommended = { recommendedAmount: '15000' }
const approved = { approvedAmount: '15000', sanctionMemoNo: '49.04-7' }
const servicesOf = async (name: TestUserName) =>
  bodyOf(await people.as(name, 'GET', '/services')).data as unknown as {
    service: string
    openYn: string
    path: string
  }[]
const begin = async (name: TestUserName, id: number) =>
  await people.as(name, 'POST', '/applications', { service: `gms-${id}`, setupId: await people.setupOf(id) })
const statusOf = async (name: TestUserName, no: string) => (await people.person(name).get(no))['applicationStatus']

/** Moves an application over every desk of the enterprise grant. */
async function grant(no: string) {
  for (const [who, name, reply] of [
    ['tangail', 'forward', recommended],
    ['section', 'forward', recommended],
    ['assistant', 'forward', recommended],
    ['director', 'approve', approved],
  ] as [TestUserName, string, Answers][]) {
    const made = await people.move(who, no, name, reply)
    if (made.code !== 200) throw new Error(`${who} could not ${name}: ${JSON.stringify(made.body)}`)
  }
}

describe('published programme', () => {
  it('is offered, applied for, decided at the selected desks and notified with its own texts', async () => {
    const id = await people.publish(enterprise)
    expect(await servicesOf('rahima')).toContainEqual(
      expect.objectContaining({ service: `gms-${id}`, openYn: 'Y', path: '/online-gms-program' }),
    )
    const no = await people.apply('rahima', id, enterpriseAnswers)
    expect(no).toMatch(/^GMS-\d{4}-\d{6}$/)
    const { answers } = await people.person('rahima').get(no)
    expect(answers['q13']).toBe('15000')
    const desk = bodyOf(await people.as('tangail', 'GET', `/desk?service=gms-${id}`)).data as { list: object[] }
    expect(desk.list).toEqual([expect.objectContaining({ applicationNo: no, name: 'AMENA BEGUM' })])
    await grant(no)
    expect(await statusOf('rahima', no)).toBe('PAYMENT_QUEUED')
    const messages = await portal.db
      .selectFrom('message')
      .select('body')
      .where('body', 'like', `%${no}%`)
      .orderBy('id')
      .execute()
    expect(messages.at(-1)?.body).toContain('আপনার উদ্যোগ অনুদানের আবেদন')
    expect((await people.as('rahima', 'GET', `/applications/${no}/print?language=bn`)).headers['content-type']).toBe(
      'application/pdf',
    )
    expect(await people.read(id)).toMatchObject({ applications: 1, versions: [{ version: 1, applications: 1 }] })
  })
  it('permits referrals of its recipients', async () => {
    const id = await people.publish({ ...enterprise, onePerPerson: false })
    const no = await people.apply('salma', id, enterpriseAnswers)
    const referral = {
      applicationNo: no,
      planningDate: today(),
      serviceTypeId: 'TRAINING',
      serviceProviderId: 'TTC_TANGAIL',
    }
    expect((await people.as('centre', 'POST', '/acknowledgements', referral)).body.code).toBe('MOVE_NOT_OPEN')
    await grant(no)
    expect((await people.as('rahima', 'POST', '/acknowledgements', referral)).code).toBe(404)
    const added = await people.as('centre', 'POST', '/acknowledgements', referral)
    expect([added.code, bodyOf(added).data['ackStatus']]).toEqual([200, 'REFERRED'])
    expect(bodyOf(await people.as('salma', 'GET', `/acknowledgements?applicationNo=${no}`)).data['total']).toBe(1)
  })
  it('permits one application per person, by NID, even after the first is paid and closed', async () => {
    const id = await people.publish(minimalProgramme)
    const no = await people.apply('rahima', id, minimalAnswers('1111111111'))
    const second = await people.fill('karim', id, minimalAnswers('১১১১১১১১১১'))
    const refused = await people.person('karim').submit(second)
    expect([refused.code, refused.body.issues]).toEqual([422, [expect.objectContaining({ path: 'q2' })]])
    await portal.db
      .updateTable('application')
      .set({ status: 'CLOSED', state: 'closed', desk: null, approval_status: 2 })
      .where('no', '=', no)
      .execute()
    expect((await people.person('karim').submit(second)).code).toBe(422)
    await portal.db
      .updateTable('application')
      .set({ status: 'REJECTED', state: 'rejected', approval_status: -2 })
      .where('no', '=', no)
      .execute()
    // Further effects of the rejection.
    await portal.db.updateTable('claim').set({ state: 'RELEASED' }).where('service', '=', `gms-${id}`).execute()
    expect((await people.person('karim').submit(second)).code).toBe(200)
  })
  it('accepts one of two concurrent applications with the same NID', async () => {
    const id = await people.publish(minimalProgramme)
    const names: TestUserName[] = ['rahima', 'karim', 'salma']
    const numbers = await Promise.all(names.map((name) => people.fill(name, id, minimalAnswers('2222222222'))))
    const sent = await Promise.all(numbers.map((no, index) => people.person(names[index] as TestUserName).submit(no)))
    expect(sent.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })
  it('restricted to staff entry is neither offered to an applicant nor started by one', async () => {
    const id = await people.publish({ ...minimalProgramme, opensTo: 'staff' })
    expect((await servicesOf('rahima')).map(({ service }) => service)).not.toContain(`gms-${id}`)
    expect((await begin('rahima', id)).body.code).toBe('NO_PERMISSION')
    expect((await servicesOf('section')).map(({ service }) => service)).toContain(`gms-${id}`)
  })
})

describe('version 2', () => {
  it('leaves applications of version 1 with their own form: read, returned, corrected and approved', async () => {
    const id = await people.publish(enterprise)
    const no = await people.apply('rahima', id, { ...enterpriseAnswers, q3: '3333333333' })
    const draftNo = await people.fill('karim', id, { ...enterpriseAnswers, q3: '4444444444' })

    await people.step('admin', id, 'new-version')
    const [about, business] = enterprise.sections as [(typeof enterprise.sections)[0], (typeof enterprise.sections)[0]]
    const next = {
      ...enterprise,
      sections: [
        about,
        {
          ...business,
          fields: [
            ...business.fields.filter((field) => field.id !== 'q9'),
            {
              kind: 'number' as const,
              id: 'q20',
              least: 1,
              label: { bn: 'কতজন কাজ করবেন?', en: 'How many will work?' },
            },
          ],
        },
      ],
    }
    expect((await people.save(id, next)).code).toBe(200)
    expect((await people.step('director', id, 'publish')).code).toBe(200)

    const file = await people.person('rahima').get(no)
    expect(file['version']).toBe(1)
    expect(file['answers']['q9']).toBe('A small workshop at home.')
    expect(
      (
        await people.move('tangail', no, 'send-back', {
          fieldsToCorrect: ['q9'],
          dueOn: '2099-01-01',
          note: 'Please write more of it.',
        })
      ).code,
    ).toBe(200)
    const { answers } = await people.person('rahima').get(no)
    const mended = Object.fromEntries(business.fields.map(({ id: field }) => [field, answers[field]]))
    expect((await people.person('rahima').save(no, 's2', { ...mended, q9: 'Two looms at home.' })).code).toBe(200)
    expect((await people.person('rahima').submit(no)).code).toBe(200)
    await grant(no)
    const decided = await people.person('rahima').get(no)
    expect([decided['version'], decided['answers']['q9'], decided['applicationStatus']]).toEqual([
      1,
      'Two looms at home.',
      'PAYMENT_QUEUED',
    ])

    const draft = await people.person('karim').get(draftNo)
    expect(draft['version']).toBe(2)
    expect(draft['formChanges']).toMatchObject({
      added: [{ label: 'How many will work?' }],
      removed: [{ label: 'Write shortly what you want to do' }],
    })
    expect((await people.person('karim').submit(draftNo)).body.issues).toEqual([
      expect.objectContaining({ path: 'q20' }),
    ])

    expect((await people.read(id, 1))['draft'].sections).toEqual(enterprise.sections)
    expect((await people.read(id, 2))['draft'].sections).toEqual(next.sections)
    expect((await people.read(id))['versions']).toMatchObject([
      { version: 2, applications: 0 },
      { version: 1, applications: 1 },
    ])
    expect((await people.as('admin', 'GET', `/gms/programs/${id}?version=3`)).code).toBe(404)
  })
  it('has its own number when only the amount differs, and does not affect drafts', async () => {
    const id = await people.publish(minimalProgramme)
    const no = await people.fill('salma', id, minimalAnswers('5555555555'))
    await people.step('admin', id, 'new-version')
    await people.save(id, { ...minimalProgramme, budget: '900000' })
    expect(bodyOf(await people.step('admin', id, 'publish')).data).toMatchObject({ version: 2 })
    expect(await people.person('salma').get(no)).toMatchObject({ version: 2, formChanges: null })
    expect((await people.person('salma').submit(no)).code).toBe(200)
  })
})

describe('closed programme', () => {
  it('accepts no new applications, continues submitted ones, and can be archived', async () => {
    const id = await people.publish(minimalProgramme)
    const no = await people.apply('rahima', id, minimalAnswers('6666666666'))
    const late = await people.fill('karim', id, minimalAnswers('7777777777'))
    expect((await people.step('admin', id, 'archive')).body.issues).toEqual([
      expect.objectContaining({ path: 'state' }),
    ])
    expect(bodyOf(await people.step('director', id, 'close')).data).toMatchObject({ state: 'CLOSED' })
    expect((await begin('salma', id)).body.code).toBe('NOT_OPEN')
    expect((await people.person('karim').submit(late)).body.code).toBe('NOT_OPEN')

    expect((await servicesOf('salma')).map(({ service }) => service)).not.toContain(`gms-${id}`)
    expect(await servicesOf('rahima')).toContainEqual(expect.objectContaining({ service: `gms-${id}`, openYn: 'N' }))
    expect(await servicesOf('section')).toContainEqual(expect.objectContaining({ service: `gms-${id}`, openYn: 'N' }))

    expect((await people.move('section', no, 'forward', recommended)).code).toBe(200)
    expect((await people.move('director', no, 'approve', approved)).code).toBe(200)
    expect(await statusOf('rahima', no)).toBe('PAYMENT_QUEUED')

    expect(bodyOf(await people.step('admin', id, 'archive')).data).toMatchObject({ state: 'ARCHIVED', applications: 1 })
    const listed = async (query: string) =>
      (
        bodyOf(await people.as('admin', 'GET', `/gms/programs?size=100${query}`)).data['list'] as {
          programId: number
        }[]
      ).map(({ programId }) => programId)
    expect(await listed('')).not.toContain(id)
    expect(await listed('&state=ARCHIVED')).toContain(id)
    expect((await people.person('rahima').get(no))['applicationNo']).toBe(no)
    expect((await people.step('admin', id, 'new-version')).body.code).toBe('PROGRAMME_FROZEN')
  })
  it('is reopened by publishing a next version', async () => {
    const id = await people.publish(minimalProgramme)
    const no = await people.fill('salma', id, minimalAnswers('8888888888'))
    await people.step('director', id, 'close')
    expect((await people.person('salma').submit(no)).body.code).toBe('NOT_OPEN')
    expect(bodyOf(await people.step('admin', id, 'new-version')).data).toMatchObject({
      state: 'CLOSED',
      isEditable: true,
    })
    expect((await people.person('salma').submit(no)).body.code).toBe('NOT_OPEN')
    expect(bodyOf(await people.step('director', id, 'publish')).data).toMatchObject({ state: 'PUBLISHED', version: 2 })
    expect((await people.person('salma').get(no))['version']).toBe(2)
    expect((await people.person('salma').submit(no)).code).toBe(200)
  })
})
