import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import type { Database } from '#db/database.ts'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: string) => people[name] as ReturnType<typeof createTestApplicant>
const logins = {
  family: '01700000001',
  section: 'so.edu@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  auditor: 'auditor@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  cumilla: 'demo.cumilla@demo.wewb',
  admin: 'admin@demo.wewb',
}
const khulna = '27'
const registration = { registrationSeen: 'BMET', registrationNo: 'C-2' }
const reason = 'Khulna has no office this month.'
let no: string

beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  const answers = { ...burialExample.answers, districtId: khulna }
  no = await fillInApplication(portal, await portal.tokenOf(logins.family), burialCost, answers)
  await performMoves(portal, logins.family, no, burialExample.moves.slice(0, 1))
})
afterAll(() => portal.stop())

const desk = async (name: string, query = '') => {
  const { list, total } = bodyOf(await as(name).send('GET', `/desk?${query}`)).data
  return { total, numbers: list.map((row: { applicationNo: string }) => row.applicationNo), list }
}
const changeJurisdictions = async (search: string, places: string[]) => {
  const [office] = bodyOf(await as('admin').send('GET', `/offices?search=${search}`)).data['list']
  const { officeId, code, type, name, nameBng, revision } = office
  const body = { code, type, name, nameBng, places, revision }
  expect((await as('admin').send('PUT', `/offices/${officeId}`, body)).code).toBe(200)
}
const officeId = async (search: string): Promise<number> =>
  bodyOf(await as('admin').send('GET', `/offices?search=${search}`)).data['list'][0].officeId
const reassign = async (name: string, body: object) => {
  const revision = await as('section').revisionOf(no)
  return await as(name).send('POST', `/applications/${no}/reassign`, { reason, revision, ...body })
}
const lastLine = async (name: string) => (await as(name).get(no))['history'].at(-1)

describe('an application from a place without an office', () => {
  it('is on the desk of the section officer at head office, which says so', async () => {
    const { list, total } = await desk('section')
    expect([total, list[0].applicationNo, list[0].deskName]).toEqual([
      1,
      no,
      'No office serves Khulna; head office handles it.',
    ])
    expect(await desk('section', 'sort=due&overdue=N')).toMatchObject({ total: 1, numbers: [no] })
    expect((await desk('assistant')).numbers).toEqual([no])
    expect((await desk('director')).total).toBe(0)
    const found = await as('section').get(no)
    expect([found['holderYn'], found['currentOffice']]).toEqual(['Y', 'Head office'])
    expect(found['movesOpen'].map(({ action }: { action: string }) => action)).toContain('forward')
  })
  it('tells the family who has it', async () => {
    const found = await as('family').get(no)
    expect([found['currentOffice'], found['holderNote'].en]).toEqual([
      'Head office',
      'No office serves Khulna; head office handles it.',
    ])
  })
  it('stays hidden from offices of other districts', async () => {
    expect((await as('tangail').send('GET', `/applications/${no}`)).code).toBe(404)
    expect((await desk('tangail', 'view=all')).total).toBe(0)
  })
  it('moves to an office that begins to serve the place, and back, each with a line in the history', async () => {
    expect((await as('section').send('POST', `/applications/${no}/take`, {})).code).toBe(200)
    await changeJurisdictions('DEMO-TANGAIL', ['44', khulna])
    expect([(await desk('section')).total, (await desk('tangail')).numbers]).toEqual([0, [no]])
    expect((await as('tangail').get(no))['takenBy']).toBeNull()
    expect((await lastLine('family'))['label']).toBe('Now with DEMO, Tangail')
    await changeJurisdictions('DEMO-TANGAIL', ['44'])
    expect([(await desk('section')).numbers, (await desk('tangail')).total]).toEqual([[no], 0])
    expect((await lastLine('family'))['label']).toBe('Now with Head office')
  })
  it('moves to head office when the last officer of its office leaves', async () => {
    await changeJurisdictions('DEMO-CUMILLA', ['1', khulna])
    expect((await desk('cumilla')).numbers).toEqual([no])
    const set = (state: 'active' | 'inactive') =>
      portal.db.updateTable('account').set({ state }).where('login_id', '=', logins.cumilla).execute()
    await set('inactive')
    expect((await desk('section')).list[0].deskName).toBe(
      'The office that serves Khulna has no officer for this; head office handles it.',
    )
    await set('active')
    await changeJurisdictions('DEMO-CUMILLA', ['1'])
  })
  it('moves to head office when nobody in its office may act at the desk any more', async () => {
    await changeJurisdictions('DEMO-CUMILLA', ['1', khulna])
    const { id: cumilla } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.cumilla)
      .executeTakeFirstOrThrow()
    const roleId = async (code: string) =>
      (await portal.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
    const [officer, editor] = [await roleId('DEMO_OFFICER'), await roleId('CONTENT_EDITOR')]
    const holders = async () => [(await desk('section')).total, (await desk('cumilla')).total]
    const give = (role: number) =>
      portal.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('account_role').where('account_id', '=', cumilla).execute()
        await tx.insertInto('account_role').values({ account_id: cumilla, role_id: role }).execute()
      })
    expect(await holders()).toEqual([0, 1])
    // The role is gone, the account stays active in its office.
    await give(editor)
    expect((await desk('section')).total).toBe(1)
    const { list } = bodyOf(await as('admin').send('GET', '/desk/places-without-office')).data
    expect(list[0]).toMatchObject({ code: khulna, applications: 1 })
    expect(list[0].desks).toContainEqual({ officeTypes: ['DEMO'], hasOfficeYn: 'Y', applications: 1 })
    const acts = async () => (await as('family').get(no))['history'].length
    await give(officer)
    expect(await holders()).toEqual([0, 1])
    // The same roles and grants again are no change, though they are deleted and inserted.
    const before = await acts()
    await give(officer)
    const forwards = { role_id: officer, screen: 'burial-cost', action: 'forward' }
    const revokeForward = (db: Database) =>
      db
        .deleteFrom('role_permission')
        .where('role_id', '=', officer)
        .where('screen', '=', 'burial-cost')
        .where('action', '=', 'forward')
        .execute()
    await portal.db.transaction().execute(async (tx) => {
      await revokeForward(tx)
      await tx.insertInto('role_permission').values(forwards).execute()
    })
    expect(await acts()).toBe(before)
    // The permission of the role is revoked for everybody.
    await revokeForward(portal.db)
    expect(await holders()).toEqual([1, 0])
    await portal.db.insertInto('role_permission').values(forwards).execute()
    expect(await holders()).toEqual([0, 1])
    await changeJurisdictions('DEMO-CUMILLA', ['1'])
  })
})

describe('places without an office', () => {
  const find = async (name: string) => bodyOf(await as(name).send('GET', '/desk/places-without-office')).data['list']
  it('name the missing offices and count the applications that head office holds', async () => {
    const [first, ...others] = await find('admin')
    expect(first).toMatchObject({ kind: 'district', code: khulna, name: 'Khulna', applications: 1 })
    expect(first.desks).toContainEqual({ officeTypes: ['DEMO'], hasOfficeYn: 'N', applications: 1 })
    expect(others.some(({ applications }: { applications: number }) => applications > 0)).toBe(false)
    expect(others.map(({ code }: { code: string }) => code)).toContain('JED')
    expect(others.map(({ code }: { code: string }) => code)).not.toContain('RUH')
  })
  it('are open to administrators and supervisors only', async () => {
    expect((await find('assistant')).length).toBe((await find('admin')).length)
    for (const name of ['section', 'tangail', 'family'])
      expect((await as(name).send('GET', '/desk/places-without-office')).code).toBe(403)
  })
})

describe('reassigning', () => {
  it('needs a reason and an office of the desk, and is not open to others', async () => {
    const cumilla = await officeId('DEMO-CUMILLA')
    const pathsOf = async (body: object) =>
      (bodyOf(await reassign('section', body)).issues ?? []).map(({ path }) => path)
    expect(await pathsOf({ officeId: cumilla, reason: ' short   ' })).toEqual(['reason'])
    expect(await pathsOf({ officeId: await officeId('RUH') })).toEqual(['officeId'])
    expect(await pathsOf({ officeId: await officeId('WC-TANGAIL') })).toEqual(['officeId'])
    expect((await reassign('tangail', { officeId: cumilla })).code).toBe(404)
    expect(bodyOf(await reassign('auditor', { officeId: cumilla })).code).toBe('MOVE_NOT_OPEN')
    expect(bodyOf(await reassign('assistant', { officeId: cumilla, revision: 1 })).code).toBe('VERSION_CONFLICT')
  })
  it('gives the application to the other office, tells both, and stands in history and audit log', async () => {
    const cumilla = await officeId('DEMO-CUMILLA')
    expect((await reassign('assistant', { officeId: cumilla })).code).toBe(200)
    expect([(await desk('section')).total, (await desk('cumilla')).numbers]).toEqual([0, [no]])
    expect((await desk('tangail', 'view=all')).total).toBe(0)
    const line = await lastLine('family')
    expect([line.label, line.note]).toEqual(['Given by Head office to DEMO, Cumilla', ''])
    expect((await lastLine('section'))['note']).toBe(reason)
    const notified = await portal.db
      .selectFrom('message')
      .select('recipient')
      .where('template', '=', 'REASSIGNED')
      .execute()
    expect(notified.map(({ recipient }) => recipient).toSorted()).toEqual([
      'demo.cumilla@demo.wewb',
      'so.edu@demo.wewb',
      'so.two@demo.wewb',
    ])
    const entry = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'application.reassigned')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ subject: `application:${no}`, detail: { to: cumilla, reason } })
  })
  it('can be undone by giving it to head office', async () => {
    expect((await reassign('assistant', { officeId: 1, reason: 'Head office decides this one.' })).code).toBe(200)
    expect([(await desk('section')).numbers, (await desk('cumilla')).total]).toEqual([[no], 0])
    expect((await as('cumilla').send('GET', `/applications/${no}`)).code).toBe(404)
    expect((await reassign('assistant', { officeId: await officeId('DEMO-CUMILLA') })).code).toBe(200)
  })
  it('lets the receiving office act: it forwards', async () => {
    const revision = await as('cumilla').revisionOf(no)
    const body = { reply: registration, revision }
    expect((await as('cumilla').send('POST', `/applications/${no}/actions/forward`, body)).code).toBe(200)
    expect((await desk('section')).numbers).toEqual([no])
    expect(bodyOf(await reassign('assistant', { officeId: 1 })).code).toBe('MOVE_NOT_OPEN')
  })
})

describe('places without any office outside headquarters', () => {
  const services = [
    { service: compensation, example: compensationExample },
    { service: financialAssistance, example: financialExample },
    { service: repatriation, example: repatriationExample },
    { service: reIntegration, example: reIntegrationExample },
  ]
  const headOffice = ['so.edu', 'so.two', 'ad.welfare']
  beforeAll(async () => {
    await portal.db
      .updateTable('account')
      .set({ state: 'inactive' })
      .where('office_id', 'in', (eb) =>
        eb.selectFrom('office').select('id').where('type', 'not in', ['HQ', 'CALL_CENTRE']),
      )
      .execute()
  })
  it.each(services.map((row) => ({ ...row, name: row.service.id })))(
    '$name waits on the desk of somebody at head office who can move it',
    async ({ service, example }) => {
      const token = await portal.tokenOf('01700000003')
      const filed = await fillInApplication(portal, token, service, example.answers)
      const own = example.moves.findIndex(({ by }) => by !== 'applicant' && !headOffice.includes(by))
      await performMoves(portal, '01700000003', filed, example.moves.slice(0, own))
      const holders = []
      for (const login of headOffice) {
        const officer = createTestApplicant(portal, await portal.tokenOf(`${login}@demo.wewb`))
        const { holderYn, movesOpen } = await officer.get(filed)
        const onDesk = bodyOf(await officer.send('GET', `/desk?service=${service.id}`)).data
        expect(onDesk['total']).toBe(holderYn === 'Y' ? 1 : 0)
        const forwards = movesOpen.some(({ action }: { action: string }) => action === example.moves[own]?.move)
        expect(forwards).toBe(holderYn === 'Y')
        if (holderYn === 'Y') holders.push(login)
      }
      expect(holders).toContain('so.edu')
    },
  )
})
