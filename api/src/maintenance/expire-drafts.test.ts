import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { expireDrafts } from './expire-drafts.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('01700000001')
})
afterAll(() => portal.stop())

const day = 24 * 60 * 60 * 1000
const round = (inDays = 0) => expireDrafts({ ...portal, now: () => new Date(Date.now() + inDays * day) })
/** Creates a draft that was last edited so many days ago. */
async function draftOf(
  service: string,
  daysAgo: number,
  values: { case_id?: number; setup_id?: number } = {},
): Promise<string> {
  const applicant = createTestApplicant(portal, token)
  await portal.db.deleteFrom('application').where('service', '=', service).where('status', '=', 'DRAFT').execute()
  const no =
    service === 'edu-allowance'
      ? await applicant.start()
      : String(bodyOf(await applicant.send('POST', '/applications', { service })).data['applicationNo'])
  await age(no, daysAgo, values)
  return no
}
const age = (no: string, daysAgo: number, values = {}) =>
  portal.db
    .updateTable('application')
    .set({ ...values, updated_at: new Date(Date.now() - daysAgo * day) })
    .where('no', '=', no)
    .execute()
const isThere = async (no: string) =>
  (await portal.db.selectFrom('application').select('no').where('no', '=', no).execute()).length === 1
const warnings = async (no: string) =>
  await portal.db
    .selectFrom('message')
    .select(['body', 'recipient'])
    .where('template', '=', 'DRAFT_ENDING')
    .where('file_no', '=', no)
    .execute()
const said = async () => {
  const { messages } = (await portal.get('/dashboard', { token })).body.data as {
    messages: { code: string; textBng: string }[]
  }
  return messages.filter(({ code }) => code.startsWith('DRAFT_ENDING'))
}

it('warns the owner of a draft a week before its deletion, once, by message and on the dashboard', async () => {
  const no = await draftOf('fa-medical-assistance', 52)
  await round()
  expect(await warnings(no)).toEqual([])
  await round(2)
  await round(2)
  const [warning, ...more] = await warnings(no)
  expect(more).toEqual([])
  expect(warning).toMatchObject({ recipient: '01700000001', body: expect.stringContaining(no) })
  expect(await said()).toMatchObject([{ code: `DRAFT_ENDING-${no}`, textBng: expect.stringContaining('মুছে যাবে') }])
  await round(8)
  expect(await isThere(no)).toBe(true)
  await round(9)
  expect(await isThere(no)).toBe(false)
  const events = await portal.db
    .selectFrom('audit')
    .select(['actor', 'detail'])
    .where('event', '=', 'application.deleted')
    .where('subject', '=', `application:${no}`)
    .execute()
  expect(events).toEqual([{ actor: 'portal', detail: { reason: 'untouched' } }])
  expect(await said()).toEqual([])
})
it('preserves a draft that was edited after the warning, and warns again later', async () => {
  const no = await draftOf('fa-medical-assistance', 200)
  await round()
  expect(await warnings(no)).toHaveLength(1)
  await createTestApplicant(portal, token).save(
    no,
    (await portal.db.selectFrom('application').select('step').where('no', '=', no).executeTakeFirstOrThrow()).step ??
      '',
    {},
  )
  expect(await said()).toEqual([])
  await round(8)
  expect(await isThere(no)).toBe(true)
  await round(54)
  expect(await warnings(no)).toHaveLength(2)
})
it('preserves a draft with a recent document', async () => {
  const no = await draftOf('fa-medical-assistance', 100)
  const { id } = await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  await portal.db
    .insertInto('document')
    .values({
      application_id: id,
      path: 'x',
      sha256: Buffer.alloc(32),
      media_type: 'image/jpeg',
      size: 1,
      file_name: 'x',
    })
    .execute()
  await round()
  expect(await warnings(no)).toEqual([])
})
it('preserves a draft while its circular is open, and a week longer', async () => {
  const no = await draftOf('edu-allowance', 300)
  const { setup_id: id } = await portal.db
    .selectFrom('application')
    .select('setup_id')
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  const closesIn = (days: number) =>
    portal.db
      .updateTable('setup')
      .set({ closes_on: addDays(toDhakaDate(new Date()), days) })
      .where('id', '=', id)
      .execute()
  await closesIn(30)
  await round()
  expect(await warnings(no)).toEqual([])
  await closesIn(3)
  await round()
  expect(await warnings(no)).toHaveLength(1)
  // The circular is prolonged after the warning: the draft stays, and its owner is warned again before the new end.
  await closesIn(40)
  await round(7)
  expect(await isThere(no)).toBe(true)
  await round(34)
  expect(await warnings(no)).toHaveLength(2)
  await round(41)
  expect(await isThere(no)).toBe(false)
})
it('preserves drafts of a case, and everything submitted', async () => {
  const other = await portal.db.selectFrom('application').select('id').executeTakeFirstOrThrow()
  const no = await draftOf('fa-burial-cost', 400, { case_id: other.id })
  await portal.db
    .updateTable('application')
    .set({ status: 'RETURNED', updated_at: new Date(0) })
    .where('id', '=', other.id)
    .execute()
  await round()
  await round(30)
  expect(await isThere(no)).toBe(true)
  expect(await portal.db.selectFrom('application').select('id').where('id', '=', other.id).execute()).toHaveLength(1)
})
it('follows the retention setting', async () => {
  await portal.db.updateTable('general_setting').set({ value: '365' }).where('code', '=', 'DRAFT_KEPT_DAYS').execute()
  const no = await draftOf('fa-medical-assistance', 340)
  await round()
  expect(await warnings(no)).toEqual([])
  await round(20)
  expect(await warnings(no)).toHaveLength(1)
})

it('preserves a draft while its service is stopped, and counts the days from the reopening', async () => {
  await portal.db.updateTable('general_setting').set({ value: '60' }).where('code', '=', 'DRAFT_KEPT_DAYS').execute()
  const no = await draftOf('fa-medical-assistance', 60)
  const admin = await portal.tokenOf('admin@demo.wewb')
  const stop = {
    service: 'fa-medical-assistance',
    reason: 'The form has a mistake in its amounts.',
    reasonBng: 'ফরমের টাকার অঙ্কে একটি ভুল আছে।',
    opensOn: toDhakaDate(new Date(Date.now() + 5 * day)),
  }
  expect((await portal.post('/stopped-services', stop, { token: admin })).code).toBe(200)
  for (const days of [0, 20, 40, 50]) await round(days)
  expect(await isThere(no)).toBe(true)
  for (const days of [66, 67, 75]) await round(days)
  expect(await isThere(no)).toBe(false)
})
