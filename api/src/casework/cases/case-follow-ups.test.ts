import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { getCase } from '@wewb/domain/casework/case-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example } from '@wewb/domain/services/definitions/bereavement/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burial } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as journey } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { performAction } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

const [amena, officer] = ['01700000001', 'so.edu@demo.wewb']

let portal: TestPortal
let family: ReturnType<typeof createTestApplicant>
let root: string
let numbers: Record<string, string>
beforeAll(async () => {
  portal = await startTestPortal()
})
beforeAll(async () => {
  const token = await portal.tokenOf(amena)
  family = createTestApplicant(portal, token)
  root = await fillInApplication(portal, token, bereavement, example.answers)
  await performMoves(portal, amena, root, example.moves.slice(0, 1))
  const { files } = bodyOf(await family.send('GET', `/cases/${root}`)).data as unknown as ResponseOf<typeof getCase>
  numbers = Object.fromEntries(files.map(({ service, applicationNo }) => [service, applicationNo]))
  const no = numbers['fa-repatriation'] ?? ''
  const { placeName, contactPersonName, contactPersonMobile } = journey.answers
  const answers = (await family.get(no))['answers']
  await family.save(no, 'worker', { ...answers, placeName, contactPersonName, contactPersonMobile })
  await family.save(no, 'documents', { ...answers, declarationAccepted: true })
})
afterAll(() => portal.stop())

const answersIn = async (service: string) => (await family.get(numbers[service] ?? ''))['answers']
const filledIn = async (service: string) =>
  await portal.db
    .selectFrom('audit')
    .select(['actor', 'detail'])
    .where('event', '=', 'application.filled')
    .where('subject', '=', `application:${numbers[service]}`)
    .execute()

describe('existing draft in a case', () => {
  it('is filled from the repatriation, and preserves the answers of the family', async () => {
    const burial = numbers['fa-burial-cost'] ?? ''
    const before = await answersIn('fa-burial-cost')
    await family.save(burial, 'handover', { ...before, flightNo: 'BG-1', receiverRelation: 'BROTHER' })
    await performMoves(portal, amena, numbers['fa-repatriation'] ?? '', journey.moves)
    const { flightNo, airwayBillNo, arrivalTime, repatriationRef, receiverRelation, receiverName } =
      await answersIn('fa-burial-cost')
    const flight = journey.moves.find(({ move }) => move === 'fix-flight')?.reply
    expect({ airwayBillNo, repatriationRef }).toEqual({
      airwayBillNo: flight?.['airwayBillNo'],
      repatriationRef: numbers['fa-repatriation'],
    })
    expect(arrivalTime).toMatch(/^2026-/)
    expect({ flightNo, receiverRelation, receiverName }).toEqual({
      flightNo: 'BG-1',
      receiverRelation: 'BROTHER',
      receiverName: 'AMENA BEGUM',
    })
    expect(await filledIn('fa-burial-cost')).toEqual([
      {
        actor: 'portal',
        detail: {
          from: numbers['fa-repatriation'],
          answers: expect.arrayContaining(['airwayBillNo', 'arrivalTime']) as string[],
        },
      },
    ])
  })

  it('gets the place of burial after the hand-over', async () => {
    expect(await answersIn('fa-financial-assistance')).toMatchObject({
      buriedAt: 'BANGLADESH',
      deathPlace: 'ABROAD',
      repatriationRef: numbers['fa-repatriation'],
    })
    const { files } = bodyOf(await family.send('GET', `/cases/${root}`)).data as unknown as ResponseOf<typeof getCase>
    expect(files).toHaveLength(6)
  })

  it('is filled again from the corrected intake where empty, with documents as separate rows', async () => {
    await portal.db
      .updateTable('application')
      .set({ answers: '{}', answers_sealed: null })
      .where('no', '=', numbers['surokkha'] ?? '')
      .execute()
    await performAction(portal, officer, root, 'send-back', {
      fieldsToCorrect: ['employerName'],
      dueOn: '2099-01-31',
      note: 'নাম লিখুন।',
    })
    expect((await family.submit(root)).code).toBe(200)
    const own = bodyOf(await family.send('GET', `/applications/${root}`)).data['answers'] as Record<string, string[]>
    const { passportCopy, deathCertificate, deathCause } = await answersIn('surokkha')
    expect(deathCause).toBe('ACCIDENT')
    expect([passportCopy, deathCertificate]).not.toContainEqual(own['passportCopy'])
    for (const [id = ''] of [passportCopy, deathCertificate])
      expect((await family.send('GET', `/applications/${numbers['surokkha']}/documents/${id}`)).code).toBe(200)
  })

  it('is unchanged if nothing is missing', async () => {
    const before = await family.get(numbers['compensation'] ?? '')
    expect(await filledIn('compensation')).toEqual([])
    expect(before['revision']).toBe(2)
  })
})

describe('duplicate warning', () => {
  it('ignores applications of the same case, and lists those of other cases', async () => {
    const desk = createTestApplicant(portal, await portal.tokenOf(officer))
    const duplicatesOf = async (no: string) =>
      ((await desk.get(no))['duplicates'] as { applicationNo: string }[]).map(({ applicationNo }) => applicationNo)
    const rep = numbers['fa-repatriation'] ?? ''
    expect([await duplicatesOf(root), await duplicatesOf(rep)]).toEqual([[], []])
    await portal.db.updateTable('application').set({ case_id: null }).where('no', '=', rep).execute()
    expect(await duplicatesOf(rep)).toEqual([root])
  })
})

describe('end of a case', () => {
  it('sends a final written notification in the language of the family, with condolences', async () => {
    await performMoves(portal, amena, root, example.moves.slice(1))
    const sent = await portal.db
      .selectFrom('message')
      .select(['template', 'body', 'recipient'])
      .where('body', 'like', `%${root}%`)
      .orderBy('id')
      .execute()
    expect(sent.map(({ template, recipient }) => `${template} ${recipient}`)).toEqual(
      ['BRV_OPENED', 'RETURNED', 'BRV_CLOSED'].map((template) => `${template} ${amena}`),
    )
    expect(sent.at(-1)?.body).toMatch(/^প্রয়াত ABDUL KARIM-এর পরিবারের নথি BRV-\d{4}-\d+-এর কাজ শেষ হয়েছে।/)
    expect(JSON.stringify(sent)).not.toMatch(/অভিনন্দন|আপনার মৃত/)
  })
})

describe('earlier applications of the family', () => {
  it('join the case instead of a second draft; those of other people do not', async () => {
    const [jamila, other] = ['01700000002', '01700000003']
    const worker = { ...(example.answers['worker'] as Answers), workerPassportNo: 'B10063352', workerDob: '1976-09-15' }
    const filed = { ...journey.answers, worker: { ...(journey.answers['worker'] as Answers), ...worker } }
    const early = await fillInApplication(portal, await portal.tokenOf(jamila), repatriation, filed)
    await performMoves(portal, jamila, early, journey.moves.slice(0, 1))
    const foreign = await fillInApplication(portal, await portal.tokenOf(other), burialCost, {
      ...burial.answers,
      passportNo: 'B10063352',
    })
    const intakeNo = await fillInApplication(portal, await portal.tokenOf(jamila), bereavement, {
      ...example.answers,
      worker,
    })
    await performMoves(portal, jamila, intakeNo, example.moves.slice(0, 1))
    const own = createTestApplicant(portal, await portal.tokenOf(jamila))
    const { files } = bodyOf(await own.send('GET', `/cases/${intakeNo}`)).data as unknown as ResponseOf<typeof getCase>
    const numbersOf = (service: string) =>
      files.filter((one) => one.service === service).map(({ applicationNo }) => applicationNo)
    expect(numbersOf('fa-repatriation')).toEqual([early])
    expect(numbersOf('fa-burial-cost')).not.toContain(foreign)
  })
})
