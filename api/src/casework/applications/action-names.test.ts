import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let owner: ReturnType<typeof createTestApplicant>
let officer: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal()
  owner = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  officer = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
})
afterAll(() => portal.stop())

type Client = ReturnType<typeof createTestApplicant>
const take = async (who: Client, no: string, action: string, reply: object = {}, headers?: Record<string, string>) => {
  const revision = await who.revisionOf(no)
  return await who.send('POST', `/applications/${no}/actions/${action}`, { reply, revision }, headers)
}
const correction = {
  fieldsToCorrect: ['studentNameBn'],
  note: 'নামের বানান ঠিক করুন অনুগ্রহ করে',
  dueOn: '2099-01-01',
}
const correct = async (no: string, studentNameBn: string) => {
  const { answers } = await owner.get(no)
  await owner.save(no, 'student', { ...owner.stepAnswers('student', answers), studentNameBn })
}
const lastActOf = async (no: string) => ((await officer.get(no))['history'] as { action: string }[]).at(-1)?.action

describe('actions by their names in the API', () => {
  let no: string
  beforeAll(async () => {
    no = await submitApplicationAs(portal, '01700000001')
  })

  it('backward returns an application to the applicant with the questions and permission of send-back', async () => {
    const missing = await take(officer, no, 'backward', { note: correction.note })
    expect([missing.code, bodyOf(missing).issues?.map(({ path }) => path)]).toEqual([422, ['fieldsToCorrect', 'dueOn']])
    expect(bodyOf(await take(owner, no, 'backward', correction)).code).toBe('MOVE_NOT_OPEN')
    const back = await take(officer, no, 'backward', correction)
    expect([back.code, bodyOf(back).data]).toMatchObject([200, { state: 'returned', approvalStatus: -1 }])
    expect(await lastActOf(no)).toBe('send-back')
  })

  it('every action that an application offers can be taken: resubmit hands it back to the desk', async () => {
    const { movesOpen } = await owner.get(no)
    expect(movesOpen.map(({ action }: { action: string }) => action)).toContain('resubmit')
    expect(bodyOf(await take(owner, no, 'submit')).code).toBe('MOVE_NOT_OPEN')
    expect((await take(officer, no, 'resubmit')).code).toBe(404)
    await correct(no, 'Rahima')
    const refused = await take(owner, no, 'resubmit')
    expect([refused.code, bodyOf(refused).issues?.map(({ path }) => path)]).toEqual([422, ['studentNameBn']])
    await correct(no, 'রহিমা আক্তার')
    const revision = await owner.revisionOf(no)
    const stale = { reply: {}, revision: revision - 1 }
    expect(bodyOf(await owner.send('POST', `/applications/${no}/actions/resubmit`, stale)).code).toBe(
      'VERSION_CONFLICT',
    )
    const key = { 'idempotency-key': 'resubmit-once' }
    const send = () => owner.send('POST', `/applications/${no}/actions/resubmit`, { reply: {}, revision }, key)
    const [sent, again] = [await send(), await send()]
    expect([sent.code, bodyOf(sent).data]).toMatchObject([
      200,
      { state: 'pending', approvalStatus: 0, desk: 'section' },
    ])
    expect(again).toMatchObject({ code: 200, body: sent.body })
    expect(await lastActOf(no)).toBe('resubmit')
  })

  it('backward with a desk returns the application to that desk', async () => {
    const assistant = createTestApplicant(portal, await portal.tokenOf('ad.welfare@demo.wewb'))
    const checkList = ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name']
    const forward = { checkList, initialApproveStatus: '1', recommendedAmount: '10000.00' }
    expect((await take(officer, no, 'forward', forward)).body).toMatchObject({ data: { desk: 'assistant' } })
    const back = { toDesk: 'section', note: 'please look at the bank name again' }
    expect(bodyOf(await take(officer, no, 'backward', back)).code).toBe('MOVE_NOT_OPEN')
    expect((await take(assistant, no, 'backward', back)).body).toMatchObject({ data: { desk: 'section' } })
    expect(await lastActOf(no)).toBe('send-to-desk')
  })

  it('backward is known for many applications at once, which are reviewed first as with every other move', async () => {
    const body = { applicationNos: [no], reply: correction }
    const { data } = bodyOf(await officer.send('POST', '/desk/actions/backward', body))
    expect(data['failed']).toMatchObject([{ applicationNo: no, code: 'NOT_REVIEWED' }])
  })
})
