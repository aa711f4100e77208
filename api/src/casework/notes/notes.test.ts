import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  loginTestUsers,
  logins,
  type TestUsers,
  type TestUserName,
} from '#casework/applications/test-users.test.support.ts'
import { bodyOf, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let users: TestUsers
let no: string
beforeAll(async () => {
  portal = await startTestPortal()
  users = await loginTestUsers(portal)
  no = await submitApplicationAs(portal, logins.rahima)
})
afterAll(() => portal.stop())

const text = 'The college confirms the name by telephone.'
const write = (name: TestUserName, note = text, of = no) =>
  users.as(name).send('POST', `/applications/${of}/notes`, { noteText: note })
const notes = async (name: TestUserName) => (await users.as(name).get(no))['notes']

describe('a note on an application', () => {
  it('stands beside the history with name, office and time, and moves nothing', async () => {
    const before = await users.as('section').get(no)
    expect((await write('section', `  ${text}\n`)).code).toBe(200)
    const after = await users.as('assistant').get(no)
    expect(after['notes']).toMatchObject({ mayWriteYn: 'Y', list: [{ note: text, office: 'Head office' }] })
    const [{ person, at }] = after['notes'].list
    expect([person.length > 0, Number.isNaN(Date.parse(at))]).toEqual([true, false])
    const place = ({ state, desk, revision, history }: Record<string, unknown>) => ({ state, desk, revision, history })
    expect(place(after)).toEqual(place(before))
  })
  it('is audited with its writer', async () => {
    const entries = await portal.db.selectFrom('audit').selectAll().where('event', '=', 'application.noted').execute()
    expect(entries).toMatchObject([{ subject: `application:${no}` }])
    expect(JSON.stringify(entries)).not.toContain(text)
  })
  it('is hidden from the applicant and from the call centre, who talks to the applicant', async () => {
    for (const name of ['rahima', 'callCentre'] as const) {
      const found = await users.as(name).get(no)
      expect([found['notes'], JSON.stringify(found).includes(text)]).toEqual([null, false])
      expect(bodyOf(await write(name)).code).toBe('MOVE_NOT_OPEN')
    }
  })
  it('is read and not written by the auditor, and does not exist for other offices and people', async () => {
    expect(await notes('auditor')).toMatchObject({ mayWriteYn: 'N', list: [{ note: text }] })
    expect(bodyOf(await write('auditor')).code).toBe('MOVE_NOT_OPEN')
    for (const name of ['cumilla', 'karim'] as const) expect((await write(name)).code).toBe(404)
  })
  it('has 3 to 2,000 letters', async () => {
    for (const note of ['', '  ab  ', 'x'.repeat(2001)])
      expect(bodyOf(await write('section', note)).issues?.map(({ path }) => path)).toEqual(['noteText'])
    expect((await write('section', '৳'.repeat(2000))).code).toBe(200)
  })
  it('is never changed or deleted, not even by the role of the requests', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await users.as('section').send(method, `/applications/${no}/notes/1`, { noteText: 'x' })).code).toBe(404)
    await expect(portal.db.deleteFrom('application_note').execute()).rejects.toThrow('permission denied')
    await expect(portal.db.updateTable('application_note').set({ note: 'x' }).execute()).rejects.toThrow(
      'permission denied',
    )
  })
  it('cannot be written on a draft, which its applicant may delete', async () => {
    const draft = await users.as('salma').start()
    expect((await write('section', text, draft)).code).toBe(404)
    expect(bodyOf(await write('salma', text, draft)).code).toBe('MOVE_NOT_OPEN')
  })
})
