import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleWorkerKarim } from '@wewb/domain/services/definitions/example-people'
import { bodyOf, submitApplicationAs } from '#testing/test-applicant.ts'
import { reviewApplication } from '#testing/review-application.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  loginTestUsers,
  logins,
  otherStudent,
  replies,
  type TestUsers,
} from '#casework/applications/test-users.test.support.ts'

let portal: TestPortal
let users: TestUsers
/** Two students with the same worker's passport and the same account. */
let [first, second] = ['', '']
beforeAll(async () => {
  portal = await startTestPortal()
  users = await loginTestUsers(portal)
  first = await submitApplicationAs(portal, logins.rahima)
  second = await submitApplicationAs(portal, logins.karim, { ...otherStudent, worker: exampleWorkerKarim })
})
afterAll(() => portal.stop())

type Detail = { title?: string; titleBng?: string; seconds?: number; document?: string }
const audited = async (event: 'document.opened' | 'document.viewed' | 'application.checked', no = first) => {
  const rows = await portal.db
    .selectFrom('audit')
    .select('detail')
    .where('event', '=', event)
    .where('subject', '=', `application:${no}`)
    .orderBy('id')
    .execute()
  return rows.map(({ detail }) => detail as Detail)
}
type Review = {
  required: string[]
  opened: string[]
  checkList: object | null
  confirmed: object[]
  preselected: { field: string; value: string }[]
  sittings: { title: string; titleBng: string; person: string; seconds: number }[]
}
const reviewOf = async (no: string, name: 'section' | 'assistant' = 'section') =>
  (await users.as(name).get(no))['review'] as Review
const documentOf = async (field: string, no = first) =>
  ((await users.as('section').get(no))['documents'] as { documentId: string; field: string }[]).find(
    (document) => document.field === field,
  )?.documentId ?? ''
const { checkList, ...shared } = replies.section
const deskAnswers = { checkList, initialApproveStatus: shared.initialApproveStatus }
const bulk = async (action: string, applicationNos: string[], reply: object, previewYn: 'Y' | 'N' = 'N') =>
  bodyOf(await users.as('section').send('POST', `/desk/actions/${action}`, { applicationNos, reply, previewYn }))

describe('a document', () => {
  it('is not opened by the thumbnails of a page', async () => {
    const { required } = await reviewOf(first)
    expect(required.length).toBeGreaterThan(7)
    for (const id of required) {
      const thumbnail = await users.as('section').send('GET', `/applications/${first}/documents/${id}/thumbnail`)
      expect(thumbnail.code).toBe(200)
    }
    expect(await audited('document.opened')).toEqual([])
    expect((await reviewOf(first)).opened).toEqual([])
  })

  it('has a thumbnail only for those who may open it', async () => {
    const id = await documentOf('transcript')
    const path = `/applications/${first}/documents/${id}/thumbnail`
    expect((await users.as('karim').send('GET', path)).code).toBe(404)
    expect((await users.as('cumilla').send('GET', path)).code).toBe(404)
    expect((await users.as('auditor').send('GET', path)).code).toBe(403)
  })

  it('is recorded once a sitting, by its title, also when two requests come at once', async () => {
    const id = await documentOf('transcript')
    const open = () => users.as('section').send('GET', `/applications/${first}/documents/${id}`)
    await Promise.all([open(), open(), open()])
    await open()
    expect(await audited('document.opened')).toEqual([
      { title: 'Mark sheet / transcript', titleBng: 'নম্বরপত্র/ট্রান্সক্রিপ্ট', document: id },
    ])
    expect((await reviewOf(first)).opened).toEqual([id])
    expect((await reviewOf(first, 'assistant')).opened).toEqual([])
    await portal.db
      .updateTable('document_review')
      .set({ seen_at: new Date(Date.now() - 31 * 60_000) })
      .execute()
    await open()
    expect(await audited('document.opened')).toHaveLength(2)
  })

  it('is evidence for as long as the browser says, but never longer than since it was opened', async () => {
    const id = await documentOf('transcript')
    const report = async (seconds: number, name: 'section' | 'assistant' = 'section') =>
      (await users.as(name).send('POST', `/applications/${first}/documents/${id}/viewings`, { seconds })).code
    await portal.db
      .updateTable('document_review')
      .set({ opened_at: new Date(Date.now() - 60_000) })
      .where('document_id', '=', id)
      .execute()
    expect(await report(41)).toBe(200)
    expect((await reviewOf(first)).sittings.at(-1)).toMatchObject({ title: 'Mark sheet / transcript', seconds: 41 })
    expect(await report(4000)).toBe(200)
    const last = (await reviewOf(first)).sittings.at(-1)
    expect(last?.seconds).toBeGreaterThan(41)
    expect(last?.seconds).toBeLessThan(90)
    expect((await audited('document.viewed'))[0]).toMatchObject({ title: 'Mark sheet / transcript', seconds: 41 })
    // A viewing time is stored only if the document was opened before.
    expect(await report(30, 'assistant')).toBe(200)
    expect((await reviewOf(first)).sittings.every(({ person }) => person === last?.person)).toBe(true)
    expect(await report(-5)).toBe(400)
  })

  it('shows an auditor who opened it and for how long, in the application and in the audit log', async () => {
    const review = (await users.as('auditor').get(first))['review'] as Review
    const [sitting] = review.sittings
    expect(sitting).toMatchObject({ title: 'Mark sheet / transcript', titleBng: 'নম্বরপত্র/ট্রান্সক্রিপ্ট' })
    expect(review.sittings.at(-1)?.seconds).toBeGreaterThan(41)
    // An auditor opens no document and answers no check-list.
    expect(review).toMatchObject({ required: [], opened: [], checkList: null })
    const { list } = bodyOf(await users.as('auditor').send('GET', `/audit-log?file=${first}&size=100`)).data as {
      list: { event: string; detail: { name: string; to: string }[] }[]
    }
    const closed = list.find(({ event }) => event === 'document.viewed')
    expect(closed?.detail).toContainEqual({ name: 'titleBng', from: null, to: 'নম্বরপত্র/ট্রান্সক্রিপ্ট' })
    expect(closed?.detail.map(({ name }) => name)).toContain('seconds')
  })

  it('is not recorded when its owner opens it, and the owner sees no evidence', async () => {
    const id = await documentOf('photo')
    const before = await audited('document.opened')
    expect((await users.as('rahima').send('GET', `/applications/${first}/documents/${id}`)).code).toBe(200)
    expect(await audited('document.opened')).toEqual(before)
    expect((await users.as('rahima').get(first))['review']).toBeNull()
    expect((await users.as('callCentre').get(first))['review']).toBeNull()
  })
})

describe('many applications at once', () => {
  it('are left out while nobody opened them, each with the reason, and their flags are shown', async () => {
    const { data } = await bulk('forward', [second], { recommendedAmount: '27500' }, 'Y')
    expect(data['done']).toEqual([])
    expect(data['failed']).toMatchObject([{ applicationNo: second, code: 'NOT_REVIEWED' }])
    expect(data['failed'][0].message).toContain('You have not opened this application')
    expect(data['flags']).toEqual([
      { applicationNo: second, flags: expect.arrayContaining([{ code: 'same-passport', level: 'amber' }]) },
    ])
    expect(data['flags'][0].flags.map(({ code }: { code: string }) => code)).toContain('same-account')
  })

  it('are not attested by one check-list: it is answered on each, and the bulk move never asks for it', async () => {
    await reviewApplication(users.as('section'), first)
    const completeReply = { ...deskAnswers, recommendedAmount: '27500' }
    const refused = await bulk('forward', [first], completeReply)
    expect(refused.data['failed']).toMatchObject([{ applicationNo: first, code: 'NOT_REVIEWED' }])
    expect(refused.data['failed'][0].message).toBe(
      'You have not answered the check-list of this application. Open it, answer the check-list and save it.',
    )
  })

  it('take a check-list only when it is whole, from the desk that holds the application', async () => {
    const save = async (name: 'section' | 'assistant' | 'rahima', answers: object) => {
      const revision = await users.as(name).revisionOf(first)
      return bodyOf(await users.as(name).send('PUT', `/applications/${first}/check-list`, { answers, revision }))
    }
    const part = await save('section', { ...deskAnswers, checkList: ['identity'] })
    expect(part.issues?.map(({ path }) => path)).toEqual(['checkList'])
    expect((await save('assistant', deskAnswers)).code).toBe('MOVE_NOT_OPEN')
    expect((await save('rahima', deskAnswers)).code).toBe('MOVE_NOT_OPEN')
    expect((await reviewOf(first)).checkList).toBeNull()
  })

  it('go on when each was reviewed: the others stay', async () => {
    await reviewApplication(users.as('section'), first, deskAnswers)
    expect((await reviewOf(first)).checkList).toMatchObject(deskAnswers)
    const preview = await bulk('forward', [first, second], {}, 'Y')
    expect(preview.data['done']).toEqual([first])
    expect((preview.data['asks'] as { id: string }[]).map(({ id }) => id)).not.toContain('checkList')
    const made = await bulk('forward', [first, second], { recommendedAmount: '27500' })
    expect(made.data).toMatchObject({ done: [first], failed: [{ applicationNo: second, code: 'NOT_REVIEWED' }] })
    const { history } = await users.as('section').get(first)
    expect(JSON.stringify((history as { reply: object[] }[]).at(-1)?.reply)).toContain('identity')
  })

  it('need a new review at the next desk, and again after they came back', async () => {
    await users.move('assistant', first, 'send-to-desk', { toDesk: 'section', note: 'look at the bank name again' })
    const { data } = await bulk('forward', [first], { recommendedAmount: '27500' }, 'Y')
    expect(data['failed']).toMatchObject([{ applicationNo: first, code: 'NOT_REVIEWED' }])
  })
})

describe('the queue', () => {
  it('shows the flags to the deciding desks', async () => {
    const list = async (name: 'section' | 'callCentre') =>
      bodyOf(await users.as(name).send('GET', '/desk?service=edu-allowance&view=all')).data['list'] as {
        applicationNo: string
        flags: { code: string }[]
      }[]
    const row = (await list('section')).find(({ applicationNo }) => applicationNo === second)
    expect(row?.flags.map(({ code }) => code)).toContain('same-passport')
    expect((await list('callCentre')).every(({ flags }) => flags.length === 0)).toBe(true)
  })
})

describe('a check-list', () => {
  const saveCheckListWith = async (preselected: object[]) => {
    const revision = await users.as('section').revisionOf(second)
    const body = { answers: deskAnswers, revision, preselected }
    return (await users.as('section').send('PUT', `/applications/${second}/check-list`, body)).code
  }
  const item = (value: string) => ({ field: 'checkList', value })

  it('has the items that a register or a comparison confirmed, with the source', async () => {
    const { confirmed, preselected } = await reviewOf(second)
    expect(confirmed).toEqual([
      {
        ...item('identity'),
        text: {
          bn: expect.stringMatching(/^নিশ্চিত করেছে: বিএমইটি, \S+ \S+ [০-৯]{4}$/),
          en: expect.stringMatching(/^Confirmed by BMET, \d+ \w+ \d{4}$/),
        },
      },
      {
        ...item('result'),
        text: expect.objectContaining({ en: expect.stringMatching(/^Confirmed by Education board/) }),
      },
      {
        ...item('bank-name'),
        text: expect.objectContaining({
          en: expect.stringMatching(/^Compared by the portal: .* are the same name\.$/),
        }),
      },
    ])
    expect(preselected).toEqual([])
    // An auditor does not see the comparisons, and gets no sources either.
    expect((await users.as('auditor').get(second))['review']).toMatchObject({ confirmed: [], preselected: [] })
  })

  it('records what the portal ticked and what the officer ticked', async () => {
    // The officer took the tick of the result away and made it again; nobody confirmed the age.
    expect(await saveCheckListWith([item('identity'), item('bank-name'), item('age')])).toBe(200)
    const { preselected } = await reviewOf(second)
    expect(preselected.map(({ value }) => value)).toEqual(['identity', 'bank-name'])
    expect((await audited('application.checked', second)).at(-1)).toEqual({
      desk: 'section',
      byPortal: ['checkList: identity', 'checkList: bank-name'],
      byOfficer: ['checkList: result', 'checkList: testimonial', 'checkList: age', 'checkList: duplicate'],
    })
  })

  it('is recorded in the same way when it goes with the move', async () => {
    await reviewApplication(users.as('section'), second)
    const revision = await users.as('section').revisionOf(second)
    const body = { reply: replies.section, revision, preselected: [item('identity')] }
    expect((await users.as('section').send('POST', `/applications/${second}/actions/forward`, body)).code).toBe(200)
    expect((await audited('application.checked', second)).at(-1)).toMatchObject({ byPortal: ['checkList: identity'] })
  })
  it('is recorded as that of the officer when the request names no ticks of the portal', async () => {
    const before = await audited('application.checked', second)
    const back = { toDesk: 'section', note: 'Please look at the age again.' }
    expect((await users.move('assistant', second, 'send-to-desk', back)).code).toBe(200)
    expect((await users.move('section', second, 'forward', replies.section)).code).toBe(200)
    const [entry, ...more] = (await audited('application.checked', second)).slice(before.length)
    expect(entry).toMatchObject({ desk: 'section', byPortal: [] })
    expect(entry).toHaveProperty('byOfficer', expect.arrayContaining(['checkList: identity', 'checkList: age']))
    expect(more).toEqual([])
  })
})
