import { afterAll, describe, expect, it } from 'vitest'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { claimAs } from '#casework/claims/claims.test.support.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { logins, startImportPortal } from './earlier.test.support.ts'
import { runEarlierImport } from './run-import.ts'

const otp = '246810'
const passport = String((financialExample.answers['worker'] as Answers)['workerPassportNo'])
const { salma, karim } = logins

const { portal, admin, director, upload, send, confirm, detail, done, find, map, mapped } = await startImportPortal(otp)
afterAll(() => portal.stop())

// One heading has a name that the portal does not know.
const heading = 'পুরোনো নম্বর,Service,নাম,NID,পাসপোর্ট,Mobile,জেলা,সন,Taka given,Status,Decision date'
const sheet = [
  heading,
  'WEWB/19/17,fa-medical-assistance,ABDUL KARIM,1975123456,,০১৯১১২২৩৩৪৪,Tangail,2019,৫০,PAID,০৫-০৫-২০১৯',
  `WEWB/19/18,fa-financial-assistance,SALMA KHATUN,,${passport},01911223355,টাঙ্গাইল,2019,300000,PAID,2019-06-01`,
  'EDU-2026-000001,fa-burial-cost,JAMAL UDDIN,,B01234567,,,2020,,REJECTED,',
  'WEWB/19/19,unknown service,NOBODY,,,,Atlantis,1850,x,MAYBE,2099-01-01',
  'WEWB/19/17,fa-medical-assistance,ABDUL KARIM,1975123456,,01911223344,Tangail,2019,50,PAID,05-05-2019',
].join('\n')

const count = async () => (await find('')).total as number
const as = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))

describe('import of applications from before the portal', () => {
  let id: string

  it('suggests the columns in either language, takes corrections by hand, and names the errors by row', async () => {
    const { data } = (await upload(sheet)).body
    expect(data).toMatchObject({ fileName: 'পুরোনো.csv', state: 'READ', total: 5, mayMapYn: 'Y', mayDecideYn: 'N' })
    const headings = Object.fromEntries(
      data.columns.map(({ id: column, heading: at }: { id: string; heading: number | null }) => [column, at]),
    )
    expect(headings).toMatchObject({
      oldNo: 0,
      service: 1,
      name: 2,
      nid: 3,
      passport: 4,
      mobile: 5,
      year: 7,
      amount: null,
    })
    // Without the column of the amounts, nothing was paid.
    expect(data.refused).toBe(4)
    const corrected = (await mapped(sheet)).body.data
    id = corrected.id
    expect(corrected).toMatchObject({ total: 5, refused: 2, known: 0, state: 'READ' })
    expect(corrected.errors.map(({ row, label }: { row: number; label: { en: string } }) => [row, label.en])).toEqual([
      [5, 'Service'],
      [5, 'District'],
      [5, 'Year'],
      [5, 'Amount'],
      [5, 'Status'],
      [6, 'Old number'],
    ])
    expect(corrected.rows[0]).toContain('01911223344')
    expect(await count()).toBe(0)
  })

  it('needs a second person with the same permission, who sees rows, errors and the hash of the file', async () => {
    expect((await confirm(director, id)).body.code).toBe('MOVE_NOT_OPEN')
    expect((await send(admin, id, 'submit')).code).toBe(200)
    expect((await confirm(admin, id)).body.code).toBe('OWN_IMPORT')
    for (const login of ['so.edu@demo.wewb', salma])
      expect((await confirm(await portal.tokenOf(login), id)).code).toBe(403)
    expect((await map(id, {})).body.code).toBe('MOVE_NOT_OPEN')
    expect(await detail(id)).toMatchObject({
      mayDecideYn: 'Y',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      errors: { length: 6 },
      rows: { length: 3 },
      rowPage: { total: 3, page: 1, lastPage: 1 },
    })
    expect(await count()).toBe(0)
    const ends = await Promise.all([confirm(director, id), confirm(director, id)])
    expect(ends.map(({ body }) => String(body.code ?? '200')).toSorted()).toEqual(['200', 'MOVE_NOT_OPEN'])
    expect(await done(id)).toMatchObject({ added: 3, rows: [] })
    const audit = await portal.db.selectFrom('audit').selectAll().where('event', '=', 'earlier.imported').execute()
    expect(audit[0]?.detail).toMatchObject({ uploader: 'Admin Demo', total: 5, added: 3, refused: 2 })
    const stored = await portal.db.selectFrom('earlier_import').select('rows_sealed').where('id', '=', id).execute()
    expect(stored).toEqual([{ rows_sealed: null }])
  })

  it('gives numbers of a series of their own, which staff find by old number, name and person', async () => {
    const found = await find('wewb/19/17')
    expect(found.list).toMatchObject([
      { applicationNo: 'OLD-2019-000001', oldNo: 'WEWB/19/17', year: 2019, amount: '50.00', linkedYn: 'N' },
    ])
    expect(JSON.stringify(found)).not.toMatch(/1975123456|01911223344/)
    for (const search of ['1975123456', '01911223344', 'old-2019-000001', 'abdul kar'])
      expect((await find(search)).total).toBe(1)
    expect((await portal.get('/earlier-applications', { token: await portal.tokenOf(salma) })).code).toBe(403)
    // The old number of a record may be one that the portal gives later.
    const { body } = await (await as(karim)).send('POST', '/applications', { service: 'fa-burial-cost' })
    expect(bodyOf({ body }).data['applicationNo']).toMatch(/^BUR-\d{4}-000001$/)
  })

  it('changes nothing when a row is imported again, and goes on where it stopped', async () => {
    const again = (await mapped(sheet)).body.data
    expect(again).toMatchObject({ refused: 2, known: 3 })
    await send(admin, again.id, 'submit')
    await confirm(director, again.id)
    expect(await done(again.id)).toMatchObject({ added: 0 })
    expect(await count()).toBe(3)

    const many = Array.from(
      { length: 51 },
      (_, index) => `P-${index},fa-burial-cost,NAME ${index},1975123456,,,,2018,,REJECTED,`,
    )
    const long = (await mapped([heading, ...many].join('\n'))).body.data
    expect([long.rows.length, long.rowPage]).toEqual([50, { total: 51, page: 1, size: 50, lastPage: 2 }])
    const next = await portal.get(`/earlier-imports/${long.id}?page=2`, { token: director })
    expect(next.body.data.rows).toMatchObject([expect.arrayContaining(['P-50'])])

    // A page is read as it was checked: neither the rows of the file nor the lists of the portal are needed.
    const damaged = (await mapped([heading, ...many].join('\n'))).body.data
    await portal.db
      .updateTable('earlier_import')
      .set({ rows_sealed: Buffer.from('unreadable') })
      .where('id', '=', damaged.id)
      .execute()
    const kept = await portal.get(`/earlier-imports/${damaged.id}?page=2`, { token: director })
    expect(kept.body.data).toMatchObject({
      rows: [expect.arrayContaining(['P-50'])],
      rowPage: { total: 51, page: 2, lastPage: 2 },
      headings: heading.split(','),
      known: 0,
    })
    await portal.db.updateTable('earlier_import').set({ rows_sealed: null }).where('id', '=', damaged.id).execute()
    const pages = () =>
      portal.db.selectFrom('earlier_import_page').select('page').where('import_id', '=', damaged.id).execute()
    expect(await pages()).toEqual([])

    const rows = Array.from(
      { length: 201 },
      (_, index) => `R-${index},fa-burial-cost,NAME,1975123456,,,,2018,,REJECTED,`,
    )
    const broken = (await mapped([heading, ...rows].join('\n'))).body.data
    const { id: second } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'dir.welfare@demo.wewb')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('earlier_import')
      .set({ state: 'RUNNING', done: 200, decided_by: second, decided_at: new Date() })
      .where('id', '=', broken.id)
      .execute()
    await Promise.all([runEarlierImport(portal, broken.id), runEarlierImport(portal, broken.id)])
    expect(await detail(broken.id)).toMatchObject({ state: 'DONE', added: 1 })
    expect((await find('R-200')).total).toBe(1)
  })
})

describe('an old number that was given again in another year', () => {
  it('is another record, in the import and in the look-up by number and phone', async () => {
    const years = [
      heading,
      'SAME-7,fa-burial-cost,FIRST PERSON,,,01911223366,,2017,,REJECTED,',
      'SAME-7,fa-burial-cost,SECOND PERSON,,,01911223366,,2018,,REJECTED,',
    ].join('\n')
    const first = (await mapped(years)).body.data
    expect(first).toMatchObject({ total: 2, refused: 0, known: 0 })
    await send(admin, first.id, 'submit')
    await confirm(director, first.id)
    expect(await done(first.id)).toMatchObject({ added: 2 })
    expect((await mapped(years)).body.data).toMatchObject({ refused: 0, known: 2 })
    const found = (await find('same-7')).list as { name: string; year: number }[]
    expect(found.map(({ name, year }) => [name, year])).toEqual([
      ['SECOND PERSON', 2018],
      ['FIRST PERSON', 2017],
    ])
    const person = await as(salma)
    const link = async () => {
      const request = { applicationNo: 'SAME-7', mobile: '01911223366' }
      const { otpToken } = bodyOf(await person.send('POST', '/education/tag/request', request)).data
      return bodyOf(await person.send('POST', '/education/tag/confirm', { otpToken, otp })).data['applicationNo']
    }
    expect([await link(), await link()]).toEqual([
      expect.stringMatching(/^OLD-2018-/),
      expect.stringMatching(/^OLD-2017-/),
    ])
  })
})

describe('imported application', () => {
  it('is linked with its old number and the code of its phone, and renewed from what is known', async () => {
    const applicant = await as(salma)
    const link = async (login: string) => {
      const person = await as(login)
      const request = { applicationNo: 'WEWB/19/17', mobile: '01911223344' }
      const { otpToken } = bodyOf(await person.send('POST', '/education/tag/request', request)).data
      return bodyOf(await person.send('POST', '/education/tag/confirm', { otpToken, otp })).data
    }
    expect(await link(salma)).toEqual({ applicationNo: 'OLD-2019-000001', linkedYn: 'Y' })
    // From then on its owner decides about others.
    expect(await link(karim)).toMatchObject({ linkedYn: 'N' })
    const { received } = bodyOf(await applicant.send('GET', '/link-requests')).data
    expect(received).toMatchObject([{ applicationNo: 'OLD-2019-000001', name: { en: 'Abdul Karim' } }])
    const own = bodyOf(await applicant.send('GET', '/earlier-applications/own')).data
    expect(own[0]).toMatchObject({ applicationNo: 'OLD-2019-000001', renewableYn: 'Y', status: 'PAID' })
    const { applicationNo } = bodyOf(
      await applicant.send('POST', '/earlier-applications/OLD-2019-000001/renew', {}),
    ).data
    // The phone of the account stays: it is newer than that of the record.
    expect(await applicant.get(applicationNo)).toMatchObject({
      answers: { workerName: 'ABDUL KARIM', workerNid: '1975123456', mobile: salma },
    })
    expect((await (await as(karim)).send('POST', '/earlier-applications/OLD-2019-000001/renew', {})).code).toBe(404)
    const id = String((received as { id: string }[])[0]?.id)
    expect((await applicant.send('POST', `/link-requests/${id}/decision`, { decision: 'ACCEPTED' })).code).toBe(200)
    expect(JSON.stringify(bodyOf(await applicant.send('GET', '/earlier-applications/own')).data)).not.toContain(
      'OLD-2019-000001',
    )
  })

  it('counts in the claims ledger as paid, and is on no desk', async () => {
    const { code, issues } = await claimAs(portal, salma, financialAssistance, financialExample.answers)
    expect([code, issues.map(({ path }) => path)]).toEqual([422, ['worker.workerPassportNo']])
    const desks = await portal.db.selectFrom('application').select('no').where('status', '!=', 'DRAFT').execute()
    expect(desks).toEqual([])
  })
})
