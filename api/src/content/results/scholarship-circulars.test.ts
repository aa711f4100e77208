import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { logInAll, type ActAs } from './results.test.support.ts'

let portal: TestPortal
let as: ActAs
beforeAll(async () => {
  portal = await startTestPortal()
  as = await logInAll(portal)
})
afterAll(() => portal.stop())

describe('stipend circular', () => {
  const circular = {
    ...sscCircular,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    title: 'A new circular',
    seats: '৫০',
  }
  let id: number
  let revision: number

  it('is created as a draft, with all issues reported at once', async () => {
    const wrong = await as('section').send('POST', '/setups/scholarship', {
      circular: { ...circular, endDate: '2025-01-01', monthlyAmount: 'many', titleBng: '' },
    })
    expect([wrong.code, bodyOf(wrong).issues?.map(({ path }) => path)]).toEqual([
      422,
      ['titleBng', 'monthlyAmount', 'endDate'],
    ])
    const made = bodyOf(await as('section').send('POST', '/setups/scholarship', { circular })).data
    expect(made).toMatchObject({ state: 'DRAFT', circular: { seats: 50, monthlyAmount: '2000' } })
    ;({ setupId: id, revision } = made as { setupId: number; revision: number })
  })

  it('is published by the director and not by the section, and is immutable afterwards', async () => {
    expect((await as('section').send('POST', `/setups/scholarship/${id}/publish`, { revision })).code).toBe(403)
    // A role may have both permissions; its holder still does not publish amounts that they wrote.
    const director = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'dir.welfare@demo.wewb')
      .executeTakeFirstOrThrow()
    const writtenBy = (created_by: number | null) =>
      portal.db.updateTable('setup').set({ created_by }).where('id', '=', id).execute()
    await writtenBy(director.id)
    const own = await as('director').send('POST', `/setups/scholarship/${id}/publish`, { revision })
    expect(bodyOf(own).code).toBe('OWN_CIRCULAR')
    await writtenBy(null)
    const published = bodyOf(await as('director').send('POST', `/setups/scholarship/${id}/publish`, { revision })).data
    expect(published['state']).toBe('OPEN')
    const change = await as('section').send('PUT', `/setups/scholarship/${id}`, {
      circular,
      revision: published['revision'],
    })
    expect(bodyOf(change).code).toBe('SETUP_FROZEN')
    const shorter = await as('director').send('POST', `/setups/scholarship/${id}/extend`, {
      closesOn: '2099-01-01',
      revision: published['revision'],
    })
    expect(bodyOf(shorter).issues?.map(({ path }) => path)).toEqual(['closesOn'])
    const longer = await as('director').send('POST', `/setups/scholarship/${id}/extend`, {
      closesOn: '2100-01-31',
      revision: published['revision'],
    })
    expect(bodyOf(longer).data).toMatchObject({ closesOn: '2100-01-31', circular: { endDate: '2100-01-31' } })
  })

  it('can start as a copy of last year’s', async () => {
    const copied = bodyOf(
      await as('section').send('POST', '/setups/scholarship', { copyOf: id, circular: { title: 'The copy' } }),
    ).data
    expect(copied).toMatchObject({ state: 'DRAFT', title: 'The copy', circular: { passingYear: 2025 } })
    expect((await as('section').send('DELETE', `/setups/scholarship/${copied['setupId']}`)).code).toBe(200)
  })

  it('closes at midnight in Dhaka, after which nobody can apply', async () => {
    await as('director').send('POST', `/demo/circulars/${id}/close`)
    const late = await as('rahima').send('POST', '/applications', { service: 'edu-allowance', setupId: id })
    expect([late.code, bodyOf(late).code]).toEqual([409, 'NOT_OPEN'])
  })
})
