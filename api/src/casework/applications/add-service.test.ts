import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { sampleService } from '#testing/sample-service.ts'

/** Adding a service takes one definition file and this line: a service is data. */
const withOneMore = [...catalogue, sampleService]

let portal: TestPortal
let applicant: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal({}, withOneMore)
  applicant = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  // The permissions of grant programmes apply; by default the director approves there.
  await portal.db
    .insertInto('role_permission')
    .columns(['role_id', 'screen', 'action'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select(['id', eb.val('online-gms-program').as('screen'), eb.val('approve').as('action')])
        .where('code', '=', 'ASST_DIRECTOR'),
    )
    .execute()
})
afterAll(() => portal.stop())

const about = {
  fullName: 'Rahima Begum',
  nid: '১২৩৪৫৬৭৮৯০',
  children: [{ name: 'Sumi', age: '৭' }],
  home: {
    divisionId: '6',
    districtId: '44',
    upazilaId: '342',
    unionWard: '5',
    postOffice: 'Tangail',
    village: 'Akur Takur Para',
  },
}

it('adds a service by its definition: offered, applied for, reviewed at its desks, listed and printed', async () => {
  const services = bodyOf(await applicant.send('GET', '/services')).data as unknown as {
    service: string
    openYn: string
  }[]
  expect(services).toContainEqual(
    expect.objectContaining({ service: 'gms-12', openYn: 'Y', path: '/online-gms-program' }),
  )

  const no: string = bodyOf(await applicant.send('POST', '/applications', { service: 'gms-12' })).data['applicationNo']
  expect(no).toMatch(/^SEW-\d{4}-000001$/)
  const document = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()
  const passportCopy = [await applicant.upload(no, 'passportCopy', document)]
  const saved = bodyOf(await applicant.save(no, 'about', { ...about, passportCopy }))
  expect(saved.data['issues']).toEqual([])
  await applicant.save(no, 'send', { declarationAccepted: true })
  expect((await applicant.submit(no)).code).toBe(200)
  // Filters by all programmes, by one of them, and by others.
  const mine = async (service: string) =>
    bodyOf(await applicant.send('GET', `/applications?service=${service}`)).data['total']
  expect(await Promise.all(['gms', 'gms-12', 'gms-1', 'sew'].map(mine))).toEqual([1, 1, 0, 0])

  const officers = {
    tangail: 'demo.tangail@demo.wewb',
    cumilla: 'demo.cumilla@demo.wewb',
    assistant: 'ad.welfare@demo.wewb',
  }
  const [tangail, cumilla, assistant] = (await Promise.all(
    Object.values(officers).map(async (login) => createTestApplicant(portal, await portal.tokenOf(login))),
  )) as [typeof applicant, typeof applicant, typeof applicant]
  expect((await cumilla.send('GET', `/applications/${no}`)).code).toBe(404)
  const queue = bodyOf(await tangail.send('GET', '/desk?service=gms-12')).data as {
    list: { applicationNo: string; columns: object; name: string }[]
  }
  expect(queue.list).toMatchObject([
    { applicationNo: no, name: 'Rahima Begum', columns: { 'home.districtId': 'Tangail' } },
  ])

  const act = async (who: typeof applicant, action: string, reply: object) =>
    who.send('POST', `/applications/${no}/actions/${action}`, { reply, revision: await who.revisionOf(no) })
  expect((await act(tangail, 'forward', {})).code).toBe(200)
  expect((await act(assistant, 'approve', {})).code).toBe(200)
  expect((await applicant.get(no))['applicationStatus']).toBe('APPROVED')

  const copy = await applicant.send('GET', `/applications/${no}/print?language=bn`)
  expect([copy.code, copy.headers['content-type']]).toEqual([200, 'application/pdf'])
})
