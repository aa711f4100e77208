import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  loginTestUsers,
  outcomeCodes,
  logins,
  otherStudent,
  replies,
  type TestUsers,
  type TestUserName,
} from './test-users.test.support.ts'
import { publishSeen } from '#content/results/results.test.support.ts'

let portal: TestPortal
let cast: TestUsers
let no: string
let other: string
beforeAll(async () => {
  portal = await startTestPortal()
  cast = await loginTestUsers(portal)
  const nid = portal.secrets.encrypt('1990123456789')
  await portal.db.updateTable('account').set({ nid_sealed: nid }).where('login_id', '=', logins.rahima).execute()
  no = await submitApplicationAs(portal, logins.rahima)
  other = await submitApplicationAs(portal, logins.karim, otherStudent)
})
afterAll(() => portal.stop())

/** Numbers in Rahima's form and profile. */
const numbers = /0012345678901|0099999999901|A01234567|20091234567890123|1990123456789/
const read = async (name: TestUserName, file = no) => JSON.stringify(await cast.as(name).get(file))

describe('read-only staff', () => {
  it('see masked numbers in answers, facts, corrections and names of lists', async () => {
    const { as, move } = cast
    await move('section', no, 'send-back', replies.sendBack)
    const mine = (await as('rahima').get(no))['answers']
    const bank = { ...mine.bank, accountNumber: ['0099999999901', '0099999999901'] }
    await as('rahima').save(no, 'address', { ...as('rahima').stepAnswers('address', mine), bank })
    expect((await as('rahima').submit(no)).code).toBe(200)
    for (const onlooker of ['auditor', 'callCentre'] as const) expect(await read(onlooker)).not.toMatch(numbers)
    const { history } = await as('auditor').get(no)
    expect(history.at(-1).changes).toEqual([{ path: 'bank.accountNumber', before: '•••••••••8901' }])
    expect((await as('section').get(no))['history'].at(-1).changes).toEqual([
      { path: 'bank.accountNumber', before: '0012345678901' },
    ])
  })

  it('cannot open scans, which would show the number', async () => {
    const [scan] = (await cast.as('rahima').get(no))['documents'] as { documentId: string }[]
    const path = `/applications/${no}/documents/${scan?.documentId}`
    for (const onlooker of ['auditor', 'callCentre'] as const) {
      expect((await cast.as(onlooker).get(no))['documents']).toEqual([])
      expect((await cast.as(onlooker).send('GET', path)).code).toBe(403)
    }
    expect((await cast.as('section').send('GET', path)).code).toBe(200)
    expect((await cast.as('karim').send('GET', path)).code).toBe(404)
    expect((await cast.as('karim').send('GET', `/applications/${other}/documents/${scan?.documentId}`)).code).toBe(404)
    const opened = await portal.db.selectFrom('audit').select('actor').where('event', '=', 'document.opened').execute()
    expect(opened).toHaveLength(1)
  })

  it('still see the reviewed documents: the applicant cannot delete them, even when sent back twice', async () => {
    const { as, move } = cast
    const scans = async () => (await as('karim').get(other))['documents'] as { documentId: string; field: string }[]
    const first = (await scans()).find(({ field }) => field === 'certificate')?.documentId
    await move('section', other, 'send-back', { ...replies.sendBack, fieldsToCorrect: ['certificate'] })
    const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    const [second, mistaken] = [
      await as('karim').upload(other, 'certificate', bytes),
      await as('karim').upload(other, 'certificate', bytes),
    ]
    expect((await as('karim').send('DELETE', `/applications/${other}/documents/${mistaken}`)).code).toBe(200)
    const { answers } = await as('karim').get(other)
    await as('karim').save(other, 'documents', {
      ...as('karim').stepAnswers('documents', answers),
      certificate: [second],
    })
    expect((await as('karim').submit(other)).code).toBe(200)
    await move('section', other, 'send-back', { ...replies.sendBack, fieldsToCorrect: ['certificate'] })
    for (const seen of [first, second])
      expect((await as('karim').send('DELETE', `/applications/${other}/documents/${seen}`)).code).toBe(409)
    expect((await as('karim').submit(other)).code).toBe(200)
  })

  it('cannot add or delete anything', async () => {
    const [scan] = (await cast.as('rahima').get(no))['documents'] as { documentId: string }[]
    for (const officer of ['auditor', 'section', 'tangail', 'cumilla'] as const) {
      expect((await cast.as(officer).send('DELETE', `/applications/${no}/documents/${scan?.documentId}`)).code).toBe(
        404,
      )
      expect(
        (await cast.as(officer).send('PUT', `/applications/${no}/steps/student`, { answers: {}, revision: 1 })).code,
      ).toBe(404)
    }
  })
})

describe('unpublished decision', () => {
  const check = async (name: TestUserName, file = no) =>
    bodyOf(
      await cast.as(name).send('POST', '/application-status-check', {
        moduleCode: 'edu-allowance',
        applicationNo: file,
        mobile: '01812345678',
      }),
    ).data
  const publicly = async () =>
    bodyOf(
      await portal.post('/pub/application-status-check', {
        moduleCode: 'edu-allowance',
        applicationNo: no,
        mobile: '01812345678',
        ...(await portal.newCaptcha()),
      }),
    ).data
  const listed = async (status: string) =>
    bodyOf(await cast.as('rahima').send('GET', `/applications?status=${status}`)).data['list'] as {
      applicationNo: string
    }[]
  const queue = async (query: string) =>
    (
      bodyOf(await cast.as('callCentre').send('GET', `/desk?view=all&service=edu-allowance${query}`)).data['list'] as {
        applicationNo: string
        revision: number
      }[]
    ).filter(({ applicationNo }) => applicationNo === no)
  /**
   * Collects every response about the application to applicant, public and call centre, without the revision, which
   * counts every change.
   */
  const everythingNotified = async () => {
    const withoutRevision = (body: Record<string, unknown>): Record<string, unknown> => ({
      ...body,
      revision: 0,
    })
    const [first] = await queue('')
    return {
      file: withoutRevision(await cast.as('rahima').get(no)),
      heard: withoutRevision(await cast.as('callCentre').get(no)),
      status: [await check('rahima'), await check('callCentre'), await publicly()],
      lists: [await listed('SUBMITTED'), await listed('UNDER_REVIEW'), await listed('APPROVED')],
      queue: [
        withoutRevision(first ?? {}),
        (await queue('&status=APPROVED')).length,
        (await queue('&status=2')).length,
        (await queue('&status=0')).length,
      ],
    }
  }

  it('shows no recommended amount to the applicant during the review', async () => {
    await cast.move('section', no, 'forward', replies.section)
    expect((await check('rahima'))['amount']).toBeNull()
    expect((await check('section'))['amount']).toBe('27500.00')
    await cast.move('assistant', no, 'forward', replies.assistant)
  })

  it('changes nothing that the applicant or the call centre can read', async () => {
    const before = await everythingNotified()
    expect((await cast.move('director', no, 'approve', replies.director)).code).toBe(200)
    expect(await everythingNotified()).toEqual(before)
    expect(before.file).toMatchObject({
      state: 'pending',
      applicationStatus: 'SUBMITTED',
      approvalStatus: 0,
      takenBy: null,
    })
    expect(before.file['facts']).not.toHaveProperty('budget.left')
    expect(before.lists[2]).toEqual([])
    expect((await cast.as('section').get(no))['state']).toBe('approved')
  })

  it('is not revealed by its revocation either', async () => {
    await cast.move('director', no, 'revoke', { note: 'A mistake was found in the list.' })
    const { history } = await cast.as('rahima').get(no)
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'submit',
      'send-back',
      'resubmit',
      'forward',
    ])
    expect(JSON.stringify(await check('rahima'))).not.toMatch(/revoke|mistake|approve/i)
  })

  it('is not readable in the merit list without the permission', async () => {
    const { setupId } = await cast.as('rahima').get(no)
    await cast.move('section', other, 'forward', replies.section)
    await cast.as('director').send('POST', `/demo/circulars/${setupId}/close`)
    await cast.as('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, { seats: 1, proposeYn: 'Y' })
    const path = `/setups/scholarship/${setupId}/merit-list`
    for (const name of ['callCentre', 'tangail'] as const)
      expect((await cast.as(name).send('GET', path)).code).toBe(404)
    expect((await cast.as('rahima').send('GET', path)).code).toBe(403)
    for (const name of ['section', 'director', 'auditor'] as const)
      expect((await cast.as(name).send('GET', path)).code).toBe(200)
  })
})

describe('merit list', () => {
  it('is approved and published once, and everyone is notified once', async () => {
    const { setupId } = await cast.as('rahima').get(no)
    const director = cast.as('director')
    const approve = (sanctionMemoNo: string) =>
      director.send('POST', `/setups/scholarship/${setupId}/merit-list/approve`, { sanctionMemoNo, version: 1 })
    const approvals = await Promise.all([approve('A-1'), approve('A-2')])
    expect(outcomeCodes(approvals).toSorted()).toEqual(['200', 'MOVE_NOT_OPEN'])
    const publish = () => publishSeen(director, setupId)
    const publications = await Promise.all([publish(), publish()])
    expect(outcomeCodes(publications).toSorted()).toEqual(['200', 'MOVE_NOT_OPEN'])
    const messages = await portal.db
      .selectFrom('message')
      .select('template')
      .where('template', 'like', 'EDU_%')
      .orderBy('template')
      .execute()
    expect(messages.map(({ template }) => template)).toEqual(['EDU_NOT_SELECTED', 'EDU_RESULT'])
  })
})
