import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { bodyOf, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { createResultFileDesk, logInAll, logins, type ActAs, publishSeen } from './results.test.support.ts'

let portal: TestPortal
let as: ActAs
let setupId: number
beforeAll(async () => {
  portal = await startTestPortal()
  as = await logInAll(portal)
  setupId = await createResultFileDesk(as).oldCircular('scholarship', {
    ...sscCircular,
    title: 'Stipend of 2019',
    titleBng: '২০১৯ সালের বৃত্তি',
  })
})
afterAll(() => portal.stop())

const create = async (who: string, rows: object[], id = setupId) =>
  await as(who).send('POST', '/results', { setupId: id, rows })
const listed = async (who: string, id = setupId) =>
  (bodyOf(await as(who).send('GET', '/results?size=100')).data['list'] as { setupId: number }[]).find(
    (result) => result.setupId === id,
  )
const rahima = {
  rollNo: '১২৩৪৫৬',
  registrationNo: '1234567890',
  name: 'RAHIMA KHATUN',
  district: 'টাঙ্গাইল',
  amountPerYear: '27,500',
}

describe('result list from rows', () => {
  it('tells what is wrong, row by row, and stores nothing', async () => {
    const wrong = [{ ...rahima, rollNo: '12' }, rahima, { ...rahima, amountPerYear: '' }, rahima]
    const refused = await create('section', wrong)
    expect([refused.code, bodyOf(refused).issues?.map(({ path }) => path)]).toEqual([
      422,
      ['rows.0.rollNo', 'rows.2.amountPerYear', 'rows.3.rollNo'],
    ])
    const paths = async (rows: object[]) => bodyOf(await create('section', rows)).issues?.map(({ path }) => path)
    expect(await paths([{}, { ...rahima, applicationNo: 'EDU-2026-000001' }])).toEqual([
      'rows.0',
      'rows.1.applicationNo',
    ])
    expect((await create('section', [])).code).toBe(400)
    expect(await listed('section')).toBeUndefined()
  })

  it('needs the permission of a list from a file', async () => {
    for (const who of ['editor', 'call', 'rahima', 'director']) expect((await create(who, [rahima])).code).toBe(403)
    expect((await create('section', [rahima], 999_999)).code).toBe(404)
  })

  it('is created as GET shows it, and published by another person', async () => {
    const made = await create('section', [rahima, { ...rahima, rollNo: '234567', name: 'করিম উদ্দিন' }])
    expect([made.code, bodyOf(made).data]).toMatchObject([
      200,
      { resultId: setupId, type: 'EDUCATION', setupId, title: 'Stipend of 2019', selected: 2, publishedOn: null },
    ])
    expect(await listed('section')).toEqual(bodyOf(made).data)
    const { list } = bodyOf(await as('section').send('GET', `/results/${setupId}/entries`)).data
    expect(list).toMatchObject([{ rollNo: '123456', district: 'Tangail', amount: '27500.00' }, { name: 'করিম উদ্দিন' }])
    expect((await publishSeen(as('section'), setupId)).code).toBe(403)
    const text = { title: 'Result', titleBng: 'ফলাফল', memoNo: '49.04-19', memoOn: '2019-12-01', revision: 0 }
    expect((await as('editor').send('PUT', `/results/${setupId}/text`, text)).code).toBe(200)
    expect((await publishSeen(as('director'), setupId)).code).toBe(200)
    expect((await create('section', [rahima])).code).toBe(409)
  })

  it('proposes applications to the director, who decides them as one list', async () => {
    const no = await submitApplicationAs(portal, logins.rahima)
    const all = bodyOf(await as('section').send('GET', '/setups/scholarship?size=100')).data['list']
    const own = all.find(({ title }: { title: string }) => title.includes('SSC')).setupId as number
    await as('director').send('POST', `/demo/circulars/${own}/close`)
    expect((await create('section', [{ applicationNo: no }], own)).code).toBe(403)
    const early = bodyOf(await create('assistant', [{ applicationNo: no }], own))
    expect(early.issues?.map(({ path }) => path)).toEqual(['rows.0.applicationNo'])
    const reply = {
      checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
      initialApproveStatus: '1',
      recommendedAmount: '27500',
    }
    const revision = await as('section').revisionOf(no)
    await as('section').send('POST', `/applications/${no}/actions/forward`, { reply, revision })
    const made = bodyOf(await create('assistant', [{ applicationNo: no }], own))
    expect(made.data).toMatchObject({ state: 'PROPOSED', selected: 1 })
  })
})
