import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBanglaDigits } from '@wewb/domain/language/digits'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { countTransactionStatements } from '#testing/transaction-statements.ts'
import { createTestApplicant, bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let one: ReturnType<typeof createTestApplicant>
let two: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal()
  one = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  two = createTestApplicant(portal, await portal.tokenOf('01700000002'))
})
afterAll(() => portal.stop())

describe('draft', () => {
  it('has a number at once, and a second start returns the existing draft', async () => {
    const no = await one.start()
    expect(no).toMatch(/^EDU-\d{4}-\d{6}$/)
    expect(await one.start()).toBe(no)
    expect((await one.get(no))['answers']).toMatchObject({
      educationLevelId: '3',
      passingYear: 2025,
      guardianMobile: '01700000001',
    })
  })

  it('is saved with issues in the language of the reader', async () => {
    const no = await one.start()
    const saved = bodyOf(await one.save(no, 'student', { rollNo: '১২', guardianNid: 'abc' }))
    expect(saved.data['issues']).toContainEqual({
      path: 'rollNo',
      code: 'too-short',
      message: 'Write at least 4 characters.',
    })
    expect((await one.get(no))['answers']).toMatchObject({ rollNo: '12', guardianNid: 'abc' })
  })

  it('never stores answers to questions that are not asked', async () => {
    const no = await one.start()
    await one.save(no, 'student', {
      ...one.stepAnswers('student', eduAllowanceAnswers),
      studentCheck: { outcome: 'verified' },
      isDirector: true,
      faRef: 'left over',
    })
    const { answers } = await one.get(no)
    expect(answers).not.toHaveProperty('isDirector')
    expect(answers).not.toHaveProperty('faRef')
    expect(answers).not.toHaveProperty('studentCheck')
  })

  it('rejects a save from a stale form', async () => {
    const no = await one.start()
    const answer = await one.send('PUT', `/applications/${no}/steps/student`, { answers: {}, revision: 1 })
    expect([answer.code, bodyOf(answer).code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(bodyOf(answer).data['revision']).toBe(await one.revisionOf(no))
  })

  it('does not exist for anybody else, not even for staff', async () => {
    const no = await one.start()
    const officer = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
    for (const other of [two, officer]) {
      expect((await other.send('GET', `/applications/${no}`)).code).toBe(404)
      expect((await other.send('PUT', `/applications/${no}/steps/student`, { answers: {}, revision: 1 })).code).toBe(
        404,
      )
      expect((await other.send('DELETE', `/applications/${no}`)).code).toBe(404)
    }
  })

  it('stores NID, passport and account encrypted', async () => {
    const no = await one.start()
    await one.save(no, 'student', one.stepAnswers('student', eduAllowanceAnswers))
    const row = await portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
    expect(JSON.stringify(row.answers)).not.toContain('A01234567')
    expect(JSON.stringify(row.answers)).not.toContain('20091234567890123')
    expect((await one.get(no))['answers']).toMatchObject({
      studentBrn: '20091234567890123',
      worker: { workerPassportNo: 'A01234567' },
    })
  })

  it('can be deleted', async () => {
    const no = await one.start()
    expect((await one.send('DELETE', `/applications/${no}`)).code).toBe(200)
    expect((await one.send('GET', `/applications/${no}`)).code).toBe(404)
  })
})

describe('register verification', () => {
  it('confirms registered values and locks them', async () => {
    const no = await one.start()
    const found = bodyOf(await one.verify(no, 'studentCheck', one.stepAnswers('student', eduAllowanceAnswers)))
    expect(found.data['outcome']).toBe('verified')
    expect(found.data['answers']).toMatchObject({ studentNameEn: 'RAHIMA KHATUN', fatherName: 'ABDUL KARIM' })
    await one.save(no, 'student', {
      ...one.stepAnswers('student', eduAllowanceAnswers),
      studentNameEn: 'SOMEBODY ELSE',
    })
    expect((await one.get(no))['answers']).toMatchObject({ studentNameEn: 'RAHIMA KHATUN' })
  })

  it('is valid only for the verified answers', async () => {
    const no = await one.start()
    await one.verify(no, 'studentCheck', one.stepAnswers('student', eduAllowanceAnswers))
    await one.save(no, 'student', { ...one.stepAnswers('student', eduAllowanceAnswers), rollNo: '654321' })
    expect((await one.get(no))['answers']).not.toHaveProperty('studentCheck')
  })

  it('reports a missing match, and the answers required first', async () => {
    const no = await one.start()
    const student = one.stepAnswers('student', eduAllowanceAnswers)
    const absent = bodyOf(
      await one.verify(no, 'worker.check', {
        ...student,
        worker: { identitySource: '4', workerPassportNo: 'Z99999999', workerDob: '1975-05-05' },
      }),
    )
    expect(absent.data['outcome']).toBe('not-found')
    const empty = await one.verify(no, 'worker.check', { ...student, worker: { identitySource: '4' } })
    expect([empty.code, bodyOf(empty).issues?.map(({ path }) => path)]).toEqual([
      422,
      ['worker.workerPassportNo', 'worker.workerDob'],
    ])
  })
})

describe('uploaded document', () => {
  it('is detected by its bytes, not by its name', async () => {
    const no = await one.start()
    const { payload, headers } = multipartForm('photo', Buffer.from('<svg onload="alert(1)"/>'), 'photo.jpg')
    const answer = await one.send('POST', `/applications/${no}/documents`, payload, headers)
    expect([answer.code, bodyOf(answer).issues?.[0]?.path]).toEqual([422, 'photo'])
  })

  it('is downloaded as an attachment by its owner, and by nobody else', async () => {
    const no = await one.fillIn()
    const [document] = (await one.get(no))['documents'] as { documentId: string }[]
    const path = `/applications/${no}/documents/${document?.documentId}`
    const mine = await one.send('GET', path)
    expect([mine.code, mine.headers['content-type'], mine.headers['content-security-policy']]).toEqual([
      200,
      'image/jpeg',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    ])
    expect(String(mine.headers['content-disposition'])).toContain('attachment')
    expect((await two.send('GET', path)).code).toBe(404)
  })
})

describe('submission', () => {
  it('requires every answer and reports each missing one', async () => {
    const no = await two.start()
    const answer = await two.submit(no)
    expect(answer.code).toBe(422)
    expect(bodyOf(answer).issues?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['rollNo', 'present.districtId', 'photo', 'declarationAccepted']),
    )
  })

  it('is executed once for an idempotency key', async () => {
    const no = await one.fillIn()
    const revision = await one.revisionOf(no)
    const ask = () =>
      one.send('POST', `/applications/${no}/submit`, { revision }, { 'idempotency-key': 'the-same-key' })
    let answers: Awaited<ReturnType<typeof ask>>[] = []
    const statements = await countTransactionStatements(
      async () => (answers = await Promise.all([ask(), ask(), ask()])),
    )
    expect(statements).toBeLessThanOrEqual(38)
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => JSON.stringify(bodyOf(answer).data))).size).toBe(1)
    const acts = await portal.db.selectFrom('application_act').selectAll().execute()
    expect(acts.filter(({ move }) => move === 'submit')).toHaveLength(1)
    const message = await eventually(() =>
      portal.db.selectFrom('message').selectAll().where('template', '=', 'SUBMITTED').executeTakeFirst(),
    )
    expect(message.body).toContain(no)
    const other = await one.send(
      'POST',
      `/applications/${no}/submit`,
      { revision: 1 },
      { 'idempotency-key': 'the-same-key' },
    )
    expect(bodyOf(other).code).toBe('KEY_REUSED')
  })

  it('accepts a student once per circular, from any account', async () => {
    const no = await two.fillIn()
    const answer = await two.submit(no)
    expect([answer.code, bodyOf(answer).issues]).toEqual([
      422,
      [{ path: 'rollNo', code: 'rule', message: expect.stringMatching(/^You have already applied\..*call centre/) }],
    ])
  })

  it('prints a copy and a slip in both languages', async () => {
    const [mine] = bodyOf(await one.send('GET', '/applications?status=SUBMITTED')).data['list'] as {
      applicationNo: string
    }[]
    const typed = encodeURIComponent(toBanglaDigits(mine?.applicationNo ?? '').toLowerCase())
    expect(bodyOf(await one.send('GET', `/applications?search=${typed}`)).data['list']).toMatchObject([mine])
    for (const query of ['paper=copy&language=bn', 'paper=copy&language=en', 'paper=slip&language=bn']) {
      const printed = await one.send('GET', `/applications/${mine?.applicationNo}/print?${query}`)
      expect([printed.code, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect((printed.body as unknown as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })
})
