import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDesk } from '@wewb/domain/casework/desk-contracts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let no: string
let submission: { code: number; body: { message?: string } }
beforeAll(async () => {
  portal = await startTestPortal()
  const applicant = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  no = await applicant.fillIn()
  submission = await applicant.submit(no)
})
afterAll(() => portal.stop())

it('was submitted with the message of the specification', () => {
  expect([submission.code, submission.body.message]).toEqual([200, 'Successfully submitted !'])
})

it('is selected by every filter of the domain rules, and has the shape of the contract', async () => {
  const section = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
  const desk = async (query: string) => bodyOf(await section.send('GET', `/desk?${query}`)).data
  const { answers } = await section.get(no)
  const pairs = [
    ['service=edu-allowance', 'service=surokkha'],
    ['status=SUBMITTED', 'status=REJECTED'],
    [`district=${answers.permanent.districtId}`, 'district=1'],
    // The office of the district, and head office, which serves no places.
    ['office=2', 'office=1'],
    ['overdue=N', 'overdue=Y'],
    [`search=${no}`, 'search=EDU-2026-999999'],
  ]
  for (const [match, other] of pairs)
    expect([match, (await desk(`view=all&${match}`))['total'], (await desk(`view=all&${other}`))['total']]).toEqual([
      match,
      1,
      0,
    ])
  const list = await desk('service=edu-allowance&page=1')
  expect(() => listDesk.response.parse(list)).not.toThrow()
  expect(list).toMatchObject({ total: 1, page: 1, lastPage: 1, list: [{ applicationNo: no, desk: 'section' }] })
})
