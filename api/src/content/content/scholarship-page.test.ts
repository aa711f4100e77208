import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { scholarshipPage } from './scholarship-page.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const read = async () =>
  (await scholarshipPage(portal)['/scholarship-info']?.(new URLSearchParams())?.load(''))?.data.scholarships

describe('scholarship page', () => {
  it('shows the published circulars in both languages, latest deadline first, with their conditions', async () => {
    const [first, ...others] = (await read())?.circulars ?? []
    expect(first?.state).toBe('OPEN')
    expect(others.at(-1)?.state).toBe('OVER')
    expect(first?.says.en.map(({ label }) => label)).toContain('Monthly stipend (BDT)')
    expect(first?.says.bn.find(({ label }) => label.startsWith('ন্যূনতম জিপিএ'))?.text).toMatch(/বিজ্ঞান: [০-৯.]+/)
  })

  it('hides the budget and unpublished circulars', async () => {
    await portal.db
      .updateTable('setup')
      .set({ published_at: null })
      .where('service', '=', 'edu-allowance')
      .where('closes_on', '<', '2026-01-01')
      .execute()
    const page = await read()
    expect(page?.circulars.every(({ state }) => state === 'OPEN')).toBe(true)
    expect(JSON.stringify(page)).not.toMatch(/Budget|বরাদ্দ/)
  })

  it('lists every document of the form, and marks conditional ones', async () => {
    const documents = (await read())?.papers ?? []
    expect(documents).toContainEqual({
      name: expect.objectContaining({ en: "Student's photo" }) as object,
      isForSome: false,
    })
    expect(documents).toContainEqual({
      name: expect.objectContaining({ en: 'Embassy NOC' }) as object,
      isForSome: true,
    })
  })
})
