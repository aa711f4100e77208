import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { bodyOf } from '#testing/test-applicant.ts'
import { withSameMobile } from '#testing/with-same-mobile.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listViolations } from './list-violation-queries.ts'
import { openMeritDesk, revisionOf, type MeritDesk } from './merit-list.test.support.ts'

let portal: TestPortal
let desk: MeritDesk
beforeAll(async () => {
  portal = await startTestPortal()
  desk = await openMeritDesk(portal)
})
afterAll(() => portal.stop())

const historyOf = async (setupId: number, who = 'director') =>
  bodyOf(await desk.as(who).send('GET', `/results/${setupId}/changes`)).data
const issuesOf = (response: { body: unknown }) => bodyOf(response).issues?.map(({ path, message }) => [path, message])
const publicOf = async (setupId: number) =>
  bodyOf(await portal.get(`/pub/results?type=EDUCATION&setupId=${setupId}`)).data
const instalmentsOf = async (no: string) =>
  ((await desk.as('director').get(no))['instalments'] as { state: string }[]).map(({ state }) => state)
const paymentOf = async (no: string) =>
  await portal.db
    .selectFrom('payment')
    .innerJoin('application', 'application.id', 'payment.application_id')
    .select('payment.state')
    .where('application.no', '=', no)
    .orderBy('payment.id')
    .execute()

describe('a change before the list is approved', () => {
  let setupId: number
  let nos: string[]
  beforeAll(async () => {
    ;({ setupId, nos } = await desk.circularWith(4))
    const [, , , late = ''] = nos
    await portal.db.updateTable('application').set({ initial_approve: -1 }).where('no', '=', late).execute()
    await desk.propose(setupId, 1)
  })

  it('makes the next version at once: selects, deselects, adds and removes', async () => {
    const [first = '', second = '', third = '', late = ''] = nos
    expect(issuesOf(await desk.proposeChange(setupId, { [late]: 'ADD' }))).toEqual([
      ['rows.0.applicationNo', expect.stringContaining('cannot be added yet')],
    ])
    await portal.db.updateTable('application').set({ initial_approve: 1 }).where('no', '=', late).execute()
    const rows = { [first]: 'DESELECT', [second]: 'SELECT', [third]: 'REMOVE', [late]: 'ADD' } as const
    expect(bodyOf(await desk.proposeChange(setupId, rows)).data).toMatchObject({ outcome: 'APPLIED', version: 2 })
    expect(await desk.listOf(setupId)).toMatchObject({ eligible: 3, selected: 2, version: 2 })
    // Off the list it is on the desk before, and may be sent back for correction again.
    const removed = await desk.as('assistant').get(third)
    expect([removed['desk'], removed['listPlace']]).toEqual(['assistant', 'off'])
    expect((removed['movesOpen'] as { action: string }[]).map(({ action }) => action)).toContain('send-back')
  })

  it('says beside each row why it cannot be changed so', async () => {
    const [first = '', second = '', third = ''] = nos
    const wrong = await desk.proposeChange(setupId, { [first]: 'DESELECT', [second]: 'SELECT', [third]: 'REMOVE' })
    expect(issuesOf(wrong)).toEqual([
      ['rows.0.applicationNo', `${first} is not selected, so there is nothing to take back.`],
      ['rows.1.applicationNo', `${second} is selected already.`],
      ['rows.2.applicationNo', expect.stringContaining('is not on this list')],
    ])
    const other = await desk.proposeChange(setupId, {}, 'assistant', {
      rows: [
        { applicationNo: 'EDU-2026-000000', action: 'ADD' },
        { applicationNo: first, action: 'SELECT' },
        { applicationNo: first, action: 'SELECT' },
      ],
    })
    expect(issuesOf(other)?.map(([path]) => path)).toEqual(['rows.0.applicationNo', 'rows.2.applicationNo'])
    expect(
      issuesOf(await desk.proposeChange(setupId, { [first]: 'SELECT' }, 'assistant', { reason: 'short' })),
    ).toEqual([['reason', expect.anything()]])
    expect((await desk.proposeChange(setupId, { [first]: 'SELECT' }, 'editor')).code).toBe(403)
  })

  it('is approved as the approver saw it, and not by who wrote it', async () => {
    // Nobody approves, publishes or changes a list without naming the version on the screen.
    const nameless = [
      await desk.approve(setupId, { version: undefined }),
      await desk.publish(setupId, { version: undefined }),
      await desk.as('director').send('POST', `/results/${setupId}/changes/1/approve`, {}),
    ]
    expect(nameless.map(desk.codeOf)).toEqual(Array(3).fill('MALFORMED'))
    const stale = await desk.approve(setupId, { version: 1 })
    expect([stale.code, bodyOf(stale).code]).toEqual([409, 'LIST_CHANGED'])
    expect((stale.body as { message: string }).message).toMatch(/it now has \d+ applications, 2 of them selected/)
    await desk.proposeChange(setupId, { [nos[0] ?? '']: 'SELECT' }, 'director2')
    expect(desk.codeOf(await desk.approve(setupId, { version: 3 }, 'director2'))).toBe('OWN_LIST_CHANGE')
    const alone = await withSameMobile(portal, ['dir.welfare@demo.wewb', 'dir.second@demo.wewb'], () =>
      desk.approve(setupId, { version: 3 }),
    )
    expect(desk.codeOf(alone)).toBe('OWN_LIST_CHANGE')
    expect(bodyOf(await desk.approve(setupId, { version: 3 })).data).toEqual({ approved: 3 })
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })
})

describe('a change after the approval, before the publication', () => {
  it('waits for a second person, and nobody learns of it', async () => {
    const { setupId, nos } = await desk.circularWith(3)
    const [first = '', second = '', third = ''] = nos
    await desk.propose(setupId, 1)
    await desk.approve(setupId)
    const before = await Promise.all(nos.map((no) => revisionOf(portal, no)))
    const { changeId, outcome } = bodyOf(
      await desk.proposeChange(setupId, { [first]: 'DESELECT', [second]: 'SELECT' }, 'director2'),
    ).data
    expect([outcome, await desk.statusOf(first)]).toEqual(['OPEN', 'APPROVED'])
    // One at a time, and no publication of a list that somebody wants changed.
    expect(desk.codeOf(await desk.proposeChange(setupId, { [third]: 'SELECT' }))).toBe('LIST_CHANGE_OPEN')
    expect(desk.codeOf(await desk.publish(setupId))).toBe('LIST_CHANGE_OPEN')
    expect(desk.codeOf(await desk.approveChange(setupId, changeId, 'director2'))).toBe('OWN_LIST_CHANGE')
    expect(desk.codeOf(await desk.rejectChange(setupId, changeId, 'director2'))).toBe('OWN_LIST_CHANGE')
    expect(desk.codeOf(await desk.approveChange(setupId, changeId, 'assistant'))).toBe('NO_PERMISSION')
    const approvalOf = (version: number) =>
      desk.as('director').send('POST', `/results/${setupId}/changes/${changeId}/approve`, { version })
    expect([desk.codeOf(await approvalOf(2)), desk.codeOf(await approvalOf(1))]).toEqual(['LIST_CHANGED', 'OK'])
    expect(await desk.listOf(setupId)).toMatchObject({ version: 2, selected: 1 })
    expect([await desk.templatesOf(first), await desk.templatesOf(second)]).toEqual([[], []])
    // The revision, which the applicant sees, rises for everybody on the list.
    const after = await Promise.all(nos.map((no) => revisionOf(portal, no)))
    expect(after.every((revision, index) => revision > (before[index] ?? 0))).toBe(true)
    expect(await listViolations(portal.db, setupId)).toEqual([])
    expect(desk.codeOf(await desk.publish(setupId, { version: 1 }))).toBe('LIST_CHANGED')
    expect(desk.codeOf(await desk.publish(setupId, { version: 2 }))).toBe('OK')
    expect([await desk.templatesOf(first), await desk.templatesOf(second)]).toEqual([
      ['EDU_NOT_SELECTED'],
      ['EDU_RESULT'],
    ])
    const history = (await desk.as('rahima').get(first))['history'] as { action: string }[]
    expect(history.map(({ action }) => action)).toEqual(['submit', 'forward', 'reject'])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })

  it('approves nobody about whom statements differ until officers have given the reasons', async () => {
    const { setupId, nos } = await desk.circularWith(2)
    const [, second = ''] = nos
    await desk.propose(setupId, 1)
    await desk.approve(setupId)
    // As if the account had been corrected to that of a stranger after the desks had forwarded the application.
    await portal.db
      .updateTable('application')
      .set({ answers: sql`jsonb_set(answers, '{bank,accountHolderName}', '"SHAHIDUL ISLAM"')` as never })
      .where('no', '=', second)
      .execute()
    const { changeId } = bodyOf(await desk.proposeChange(setupId, { [second]: 'SELECT' }, 'director2')).data
    expect(issuesOf(await desk.approveChange(setupId, changeId))).toEqual([
      ['', expect.stringContaining('Account holder’s name')],
    ])
    expect(await desk.statusOf(second)).toBe('UNDER_REVIEW')
    // Opening the page stores the flag; whoever decides the change sees it beside the application.
    await desk.as('director').get(second)
    expect((await historyOf(setupId))['list'][0].rows).toMatchObject([
      { applicationNo: second, flags: expect.arrayContaining([{ code: 'account-holder', level: 'amber' }]) },
    ])
    const reason = { reason: 'The account is that of the uncle.', revision: await revisionOf(portal, second) }
    expect(
      desk.codeOf(
        await desk.as('director').send('POST', `/applications/${second}/cross-checks/account-holder/reason`, reason),
      ),
    ).toBe('OK')
    expect(desk.codeOf(await desk.approveChange(setupId, changeId))).toBe('OK')
    expect(await desk.statusOf(second)).toBe('APPROVED')
  })
})

describe('a change of a published list', () => {
  let setupId: number
  let nos: string[]
  beforeAll(async () => {
    ;({ setupId, nos } = await desk.circularWith(4))
    await desk.propose(setupId, 2)
    await desk.approve(setupId)
    await desk.publish(setupId)
  })

  it('lets everything follow in one transaction', async () => {
    const [first = '', , third = ''] = nos
    const rows = { [first]: 'DESELECT', [third]: 'SELECT' } as const
    const { changeId } = bodyOf(await desk.proposeChange(setupId, rows)).data
    expect(await paymentOf(first)).toEqual([{ state: 'QUEUED' }])
    expect(bodyOf(await desk.approveChange(setupId, changeId)).data).toEqual({ version: 2, selected: 2 })
    expect([await desk.statusOf(first), await desk.statusOf(third)]).toEqual(['REJECTED', 'PAYMENT_QUEUED'])
    expect([await paymentOf(first), await paymentOf(third)]).toEqual([[{ state: 'WITHDRAWN' }], [{ state: 'QUEUED' }]])
    expect([await instalmentsOf(first), await instalmentsOf(third)]).toEqual([
      ['STOPPED', 'STOPPED'],
      ['APPROVED', 'DUE'],
    ])
    expect([await desk.templatesOf(first), await desk.templatesOf(third)]).toEqual([
      ['EDU_RESULT', 'LIST_CORRECTED'],
      ['EDU_NOT_SELECTED', 'EDU_RESULT'],
    ])
    const publicList = await publicOf(setupId)
    expect((publicList['list'] as { applicationNo: string }[]).map(({ applicationNo }) => applicationNo)).toEqual(
      nos.slice(1, 3),
    )
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })

  it('is read by everybody with its counts and reason, and by staff in full', async () => {
    const listed = (await publicOf(setupId))['setups'] as { setupId: number; changes?: object[] }[]
    expect(listed.find((one) => one.setupId === setupId)?.changes).toEqual([
      { at: expect.any(String), added: 1, removed: 1, reason: 'The board corrected the marks of this student.' },
    ])
    const history = await historyOf(setupId)
    expect(history).toMatchObject({ version: 2, state: 'PUBLISHED', openYn: 'N', total: 1 })
    expect(history['list']).toMatchObject([
      {
        version: 1,
        listState: 'PUBLISHED',
        outcome: 'APPROVED',
        before: { eligible: 4, selected: 2 },
        after: { eligible: 4, selected: 2 },
        rows: [
          { applicationNo: nos[0], action: 'DESELECT' },
          { applicationNo: nos[2], action: 'SELECT' },
        ],
      },
    ])
    expect((await desk.as('editor').send('GET', `/results/${setupId}/changes`)).code).toBe(404)
    const audited = await portal.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('subject', '=', `setup:${setupId}`)
      .where('event', 'like', 'list-change.%')
      .orderBy('id')
      .execute()
    expect(audited.map(({ event }) => event)).toEqual(['list-change.proposed', 'list-change.approved'])
    expect(JSON.stringify(audited)).toContain(`DESELECT ${nos[0]}`)
  })

  it('is written once, also by hand', async () => {
    for (const table of ['merit_list_change', 'merit_list_change_row', 'merit_list_decision'] as const)
      await expect(portal.db.deleteFrom(table).execute()).rejects.toThrow(/permission denied|written once/)
  })

  it('can be rejected with a reason, and the list stays', async () => {
    const [, second = ''] = nos
    const { changeId } = bodyOf(await desk.proposeChange(setupId, { [second]: 'REMOVE' })).data
    expect((await historyOf(setupId))['list'][0]).toMatchObject({ outcome: 'OPEN', mayDecideYn: 'Y' })
    expect((await historyOf(setupId, 'assistant'))['list'][0]).toMatchObject({ outcome: 'OPEN', mayDecideYn: 'N' })
    expect(desk.codeOf(await desk.rejectChange(setupId, changeId))).toBe('OK')
    expect(desk.codeOf(await desk.approveChange(setupId, changeId))).toBe('MOVE_NOT_OPEN')
    expect([await desk.statusOf(second), (await desk.listOf(setupId))?.version]).toEqual(['PAYMENT_QUEUED', 2])
    expect((await historyOf(setupId))['list'][0]).toMatchObject({ outcome: 'REJECTED', note: 'The marks were right.' })
  })

  it('is refused with a sentence once the payment is in a batch, also one made after the proposal', async () => {
    const [, second = ''] = nos
    const inBatch = (yes: boolean) =>
      portal.db.updateTable('application').set({ in_batch: yes }).where('no', '=', second).execute()
    await inBatch(true)
    expect(issuesOf(await desk.proposeChange(setupId, { [second]: 'DESELECT' }))).toEqual([
      ['rows.0.applicationNo', expect.stringContaining('First ask accounts to take it out of the batch')],
    ])
    await inBatch(false)
    const { changeId } = bodyOf(await desk.proposeChange(setupId, { [second]: 'DESELECT' })).data
    await inBatch(true)
    expect(desk.codeOf(await desk.approveChange(setupId, changeId))).toBe('ANSWERS_INVALID')
    await inBatch(false)
    expect(desk.codeOf(await desk.approveChange(setupId, changeId))).toBe('OK')
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })

  it('takes an application off to be examined again, and only a change brings it back', async () => {
    const [, , third = ''] = nos
    const remove = bodyOf(await desk.proposeChange(setupId, { [third]: 'REMOVE' })).data
    await desk.approveChange(setupId, remove['changeId'])
    expect([await desk.statusOf(third), (await desk.templatesOf(third)).at(-1)]).toEqual([
      'UNDER_REVIEW',
      'LIST_CORRECTED',
    ])
    expect(await listViolations(portal.db, setupId)).toEqual([])
    await desk.move('assistant', third, 'forward', { recommendedAmount: '27500' })
    const reply = { approvedAmount: '27500', sanctionMemoNo: '49.04-7' }
    expect(desk.codeOf(await desk.move('director', third, 'approve', reply))).toBe('DECIDED_BY_LIST')
    const add = bodyOf(await desk.proposeChange(setupId, { [third]: 'ADD' })).data
    expect(desk.codeOf(await desk.approveChange(setupId, add['changeId']))).toBe('OK')
    expect([await desk.statusOf(third), await instalmentsOf(third)]).toEqual(['PAYMENT_QUEUED', ['APPROVED', 'DUE']])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })
})
