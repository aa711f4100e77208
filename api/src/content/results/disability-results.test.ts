import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { circular2026, example } from '@wewb/domain/services/definitions/dis-allowance/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { awardLateApprovals } from './award-late-approvals.ts'
import { listViolations } from './list-violation-queries.ts'
import { publishSeen } from './results.test.support.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: string) => people[name] as ReturnType<typeof createTestApplicant>
const logins = {
  amena: '01700000001',
  salma: '01700000003',
  section: 'so.edu@demo.wewb',
  district: 'demo.tangail@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  editor: 'editor@demo.wewb',
  call: 'callcentre@demo.wewb',
}
beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
})
afterAll(() => portal.stop())

const today = toDhakaDate(new Date())
const circular = {
  ...circular2026,
  title: 'Allowance of the test',
  titleBng: 'পরীক্ষার ভাতা',
  startDate: addDays(today, -3),
  endDate: addDays(today, 9),
  effectiveFrom: `${today.slice(0, 4)}-01-01`,
}
const templatesTo = async (login: string) =>
  (await portal.db.selectFrom('message').select('template').where('recipient', '=', login).orderBy('id').execute()).map(
    ({ template }) => template,
  )
const publicly = async (query: string) => bodyOf(await portal.get(`/pub/results?type=DISABILITY${query}`)).data

let setupId: number
let scholarshipId: number

describe('disability allowance circular', () => {
  it('is created by the section with its fields, and all issues are reported at once', async () => {
    const listed = bodyOf(await as('section').send('GET', '/setups/disability')).data
    expect(listed['list']).toMatchObject([
      { title: 'Disability allowance 2026', state: 'OPEN' },
      { title: 'Disability allowance 2025', state: 'CLOSED' },
    ])
    expect(listed['fields'].map(({ id }: { id: string }) => id)).toEqual([
      'title',
      'titleBng',
      'circularNo',
      'monthlyAmount',
      'termYears',
      'effectiveFrom',
      'maxChildrenPerWorker',
      'maxAge',
      'startDate',
      'endDate',
    ])
    const wrong = await as('section').send('POST', '/setups/disability', {
      circular: { ...circular, termYears: 11, circularNo: '' },
    })
    expect(bodyOf(wrong).issues?.map(({ path }) => path)).toEqual(['circularNo', 'termYears'])
    const made = bodyOf(await as('section').send('POST', '/setups/disability', { circular })).data
    expect(made).toMatchObject({ state: 'DRAFT', circular: { maxChildrenPerWorker: 2 } })
    setupId = made['setupId']
    scholarshipId = bodyOf(await as('section').send('GET', '/setups/scholarship')).data['list'][0].setupId
  })

  it('is separate from stipend circulars', async () => {
    const across = [
      ['PUT', `/setups/scholarship/${setupId}`, { circular, revision: 1 }],
      ['POST', `/setups/scholarship/${setupId}/publish`, { revision: 1 }],
      ['DELETE', `/setups/scholarship/${setupId}`, undefined],
      ['POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1 }],
      ['GET', `/setups/scholarship/${setupId}/merit-list`, undefined],
      ['POST', `/setups/disability/${scholarshipId}/extend`, { closesOn: '2099-01-01', revision: 1 }],
      ['GET', `/results/${scholarshipId}`, undefined],
    ] as const
    for (const who of ['section', 'director'])
      for (const [method, path, body] of across) {
        const { code } = await as(who).send(method, path, body)
        expect([path, code === 404 || code === 403]).toEqual([path, true])
      }
    expect(
      bodyOf(await as('section').send('POST', '/setups/disability', { copyOf: scholarshipId, circular })).code,
    ).toBe('NOT_FOUND')
  })

  it('is published by the director, and can be unpublished while it has no applications', async () => {
    expect((await as('section').send('POST', `/setups/disability/${setupId}/publish`, { revision: 1 })).code).toBe(403)
    const published = bodyOf(
      await as('director').send('POST', `/setups/disability/${setupId}/publish`, { revision: 1 }),
    ).data
    expect(published['state']).toBe('OPEN')
    const back = bodyOf(
      await as('director').send('POST', `/setups/disability/${setupId}/unpublish`, { revision: 2 }),
    ).data
    expect([back['state'], back['publishedOn']]).toEqual(['DRAFT', null])
    await as('director').send('POST', `/setups/disability/${setupId}/publish`, { revision: 3 })
    const draft = bodyOf(await as('salma').send('POST', '/applications', { service: 'dis-allowance', setupId })).data
    expect(
      bodyOf(await as('director').send('POST', `/setups/disability/${setupId}/unpublish`, { revision: 4 })).code,
    ).toBe('SETUP_FROZEN')
    expect((await as('salma').send('DELETE', `/applications/${draft['applicationNo']}`)).code).toBe(200)
  })
})

describe('disability allowance result', () => {
  const second = {
    ...example.answers,
    childNameEn: 'RAHIM UDDIN',
    childBrn: '20161234567890125',
    disabilityCardNo: '20161234567890125-09',
  }
  const files: string[] = []

  it('requires the deadline to be over and every application to be decided', async () => {
    const begin = { setupId }
    files.push(
      await fillInApplication(portal, await portal.tokenOf(logins.amena), disAllowance, example.answers, begin),
    )
    files.push(await fillInApplication(portal, await portal.tokenOf(logins.salma), disAllowance, second, begin))
    await performMoves(portal, logins.amena, files[0] ?? '', example.moves)
    expect(bodyOf(await as('director').send('GET', `/results/${setupId}`)).data).toMatchObject({
      state: 'OPEN',
      approved: 1,
      undecided: 0,
      total: 1,
    })
    expect(bodyOf(await publishSeen(as('director'), setupId)).code).toBe('MOVE_NOT_OPEN')
    await performMoves(portal, logins.salma, files[1] ?? '', example.rejectionMoves.slice(0, -1))
    await as('director').send('POST', `/demo/circulars/${setupId}/close`)
    expect(bodyOf(await as('director').send('GET', `/results/${setupId}`)).data).toMatchObject({
      state: 'DECIDING',
      undecided: 1,
    })
    expect(bodyOf(await publishSeen(as('director'), setupId)).code).toBe('MOVE_NOT_OPEN')
    await performMoves(portal, logins.salma, files[1] ?? '', example.rejectionMoves.slice(-1))
    expect(await templatesTo(logins.salma)).toEqual(['SUBMITTED', 'FORWARDED', 'REJECTED'])
  })

  it('is visible with names to permitted staff, and to nobody else before publication', async () => {
    expect(bodyOf(await as('director').send('GET', `/results/${setupId}`)).data).toMatchObject({
      state: 'READY',
      approved: 1,
      refused: 1,
      undecided: 0,
      sum: '24000.00',
      memoNo: null,
      list: [{ applicationNo: files[0], name: 'SUMI AKTER', district: 'Tangail', amount: '24000.00' }],
    })
    expect((await as('call').send('GET', `/results/${setupId}`)).code).toBe(404)
    expect((await as('amena').send('GET', `/results/${setupId}`)).code).toBe(403)
    expect(await as('amena').get(files[0] ?? '')).toMatchObject({
      applicationStatus: 'SUBMITTED',
      approvalStatus: 0,
      instalments: [],
    })
    expect(await publicly('')).toMatchObject({ total: 0, setups: [] })
  })

  it('is published by the director only; the family is notified without congratulations, with its years', async () => {
    for (const who of ['section', 'editor', 'amena']) expect((await publishSeen(as(who), setupId)).code).toBe(403)
    const published = bodyOf(await publishSeen(as('director'), setupId, { memoNo: 'WEWB/DIS/RESULT/1' }))
    expect(published.data).toEqual({ selected: 1, notSelected: 1 })
    expect(bodyOf(await publishSeen(as('director'), setupId)).code).toBe('MOVE_NOT_OPEN')
    expect(await templatesTo(logins.amena)).toEqual(['SUBMITTED', 'FORWARDED', 'APPROVED_CASE'])
    expect(await templatesTo(logins.salma)).toEqual(['SUBMITTED', 'FORWARDED', 'REJECTED'])
    const application = await as('amena').get(files[0] ?? '')
    expect(application['applicationStatus']).toBe('PAYMENT_QUEUED')
    const first = Number(today.slice(0, 4))
    expect(application['instalments']).toEqual(
      Array.from({ length: 7 }, (_, index) => ({
        no: index + 1,
        year: first + index,
        amount: '24000.00',
        state: index === 0 ? 'APPROVED' : 'DUE',
      })),
    )
    expect((await as('amena').send('GET', `/applications/${files[0]}/letter`)).code).toBe(404)
  })

  it('is public by record number, with initials and nothing else', async () => {
    const found = await publicly(
      `&searchBy=RECORD_NO&searchValue=${encodeURIComponent((files[0] ?? '').toLowerCase())}`,
    )
    expect(found['list']).toEqual([{ applicationNo: files[0], name: 'S. A.' }])
    expect((await publicly(`&searchValue=${files[0]}`))['total']).toBe(1)
    expect((await publicly(`&searchBy=RECORD_NO&searchValue=${files[1]}`))['total']).toBe(0)
    // A search by district finds nothing either.
    expect((await publicly('&districtId=44'))['total']).toBe(0)
    expect(JSON.stringify(await publicly(''))).not.toMatch(/SUMI|AKTER|সুমি|Tangail|CEREBRAL|24000/)
    expect(bodyOf(await portal.get(`/pub/results?type=EDUCATION&setupId=${setupId}`)).data).toMatchObject({
      total: 0,
      setups: [],
    })
    const lists = bodyOf(await as('call').send('GET', '/results?type=DISABILITY')).data['list']
    expect(lists).toMatchObject([{ type: 'DISABILITY', setupId, selected: 1, eligible: 2, state: 'PUBLISHED' }])
    expect(bodyOf(await as('call').send('GET', `/results/${setupId}`)).data['list']).toMatchObject([
      { name: 'S. A.', district: '' },
    ])
    expect(bodyOf(await as('section').send('GET', '/results?type=EDUCATION')).data['total']).toBe(0)
    // Without applications under last year's circular there is nothing to publish.
    const empty = bodyOf(await as('section').send('GET', '/setups/disability')).data['list'].at(-1).setupId
    expect(bodyOf(await publishSeen(as('director'), empty)).code).toBe('MOVE_NOT_OPEN')
  })

  it('loses applications that a change of the list removes, with their years', async () => {
    const [no = ''] = files
    const act = async (who: string, action: string, reply: object) =>
      as(who).send('POST', `/applications/${no}/actions/${action}`, {
        reply,
        revision: await as(who).revisionOf(no),
      })
    const revoked = await act('director', 'revoke', { note: 'The card belongs to another child.' })
    expect(bodyOf(revoked).code).toBe('DECIDED_BY_LIST')
    const propose = (action: string) =>
      as('section').send('POST', `/results/${setupId}/changes`, {
        version: 1,
        reason: 'The card belongs to another child.',
        rows: [{ applicationNo: no, action }],
      })
    expect(bodyOf(await propose('DESELECT')).issues?.[0]?.message).toMatch(/has no ranks/)
    const { changeId, outcome } = bodyOf(await propose('REMOVE')).data
    expect([outcome, (await publicly(''))['total']]).toEqual(['OPEN', 1])
    expect(
      (await as('section').send('POST', `/results/${setupId}/changes/${changeId}/approve`, { version: 1 })).code,
    ).toBe(403)
    expect(
      (await as('director').send('POST', `/results/${setupId}/changes/${changeId}/approve`, { version: 1 })).code,
    ).toBe(200)
    expect((await publicly(''))['total']).toBe(0)
    expect(
      (await as('amena').get(no))['instalments'].every(({ state }: { state: string }) => state === 'STOPPED'),
    ).toBe(true)
    expect((await templatesTo(logins.amena)).at(-1)).toBe('LIST_CORRECTED')
    expect(await listViolations(portal.db)).toEqual([])
  })

  it('gains whom the director approves later, and shows that as a change', async () => {
    const [no = ''] = files
    await performMoves(portal, logins.amena, no, example.moves.slice(-2))
    await awardLateApprovals(portal)
    const found = await publicly('')
    expect(found['total']).toBe(1)
    expect(found['setups'].find((one: { setupId: number }) => one.setupId === setupId).changes).toMatchObject([
      { added: 1, removed: 0 },
      { added: 0, removed: 1, reason: 'The card belongs to another child.' },
    ])
    expect((await as('amena').get(no))['instalments'][0]).toMatchObject({ state: 'APPROVED' })
    expect(await listViolations(portal.db)).toEqual([])
  })
})
