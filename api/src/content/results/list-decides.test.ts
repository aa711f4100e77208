import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act } from '#casework/claims/claims.test.support.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listViolations } from './list-violation-queries.ts'
import { openMeritDesk, type Action, type MeritDesk } from './merit-list.test.support.ts'

let portal: TestPortal
let desk: MeritDesk
beforeAll(async () => {
  portal = await startTestPortal()
  desk = await openMeritDesk(portal)
})
afterAll(() => portal.stop())

const approval = { approvedAmount: '27500', sanctionMemoNo: '49.04-9' }
const refusal = { reasonCode: 'OTHER', note: 'Not a good application.', noteBng: 'এটি ভালো আবেদন নয়।' }
const movesOf = async (who: string, no: string) =>
  ((await desk.as(who).get(no))['movesOpen'] as { action: string }[]).map(({ action }) => action)
const claimOf = async (no: string) =>
  (
    await portal.db
      .selectFrom('claim')
      .innerJoin('application', 'application.id', 'claim.application_id')
      .select('claim.state')
      .where('application.no', '=', no)
      .executeTakeFirst()
  )?.state

describe('an application on a proposed list', () => {
  let setupId: number
  let nos: string[]
  beforeAll(async () => {
    ;({ setupId, nos } = await desk.circularWith(3))
    await desk.propose(setupId, 2)
  })

  it('is decided by the list alone: nobody approves, rejects or sends it back singly', async () => {
    const [, , third = ''] = nos
    expect(await movesOf('director', third)).toEqual([])
    expect((await desk.as('director').get(third))['listPlace']).toBe('on')
    for (const [move, reply] of [
      ['approve', approval],
      ['reject', refusal],
      ['send-to-desk', { toDesk: 'assistant', note: 'Look at this one again.' }],
      ['send-back', { fieldsToCorrect: ['rollNo'], dueOn: '2099-01-01', note: 'Correct the roll number.' }],
    ] as const)
      expect(desk.codeOf(await desk.move('director', third, move, reply))).toBe('DECIDED_BY_LIST')
    const audited = await portal.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `application:${third}`)
      .where('event', '=', 'application.refused')
      .execute()
    expect(audited).toHaveLength(4)
  })

  it('is left out of a bulk move with the reason', async () => {
    const bulk = await desk.as('director').send('POST', '/desk/actions/approve', {
      applicationNos: nos,
      reply: approval,
    })
    const { done, failed } = bodyOf(bulk).data as { done: string[]; failed: { code: string; message: string }[] }
    expect(done).toEqual([])
    expect(failed.map(({ code }) => code)).toEqual(['DECIDED_BY_LIST', 'DECIDED_BY_LIST', 'DECIDED_BY_LIST'])
    expect(failed[0]?.message).toBe(
      'The list of its circular decides this application. To change that, propose a change of the list.',
    )
  })

  it('is paid, told and published as the list says, and in no other way', async () => {
    expect(desk.codeOf(await desk.approve(setupId))).toBe('OK')
    const [first = '', , third = ''] = nos
    expect(await movesOf('director', third)).toEqual([])
    expect(desk.codeOf(await desk.move('director', first, 'revoke', { note: 'A mistake in the marks.' }))).toBe(
      'DECIDED_BY_LIST',
    )
    expect(bodyOf(await desk.publish(setupId)).data).toEqual({ selected: 2, notSelected: 1 })
    expect(await desk.statusOf(third)).toBe('REJECTED')
    expect(await desk.templatesOf(third)).toEqual(['EDU_NOT_SELECTED'])
    expect(desk.codeOf(await desk.move('director', first, 'revoke', { note: 'A mistake in the marks.' }))).toBe(
      'DECIDED_BY_LIST',
    )
    expect(await listViolations(portal.db)).toEqual([])
  })
})

describe('an application that was approved singly before the list', () => {
  it('loses the approval when a change deselects it, and gets it again when the list selects it', async () => {
    const { setupId, nos } = await desk.circularWith(3)
    const [early = '', second = ''] = nos
    await desk.move('assistant', early, 'forward', { recommendedAmount: '27500' })
    expect(desk.codeOf(await desk.move('director', early, 'approve', approval))).toBe('OK')
    await desk.propose(setupId, 1)
    const change = (action: Action) => desk.proposeChange(setupId, { [early]: action }, 'assistant')
    expect(desk.codeOf(await change('DESELECT'))).toBe('OK')
    expect(await listViolations(portal.db, setupId)).toEqual([])
    expect([await desk.statusOf(early), await claimOf(early)]).toEqual(['UNDER_REVIEW', 'CLAIMED'])
    const { history } = (await desk.as('director').get(early)) as { history: { action: string; note: string }[] }
    expect(history.at(-1)).toMatchObject({
      action: 'list-unapprove',
      note: 'The board corrected the marks of this student.',
    })
    const audited = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('subject', '=', `application:${early}`)
      .where('event', '=', 'application.revoked')
      .execute()
    expect(audited).toEqual([{ detail: { move: 'list-unapprove', from: 'approved', to: 'forwarded' } }])

    expect(desk.codeOf(await change('SELECT'))).toBe('OK')
    expect(desk.codeOf(await desk.approve(setupId))).toBe('OK')
    expect([await desk.statusOf(early), await claimOf(early)]).toEqual(['APPROVED', 'GRANTED'])
    expect(bodyOf(await desk.publish(setupId)).data).toEqual({ selected: 2, notSelected: 1 })
    expect([await desk.templatesOf(early), await desk.templatesOf(second)]).toEqual([['EDU_RESULT'], ['EDU_RESULT']])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })

  it('is told «not selected» and owed nothing when the list is published without it', async () => {
    const { setupId, nos } = await desk.circularWith(2)
    const [early = ''] = nos
    await desk.move('assistant', early, 'forward', { recommendedAmount: '27500' })
    await desk.move('director', early, 'approve', approval)
    await desk.propose(setupId, 1)
    await desk.proposeChange(setupId, { [early]: 'DESELECT' })
    expect(bodyOf(await desk.approve(setupId)).data).toEqual({ approved: 1 })
    expect(bodyOf(await desk.publish(setupId)).data).toEqual({ selected: 1, notSelected: 1 })
    expect([await desk.statusOf(early), await claimOf(early)]).toEqual(['REJECTED', 'RELEASED'])
    expect(await desk.templatesOf(early)).toEqual(['EDU_NOT_SELECTED'])
    // The applicant learns of neither the approval nor its end.
    const history = (await desk.as('rahima').get(early))['history'] as { action: string }[]
    expect(history.map(({ action }) => action)).toEqual(['submit', 'forward', 'reject'])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })
})

describe('an application beside the list', () => {
  it('is not approved singly, also when it came to the director before the list', async () => {
    const { setupId, nos } = await desk.circularWith(3)
    const [early = '', late = ''] = nos
    for (const no of [early, late]) await desk.move('assistant', no, 'forward', { recommendedAmount: '27500' })
    expect(desk.codeOf(await desk.move('director', early, 'approve', approval))).toBe('OK')
    const proposed = bodyOf(await desk.propose(setupId, 1)).data
    // The list holds earlier approvals as selected, behind the ranks.
    expect(proposed).toMatchObject({ eligible: 2, selected: 2, total: '55000' })
    expect((await desk.as('director').get(late))['listPlace']).toBe('off')
    expect(desk.codeOf(await desk.move('director', late, 'approve', approval))).toBe('DECIDED_BY_LIST')
    expect(desk.codeOf(await desk.move('director', early, 'revoke', { note: 'Approved by mistake.' }))).toBe(
      'DECIDED_BY_LIST',
    )
    expect(await movesOf('director', late)).toEqual(['send-to-desk', 'send-back', 'reject'])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })

  it('waits after a granted appeal for a change of the list, which alone selects it', async () => {
    const { setupId, nos } = await desk.circularWith(2)
    const [, second = ''] = nos
    await desk.propose(setupId, 1)
    await desk.approve(setupId)
    await desk.publish(setupId)
    await desk.move('rahima', second, 'appeal', { appeal: 'My marks were read wrongly.' })
    const reason = { note: 'The marks are looked at again.', noteBng: 'নম্বরগুলো আবার দেখা হবে।' }
    // The director published the list.
    expect(desk.codeOf(await desk.move('director', second, 'reopen', reason))).toBe('APPEAL_NEEDS_OTHERS')
    expect((await act(portal, 'dg@demo.wewb', second, 'reopen', reason)).code).toBe(200)
    expect((await desk.as('assistant').get(second))['listPlace']).toBe('settled')
    expect(await movesOf('assistant', second)).toEqual(['reject'])
    const change = bodyOf(await desk.proposeChange(setupId, { [second]: 'SELECT' })).data
    expect(desk.codeOf(await desk.approveChange(setupId, change['changeId']))).toBe('OK')
    expect([await desk.statusOf(second), await desk.templatesOf(second)]).toEqual([
      'PAYMENT_QUEUED',
      ['EDU_NOT_SELECTED', 'APPEAL_RECEIVED', 'APPEAL_GRANTED', 'EDU_RESULT'],
    ])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })
})
