import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { readAsciiTexts, readPageTexts } from '#pdf/read-pdf.test.support.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const karim = '01700000002'
const formOf = async (path: string, login = karim) => portal.get(path, { token: await portal.tokenOf(login) })

describe('form on paper', () => {
  it('is printed empty for every service, with the papers to attach and room for signatures', async () => {
    for (const { id, title } of catalogue) {
      const { code, headers, body } = await formOf(`/services/${id}/printable-form?language=bn`)
      expect([code, headers['content-type']]).toEqual([200, 'application/pdf'])
      const text = (await readPageTexts(body)).join('')
      for (const part of [title.bn, 'যেসব কাগজ সঙ্গে দিতে হবে', 'আবেদনকারীর স্বাক্ষর বা টিপসই', 'চেয়ারম্যান'])
        expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
    }
  })

  it('is unknown for an unknown service, and only for people with an account', async () => {
    expect((await formOf('/services/nothing/printable-form')).code).toBe(404)
    expect((await portal.get('/services/edu-allowance/printable-form')).code).toBe(401)
  })

  it('has the answers and the number of a draft, for its owner only', async () => {
    const applicant = createTestApplicant(portal, await portal.tokenOf(karim))
    const no = await applicant.fillIn()
    const { code, body } = await formOf(`/applications/${no}/print?paper=form&language=en`)
    expect(code).toBe(200)
    const text = (await readAsciiTexts(body)).join('')
    expect(text).toContain(no)
    expect((await formOf(`/applications/${no}/print?paper=form`, '01700000001')).code).toBe(404)
  })
})
