import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { notifyRemainingResults } from './notify-result-list.ts'
import { createResultFileDesk, logInAll, logins, type ActAs, type ResultFileDesk } from './results.test.support.ts'

let portal: TestPortal
let as: ActAs
let oldCircular: ResultFileDesk['oldCircular']
let read: ResultFileDesk['read']
let confirm: ResultFileDesk['confirm']
let planOf: ResultFileDesk['planOf']
beforeAll(async () => {
  portal = await startTestPortal()
  as = await logInAll(portal)
  ;({ oldCircular, read, confirm, planOf } = createResultFileDesk(as))
})
afterAll(() => portal.stop())

describe('list of application numbers', () => {
  it('accepts only eligible applications of this circular from the assistant director to the director', async () => {
    const no = await submitApplicationAs(portal, logins.rahima)
    const own = bodyOf(await as('section').send('GET', '/setups/scholarship?size=100')).data['list'].find(
      ({ title }: { title: string }) => title.includes('SSC'),
    ).setupId as number
    expect((await read('assistant', own, `application_no\n${no}\n`)).code).toBe(409)
    await as('director').send('POST', `/demo/circulars/${own}/close`)
    expect((await read('section', own, `application_no\n${no}\n`)).code).toBe(403)
    const early = bodyOf(await read('assistant', own, `application_no\n${no}\nEDU-2020-000001\n${no}\n`)).data
    expect(
      early['errors'].map(({ row, message }: { row: number; message: { en: string } }) => [
        row,
        message.en.split('.')[0],
      ]),
    ).toEqual([
      [2, 'The application does not lie with the assistant director as eligible'],
      [3, 'There is no application with this number'],
      [4, `Application number ${no} stands in row 2 too`],
      [4, 'The application does not lie with the assistant director as eligible'],
    ])
    const elsewhere = await oldCircular('scholarship', { ...sscCircular, title: 'Another of them', titleBng: 'আরেকটি' })
    expect(bodyOf(await read('assistant', elsewhere, `application_no\n${no}\n`)).issues?.[0]?.message).toMatch(
      /lacks these columns/,
    )
    const reply = {
      checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
      initialApproveStatus: '1',
      recommendedAmount: '27500',
    }
    await as('section').send('POST', `/applications/${no}/actions/forward`, {
      reply,
      revision: await as('section').revisionOf(no),
    })
    const { importId, errors } = bodyOf(await read('assistant', own, `application_no\n${no.toLowerCase()}\n`)).data as {
      importId: string
      errors: object[]
    }
    expect(errors).toEqual([])
    expect((await confirm('assistant', own, importId)).code).toBe(200)
    expect(await planOf(own)).toMatchObject({ state: 'PROPOSED', origin: 'PORTAL', takesFile: 'NO' })
    expect(bodyOf(await as('director').send('GET', `/setups/scholarship/${own}/merit-list`)).data).toMatchObject({
      state: 'PROPOSED',
      selected: 1,
      list: [{ applicationNo: no, selectedYn: 'Y' }],
    })
    await as('director').send('POST', `/setups/scholarship/${own}/merit-list/approve`, {
      sanctionMemoNo: '49.04-77',
      version: 1,
    })
    // A job notifies the last applicants of a long list after the publication, and resumes after a crash.
    const director = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.director)
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('merit_list')
      .set({ state: 'PUBLISHED', untold: true, published_by: director.id, published_at: new Date() })
      .where('setup_id', '=', own)
      .execute()
    await Promise.all([notifyRemainingResults(portal), notifyRemainingResults(portal)])
    expect(await planOf(own)).toMatchObject({ state: 'PUBLISHED', total: 1 })
    const messages = await portal.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', logins.rahima)
      .execute()
    expect(messages.filter(({ template }) => template === 'EDU_RESULT')).toHaveLength(1)
    expect((await as('rahima').get(no))['applicationStatus']).toBe('PAYMENT_QUEUED')
  })
})
