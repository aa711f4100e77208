import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { exampleWorkerJahangir } from '@wewb/domain/services/definitions/example-people'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { signCode } from '#membership/signed-codes/sign-code.ts'
import { awardLateApprovals } from './award-late-approvals.ts'
import { listViolations } from './list-violation-queries.ts'
import { logInAll, logins, type ActAs, publishSeen } from './results.test.support.ts'

let portal: TestPortal
let as: ActAs
let setupId: number
beforeAll(async () => {
  portal = await startTestPortal()
  as = await logInAll(portal)
  const services = bodyOf(await as('rahima').send('GET', '/services')).data as unknown as {
    service: string
    setups: { setupId: number; title: string }[]
  }[]
  setupId =
    services.find(({ service }) => service === 'edu-allowance')?.setups.find(({ title }) => title.includes('SSC'))
      ?.setupId ?? 0
})
afterAll(() => portal.stop())

const templatesTo = async (login: string) =>
  (await portal.db.selectFrom('message').select('template').where('recipient', '=', login).orderBy('id').execute()).map(
    ({ template }) => template,
  )

describe('stipend result from merit list to publication', () => {
  const files: string[] = []
  const checkList = {
    checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
    initialApproveStatus: '1',
    recommendedAmount: '27500',
  }

  it('ranks the applications that the section officer found eligible', async () => {
    files.push(await submitApplicationAs(portal, logins.rahima))
    // A second student, of another education board and group.
    const second = {
      boardId: '4',
      rollNo: '234568',
      registrationNo: '2345678902',
      studentBrn: '20091234567890124',
      studentNameBn: 'তানভীর আলম',
      groupId: 'HUMANITIES',
      worker: exampleWorkerJahangir,
    }
    files.push(await submitApplicationAs(portal, logins.karim, second))
    for (const no of files) {
      const revision = await as('section').revisionOf(no)
      expect(
        (await as('section').send('POST', `/applications/${no}/actions/forward`, { reply: checkList, revision })).code,
      ).toBe(200)
    }
    const preview = bodyOf(
      await as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1 }),
    ).data
    expect(preview).toMatchObject({ eligible: 2, selected: 1, state: 'PREVIEW', total: '27500' })
    expect(
      (preview['list'] as { applicationNo: string; selectedYn: string }[]).map(({ applicationNo, selectedYn }) => [
        applicationNo,
        selectedYn,
      ]),
    ).toEqual([
      [files[0], 'Y'],
      [files[1], 'N'],
    ])
  })

  it('cannot be proposed before the deadline', async () => {
    const early = await as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, {
      seats: 1,
      proposeYn: 'Y',
    })
    expect(bodyOf(early).code).toBe('MOVE_NOT_OPEN')
  })

  it('goes to the director as one list, and is approved in one transaction', async () => {
    await as('director').send('POST', `/demo/circulars/${setupId}/close`)
    const proposed = bodyOf(
      await as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1, proposeYn: 'Y' }),
    ).data
    expect(proposed).toMatchObject({ state: 'PROPOSED', selected: 1 })
    expect(
      (
        await as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list/approve`, {
          sanctionMemoNo: 'M-1',
          version: 1,
        })
      ).code,
    ).toBe(403)
    expect(bodyOf(await publishSeen(as('director'), setupId)).code).toBe('MOVE_NOT_OPEN')
    const approved = bodyOf(
      await as('director').send('POST', `/setups/scholarship/${setupId}/merit-list/approve`, {
        sanctionMemoNo: '49.04-1',
        version: 1,
      }),
    ).data
    expect(approved).toEqual({ approved: 1 })
  })

  it('is hidden before publication', async () => {
    const application = await as('rahima').get(files[0] ?? '')
    expect([application['applicationStatus'], application['approvalStatus'], application['statusText']]).toEqual([
      'SUBMITTED',
      0,
      'Pending – your application is waiting for verification',
    ])
    expect(JSON.stringify(application['history'])).not.toMatch(/approve/i)
    expect(await templatesTo(logins.rahima)).toEqual(['SUBMITTED'])
    expect(bodyOf(await portal.get(`/pub/results?type=EDUCATION&setupId=${setupId}`)).data['total']).toBe(0)
  })

  it('notifies all applicants, queues the payment and creates the instalments on publication', async () => {
    expect((await publishSeen(as('editor'), setupId)).code).toBe(403)
    expect(bodyOf(await publishSeen(as('director'), setupId)).data).toEqual({
      selected: 1,
      notSelected: 1,
    })
    expect(await templatesTo(logins.rahima)).toEqual(['SUBMITTED', 'EDU_RESULT'])
    expect(await templatesTo(logins.karim)).toEqual(['SUBMITTED', 'EDU_NOT_SELECTED'])
    const chosen = await as('rahima').get(files[0] ?? '')
    expect(chosen).toMatchObject({
      applicationStatus: 'PAYMENT_QUEUED',
      instalments: [
        { no: 1, state: 'APPROVED', amount: '27500.00' },
        { no: 2, state: 'DUE' },
      ],
    })
    expect(await as('karim').get(files[1] ?? '')).toMatchObject({
      applicationStatus: 'REJECTED',
      statusText: 'Not granted – reason: Not selected in order of merit',
    })
  })

  it('provides a letter with a verifiable code to selected applicants only', async () => {
    const letter = await as('rahima').send('GET', `/applications/${files[0]}/letter?language=en`)
    expect([letter.code, letter.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await as('karim').send('GET', `/applications/${files[1]}/letter`)).code).toBe(404)
    expect((await as('karim').send('GET', `/applications/${files[0]}/letter`)).code).toBe(404)
    const code = await signCode(portal, {
      type: 'RESULT_LETTER',
      reference: files[0] ?? '',
      serial: 0,
      issuedOn: '2026-11-15',
    })
    expect(bodyOf(await portal.post('/pub/qr-code-verify', { code })).data).toMatchObject({
      validYn: 'Y',
      state: 'VALID',
      type: 'RESULT_LETTER',
      referenceNo: files[0],
    })
  })

  it('is public by roll and by number, masked', async () => {
    const found = bodyOf(
      await portal.get(`/pub/results?type=EDUCATION&searchBy=ROLL&searchValue=${encodeURIComponent('১২৩৪৫৬')}`),
    ).data
    expect(found['list']).toEqual([
      expect.objectContaining({
        applicationNo: files[0],
        rollNo: '123456',
        district: 'Tangail',
        amountPerYear: '27500.00',
      }),
    ])
    expect(JSON.stringify(found)).not.toMatch(/A01234567|0171|2009/)
    expect((found['list'] as { name: string }[])[0]?.name).toMatch(/^.\*{5} /)
    expect(bodyOf(await portal.get('/pub/results?type=EDUCATION&searchBy=ROLL&searchValue=234568')).data['total']).toBe(
      0,
    )
  })

  it('renews for the next year without a list after the director’s approval', async () => {
    const again = bodyOf(await as('director').send('POST', '/setups/scholarship', { copyOf: setupId, circular: {} }))
    expect(again.code).toBe('NO_PERMISSION')
    const made = bodyOf(
      await as('section').send('POST', '/setups/scholarship', {
        copyOf: setupId,
        circular: { endDate: `${Number(toDhakaDate(new Date()).slice(0, 4)) + 1}-12-31`, title: 'SSC the year after' },
      }),
    ).data
    await as('director').send('POST', `/setups/scholarship/${made['setupId']}/publish`, { revision: made['revision'] })
    // Moves the instalments one year into the past.
    await portal.db
      .updateTable('instalment')
      .set({ year: sql`year - 1` })
      .execute()
    const renewal = { applicationKind: 'RENEWAL', yearSemester: 'YEAR_2', cgpa: 4.2, photo: ['p'] }
    // Another account that knows the student's numbers finds no instalment of this award.
    const foreign = await as('karim').fillIn(renewal)
    expect((await as('karim').get(foreign))['answers']).not.toHaveProperty('installmentNo')
    const refused = bodyOf(await as('karim').submit(foreign))
    expect(refused.issues?.find(({ path }) => path === 'rollNo')?.message).toContain('link it first')
    const bank = {
      ...(eduAllowanceAnswers['bank'] as object),
      accountNumber: '0012345670000',
      accountHolderName: 'ROKEYA KHATUN',
    }
    const no = await submitApplicationAs(portal, logins.rahima, { ...renewal, guardianName: 'ROKEYA KHATUN', bank })
    expect((await as('rahima').get(no))['answers']).toMatchObject({ installmentNo: 2 })
    const explain = async (who: string) =>
      await as(who).send('POST', `/applications/${no}/cross-checks/renewal-account/reason`, {
        reason: 'The mother has died; the aunt is the guardian.',
        revision: await as(who).revisionOf(no),
      })
    const { crossChecks } = (await as('section').get(no)) as { crossChecks: { code: string }[] }
    const check = crossChecks.find(({ code }) => code === 'renewal-account')
    expect(check).toMatchObject({
      level: 'red',
      missing: 2,
      text: { en: expect.stringMatching(/“AMENA BEGUM” \(…8901\).*“ROKEYA KHATUN” \(…0000\)/) },
      applications: [files[0]],
    })
    expect((await explain('section')).code).toBe(200)
    const move = async (who: string, action: string, reply: object) => {
      const revision = await as(who).revisionOf(no)
      return bodyOf(await as(who).send('POST', `/applications/${no}/actions/${action}`, { reply, revision })).code
    }
    const approval = { approvedAmount: '27500', sanctionMemoNo: '49.04-2' }
    expect(await move('section', 'forward', checkList)).toBeUndefined()
    expect(await move('assistant', 'forward', { recommendedAmount: '27500' })).toBeUndefined()
    expect(await move('director', 'approve', approval)).toBe('CHECK_UNANSWERED')
    expect((await explain('director')).code).toBe(200)
    expect(await move('director', 'approve', approval)).toBeUndefined()
    await awardLateApprovals(portal)
    expect((await as('rahima').get(no))['applicationStatus']).toBe('PAYMENT_QUEUED')
    expect((await as('rahima').get(files[0] ?? ''))['instalments']).toMatchObject([
      { state: 'APPROVED' },
      { state: 'APPROVED' },
    ])
    expect((await templatesTo(logins.rahima)).at(-1)).toBe('APPROVED')
  })

  it('revokes the award by a change of the list, and restores it by another', async () => {
    const no = files[0] ?? ''
    const change = async (action: string) => {
      const version = bodyOf(await as('director').send('GET', `/results/${setupId}/changes`)).data['version']
      const body = { version, reason: 'The testimonial is examined again.', rows: [{ applicationNo: no, action }] }
      const { changeId } = bodyOf(await as('assistant').send('POST', `/results/${setupId}/changes`, body)).data
      return (await as('director').send('POST', `/results/${setupId}/changes/${changeId}/approve`, { version })).code
    }
    expect(await change('REMOVE')).toBe(200)
    expect((await as('rahima').get(no))['instalments']).toMatchObject([{ state: 'STOPPED' }, { state: 'STOPPED' }])
    expect(bodyOf(await portal.get('/pub/results?type=EDUCATION&searchBy=ROLL&searchValue=123456')).data['total']).toBe(
      0,
    )
    expect(await change('ADD')).toBe(200)
    await awardLateApprovals(portal)
    expect(await as('rahima').get(no)).toMatchObject({
      applicationStatus: 'PAYMENT_QUEUED',
      instalments: [{ state: 'APPROVED' }, { state: 'DUE' }],
    })
    expect(bodyOf(await portal.get('/pub/results?type=EDUCATION&searchBy=ROLL&searchValue=123456')).data['total']).toBe(
      1,
    )
    expect(await listViolations(portal.db)).toEqual([])
  })

  it('can stop the remaining instalments', async () => {
    const stop = { reason: 'LEFT_STUDY', note: 'Left the college in March.' }
    const refused = async (name: string) =>
      bodyOf(await as(name).send('POST', `/applications/${files[0]}/instalments/stop`, stop)).code
    expect([await refused('editor'), await refused('section')]).toEqual(['NOT_FOUND', 'NO_PERMISSION'])
    expect(bodyOf(await as('director').send('POST', `/applications/${files[0]}/instalments/stop`, stop)).data).toEqual({
      stopped: 1,
    })
    expect(bodyOf(await as('director').send('POST', `/applications/${files[0]}/instalments/stop`, stop)).code).toBe(
      'MOVE_NOT_OPEN',
    )
  })
})
