import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { getCase } from '@wewb/domain/casework/case-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example } from '@wewb/domain/services/definitions/bereavement/example'
import { example as journey } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { performAction } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

type Case = ResponseOf<typeof getCase>

const [amena, neighbour, officer] = ['01700000001', '01700000002', 'so.edu@demo.wewb']
/** A recent date: a late application must give a reason. */
const died = addDays(toDhakaDate(new Date()), -8)
const services = ['fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation', 'surokkha']

let portal: TestPortal
let token: string
let root: string
beforeAll(async () => {
  portal = await startTestPortal()
})
beforeAll(async () => {
  token = await tokenOf(amena)
  root = await fillInApplication(portal, token, bereavement, { ...example.answers, deathTime: `${died}T14:30` })
  await performMoves(portal, amena, root, example.moves.slice(0, 1))
})
afterAll(() => portal.stop())

/** Logs everybody in once. */
const tokens = new Map<string, Promise<string>>()
const tokenOf = (login: string) => tokens.get(login) ?? tokens.set(login, portal.tokenOf(login)).get(login)!
const askAs = async (login: string, no = root) =>
  await portal.get(`/cases/${no}`, { token: await tokenOf(login), language: 'en' })
const caseFor = async (login: string, no?: string) => (await askAs(login, no)).body.data as Case
const numberOf = async (service: string) =>
  (await caseFor(amena)).files.find((file) => file.service === service)?.applicationNo ?? 'not opened'
const answersOf = async (service: string) =>
  (await createTestApplicant(portal, token).get(await numberOf(service)))['answers']

describe('follow-ups of a bereavement intake', () => {
  it('are a draft of each requested service in the list of own applications', async () => {
    const { files, caseNo, worker, ownYn } = await caseFor(amena)
    expect({ caseNo, worker, ownYn }).toEqual({ caseNo: root, worker: 'ABDUL KARIM', ownYn: 'Y' })
    expect(files.map(({ service, applicationStatus }) => `${service} ${applicationStatus}`)).toEqual([
      'bereavement SUBMITTED',
      ...services.map((service) => `${service} DRAFT`),
    ])
    const { list } = bodyOf(await portal.get('/applications?size=20', { token })).data as {
      list: { service: string }[]
    }
    expect(list.map(({ service }) => service)).toEqual(expect.arrayContaining(services))
  })

  it('repeat no answered question', async () => {
    const { files } = await caseFor(amena)
    const open = Object.fromEntries(
      files.map(({ service, questionsLeft, papersLeft }) => [
        service,
        [questionsLeft, papersLeft.map(({ label }) => label)],
      ]),
    )
    expect(open).toEqual({
      bereavement: [0, []],
      'fa-repatriation': [4, []],
      'fa-burial-cost': [4, ['Letter of authority to take the money']],
      'fa-financial-assistance': [3, ['Attested photos of heirs']],
      compensation: [1, ['Power of attorney to the mission']],
      surokkha: [1, []],
    })
    expect(await answersOf('fa-financial-assistance')).toMatchObject({
      worker: { check: { outcome: 'verified' } },
      deathDate: died,
      heirs: [{ sharePercent: 12.5 }, { sharePercent: 58.33 }, { sharePercent: 29.17 }],
    })
  })

  it('contain the documents as separate rows', async () => {
    const own = bodyOf(await portal.get(`/applications/${root}`, { token })).data['answers'] as Record<string, string[]>
    for (const service of ['fa-repatriation', 'fa-financial-assistance', 'compensation', 'surokkha']) {
      const [copy = ''] = (await answersOf(service)).passportCopy as string[]
      expect(own['passportCopy']).not.toContain(copy)
      expect((await portal.get(`/applications/${await numberOf(service)}/documents/${copy}`, { token })).code).toBe(200)
    }
    const [cheque = ''] = (await answersOf('fa-burial-cost')).bank.chequeCopy as string[]
    expect(
      (await portal.get(`/applications/${await numberOf('fa-burial-cost')}/documents/${cheque}`, { token })).code,
    ).toBe(200)
  })

  it('are created once, even after corrections of the intake', async () => {
    const reply = { fieldsToCorrect: ['employerName'], dueOn: '2099-01-31', note: 'নিয়োগকারীর পুরো নাম লিখুন।' }
    await performAction(portal, officer, root, 'send-back', reply)
    const returned = (await caseFor(amena)).files.find(({ service }) => service === 'bereavement')
    expect(returned).toMatchObject({
      applicationStatus: 'RETURNED',
      dueOn: '2099-01-31',
      toCorrect: [{ label: expect.stringContaining('Employer') as string }],
    })
    expect((await createTestApplicant(portal, token).submit(root)).code).toBe(200)
    expect((await caseFor(amena)).files).toHaveLength(6)
  })

  it('are submitted with a few more answers', async () => {
    const no = await numberOf('fa-repatriation')
    const family = createTestApplicant(portal, token)
    const { placeName, contactPersonName, contactPersonMobile } = journey.answers
    const answers = (await family.get(no))['answers']
    await family.save(no, 'worker', { ...answers, placeName, contactPersonName, contactPersonMobile })
    await family.save(no, 'documents', { ...answers, declarationAccepted: true })
    expect((await family.submit(no)).code).toBe(200)
  })

  it('E-17: are not created for the same deceased by somebody else', async () => {
    const second = await fillInApplication(portal, await tokenOf(neighbour), bereavement, example.answers)
    await expect(performMoves(portal, neighbour, second, example.moves.slice(0, 1))).rejects.toThrow(/already exists/)
  })
})

describe('access to a case', () => {
  const servicesFor = async (login: string) => (await caseFor(login)).files.map(({ service }) => service)

  it('is granted to the family through any of its applications', async () => {
    for (const service of services) expect((await caseFor(amena, await numberOf(service))).files).toHaveLength(6)
  })
  it('is 404 for another family', async () => {
    const absent = await askAs(neighbour, 'BRV-2026-999999')
    for (const no of [root, await numberOf('fa-repatriation'), await numberOf('surokkha')])
      expect([(await askAs(neighbour, no)).code, (await askAs(neighbour, no)).body]).toEqual([404, absent.body])
    expect((await portal.get(`/cases/${root}`)).code).toBe(401)
  })
  it('shows head office only the existence and the missing parts of a draft', async () => {
    const { files } = await caseFor(officer)
    expect(files.map(({ service }) => service)).toEqual(['bereavement', ...services])
    const draft = files.find(({ service }) => service === 'compensation')
    expect(draft).toMatchObject({
      ownYn: 'N',
      openYn: 'N',
      currentOffice: 'With the family',
      papersLeft: [{ label: 'Power of attorney to the mission' }],
    })
    expect((await askAs(officer, draft?.applicationNo)).code).toBe(404)
    expect(JSON.stringify(files)).not.toMatch(/1978123456|A01234567|0012345678901|01712345678|Riyadh Builders/)
  })
  it('limits an office to its own applications', async () => {
    expect(await servicesFor('mission.riyadh@demo.wewb')).toEqual(['bereavement', 'fa-repatriation'])
    expect(await servicesFor('demo.tangail@demo.wewb')).toEqual(['bereavement', 'fa-repatriation'])
    for (const login of ['mission.dubai@demo.wewb', 'demo.cumilla@demo.wewb', 'wc.tangail@demo.wewb'])
      expect((await askAs(login)).code).toBe(404)
  })
  it('is audited for staff', async () => {
    const looks = await portal.db
      .selectFrom('audit')
      .select('subject')
      .where('event', '=', 'application.opened')
      .where('subject', '=', `application:${root}`)
      .execute()
    const before = looks.length
    await caseFor(amena)
    await caseFor(officer)
    expect(
      await portal.db
        .selectFrom('audit')
        .select('subject')
        .where('event', '=', 'application.opened')
        .where('subject', '=', `application:${root}`)
        .execute(),
    ).toHaveLength(before + 1)
  })
})

describe('timeline of a case', () => {
  it('merges all applications, equally for the family and the officer, without internal notes', async () => {
    await performAction(portal, officer, root, 'progress', { note: 'Between us: the brother calls every day.' })
    await performAction(portal, officer, await numberOf('fa-repatriation'), 'forward', journey.moves[2]?.reply ?? {})
    const { timeline } = await caseFor(amena)
    const rep = await numberOf('fa-repatriation')
    expect(timeline.map(({ applicationNo, action }) => `${applicationNo} ${action}`)).toEqual([
      `${root} submit`,
      `${root} send-back`,
      `${root} resubmit`,
      `${rep} submit`,
      `${root} progress`,
      `${rep} forward`,
    ])
    expect(timeline[1]?.note).toBe('নিয়োগকারীর পুরো নাম লিখুন।')
    expect(JSON.stringify(timeline)).not.toContain('Between us')
    expect((await caseFor(officer)).timeline).toEqual(timeline)
  })
  it('offers the stipend to a studying child while its circular is open, and nothing unnecessary', async () => {
    expect((await caseFor(amena)).circulars).toMatchObject([
      { service: 'edu-allowance', closesOn: expect.stringMatching(/^\d{4}-/) },
    ])
  })
})
