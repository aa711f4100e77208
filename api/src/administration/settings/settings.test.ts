import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bribeComplaint, complaintForm } from '#content/complaints/complaint-client.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const today = () => toDhakaDate(new Date())
const save = (setting_code: string, more: object) =>
  portal.post('/general-settings', { setting_code, ...more }, { token, language: 'en' })
const list = async (search = '') => (await portal.get(`/general-settings?search=${search}`, { token })).body.data
const find = async (code: string) =>
  (await list(code)).list.find(({ setting_code }: { setting_code: string }) => setting_code === code)
const history = async (code: string) =>
  (await portal.get(`/general-settings/${code}/history`, { token })).body.data.list

describe('settings', () => {
  it('are listed with description, value and effect', async () => {
    const { list: all, total, lastPage } = await list()
    expect([all.length, lastPage]).toEqual([total, 1])
    expect(await find('MEDICAL_MAX')).toMatchObject({
      setting_value: '150000',
      active_yn: 'Y',
      valid_from: '2000-01-01',
      kind: 'number',
      unit: 'BDT',
      subject: 'benefits',
      coming: [],
      revision: 0,
    })
    expect((await list('চিকিৎসা')).list.map(({ setting_code }: { setting_code: string }) => setting_code)).toEqual([
      'MEDICAL_MAX',
      'PAYMENT_YEARLY_MEDICAL',
      'MEDICAL_RETURN_WINDOW_MONTHS',
    ])
  })
  it('have no switch of a module that does not exist, also after an upgrade', async () => {
    await sql`
      insert into general_setting (code, value, active_yn, description, description_bng, valid_from)
      select 'ALLOW_MODULE_MES', 'N', 'N', description, description_bng, valid_from
      from general_setting limit 1`.execute(portal.db)
    expect((await list('ALLOW_MODULE')).total).toBe(0)
    const { generalSettings } = (await portal.get('/pub/portal-settings')).body.data
    expect(JSON.stringify(generalSettings)).not.toContain('MODULE')
  })
  it('are readable by an auditor and changed only by an administrator', async () => {
    const auditor = await portal.tokenOf('auditor@demo.wewb')
    expect((await portal.get('/general-settings', { token: auditor })).code).toBe(200)
    expect(
      (await portal.post('/general-settings', { setting_code: 'APPEAL_DAYS', setting_value: '1' }, { token: auditor }))
        .code,
    ).toBe(403)
    expect((await portal.get('/general-settings', { token: await portal.tokenOf('so.edu@demo.wewb') })).code).toBe(403)
    expect((await portal.get('/general-settings')).code).toBe(401)
  })
  it('take effect when they are saved, without a restart', async () => {
    const { code, body } = await save('CALL_CENTRE_LOCAL', { setting_value: '১৬১৩৬' })
    expect([code, body.data.setting_value, body.data.valid_from]).toEqual([200, '16136', today()])
    expect((await portal.get('/pub/app-settings')).body.data.callCentreLocal).toBe('16136')
    await save('CALL_CENTRE_LOCAL', { setting_value: '16135' })
    expect((await portal.get('/pub/app-settings')).body.data.callCentreLocal).toBe('16135')
  })
  it('switch public features, and the endpoints follow', async () => {
    const statusQuery = { ticketNo: 'GCR202601000001', mobile: '01711111111' }
    const status = async () =>
      (await portal.post('/pub/complaints/status', { ...statusQuery, ...(await portal.newCaptcha()) })).body.code
    const { appStatusCheckModuleList, generalSettings, ...others } = (await portal.get('/pub/portal-settings')).body
      .data
    expect([appStatusCheckModuleList, others]).toEqual([(await portal.get('/pub/status-check-modules')).body.data, {}])
    expect(appStatusCheckModuleList).toContainEqual(
      expect.objectContaining({ moduleCode: 'edu-allowance', moduleName: 'Education stipend' }),
    )
    for (const setting of generalSettings)
      expect(setting).toEqual({
        setting_code: expect.stringMatching(/^ALLOW_/),
        active_yn: expect.stringMatching(/^[YN]$/),
      })
    const displayed = async () =>
      (await portal.get('/pub/portal-settings')).body.data.generalSettings.find(
        ({ setting_code }: { setting_code: string }) => setting_code === 'ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK',
      ).active_yn
    expect((await save('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK', { active_yn: 'N' })).body.data).toMatchObject({
      setting_value: 'N',
      active_yn: 'N',
    })
    expect([await displayed(), await status()]).toEqual(['N', 'SERVICE_CLOSED'])
    await save('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK', { setting_value: 'Y' })
    expect([await displayed(), await status()]).toEqual(['Y', 'NOT_FOUND'])
  })
  it('reject an invalid value at its field', async () => {
    const wrong = async (code: string, more: object) => {
      const { body } = await save(code, more)
      return body.issues?.[0] && [body.issues[0].path, body.issues[0].message]
    }
    expect(await wrong('MEDICAL_MAX', { setting_value: 'much' })).toEqual(['setting_value', 'Write digits only.'])
    expect(await wrong('OTP_LENGTH', { setting_value: '12' })).toEqual([
      'setting_value',
      'Write a number from 4 to 8 digits.',
    ])
    expect(await wrong('RAISE_RETURN_FROM', { setting_value: '2026-02-30' })).toEqual([
      'setting_value',
      expect.stringContaining('does not exist'),
    ])
    expect(await wrong('CALL_CENTRE_ABROAD', { setting_value: 'call us' })).toEqual([
      'setting_value',
      expect.stringContaining('digits'),
    ])
    expect(await wrong('APP_STATUS_CHECK_HIDDEN_MODULES', { setting_value: 'gms,nothing' })).toEqual([
      'setting_value',
      'There is no service called nothing.',
    ])
    expect(await wrong('MAINTENANCE', { setting_value: 'perhaps' })).toEqual(['setting_value', 'Choose on or off.'])
    expect(await wrong('MAINTENANCE', { setting_value: 'N', active_yn: 'Y' })).toEqual([
      'setting_value',
      expect.stringContaining('the same'),
    ])
    expect(await wrong('MEDICAL_MAX', { active_yn: 'N' })).toEqual([
      'active_yn',
      expect.stringContaining('cannot be switched off'),
    ])
    expect(await wrong('MEDICAL_MAX', { setting_value: '1', valid_from: addDays(today(), -1) })).toEqual([
      'valid_from',
      'Choose today or a later day.',
    ])
    expect(await wrong('NO_SUCH_CODE', { setting_value: '1' })).toEqual(['setting_code', 'Choose one from the list.'])
    expect(await wrong('INSURANCE_MIN_AGE', { setting_value: '60' })).toEqual([
      'setting_value',
      '“Insurance maximum age” is 55; this may not be more.',
    ])
  })
  it('can be scheduled for a later day, are listed as scheduled and can be cancelled', async () => {
    const from = addDays(today(), 30)
    const { data } = (await save('BURIAL_AMOUNT', { setting_value: '40,000', valid_from: from })).body
    expect([data.setting_value, data.coming]).toEqual([
      '35000',
      [{ setting_value: '40000', active_yn: 'Y', valid_from: from }],
    ])
    const stale = await portal.request('DELETE', `/general-settings/BURIAL_AMOUNT/${from}?revision=0`, undefined, {
      token,
    })
    expect(stale.body.code).toBe('VERSION_CONFLICT')
    const revoked = await portal.request(
      'DELETE',
      `/general-settings/BURIAL_AMOUNT/${from}?revision=${data.revision}`,
      undefined,
      { token },
    )
    expect(revoked.body.data.coming).toEqual([])
    const gone = await portal.request('DELETE', `/general-settings/BURIAL_AMOUNT/${from}`, undefined, { token })
    expect(gone.body.code).toBe('NOT_FOUND')
    expect(
      (await portal.request('DELETE', '/general-settings/BURIAL_AMOUNT/2000-01-01', undefined, { token })).body.code,
    ).toBe('NOT_FOUND')
    expect(await history('BURIAL_AMOUNT')).toMatchObject([
      { act: 'revoked', from: { setting_value: '40000' }, to: null, validFrom: from },
      {
        act: 'changed',
        actorName: 'Admin Demo',
        from: { setting_value: '35000' },
        to: { setting_value: '40000' },
        validFrom: from,
      },
    ])
  })
  it('take effect on their day', async () => {
    const day = (days: number) => addDays(today(), days)
    await save('APPEAL_DAYS', { setting_value: '40', valid_from: day(1) })
    const row = portal.db
      .updateTable('general_setting')
      .where('code', '=', 'APPEAL_DAYS')
      .where('valid_from', '=', day(1))
    await row.set({ valid_from: today() }).execute()
    expect(await find('APPEAL_DAYS')).toMatchObject({ setting_value: '40', valid_from: today(), coming: [] })
  })
  it('reject a stale edit', async () => {
    const { revision } = await find('GCR_DAYS')
    const both = await Promise.all(['31', '32'].map((setting_value) => save('GCR_DAYS', { setting_value, revision })))
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    const stored = await find('GCR_DAYS')
    const again = await save('GCR_DAYS', { setting_value: stored.setting_value, revision: stored.revision })
    // Saving the same value again is no change and adds no history.
    expect([again.code, again.body.data.revision, (await history('GCR_DAYS')).length]).toEqual([
      200,
      stored.revision,
      1,
    ])
  })
})

describe('maintenance mode', () => {
  it('is announced two weeks before its day, and no longer once it is cancelled', async () => {
    const planned = async () => (await portal.get('/pub/app-settings')).body.data.maintenanceOn
    const told = async (login: string) =>
      JSON.stringify((await portal.get('/dashboard', { token: await portal.tokenOf(login) })).body.data.messages)
    const [soon, later] = [addDays(today(), 14), addDays(today(), 15)]
    await save('MAINTENANCE', { active_yn: 'Y', valid_from: later })
    expect(await planned()).toBeNull()
    await save('MAINTENANCE', { active_yn: 'Y', valid_from: soon })
    expect(await planned()).toBe(soon)
    const { maintenanceNotice } = (await portal.get('/pub/app-settings')).body.data
    expect(maintenanceNotice.en).toMatch(/^From .* the portal will be under maintenance/)
    expect(await told('01700000001')).toContain('the portal will be under maintenance')
    expect(await told('so.edu@demo.wewb')).not.toContain('maintenance')
    for (const day of [soon, later])
      await portal.request('DELETE', `/general-settings/MAINTENANCE/${day}`, undefined, { token })
    expect([await planned(), await told('01700000001')]).toEqual([null, expect.not.stringContaining('maintenance')])
  })

  it('permits reading for the public and work for staff, and rejects log-ins and writes of others', async () => {
    const applicant = await portal.tokenOf('01700000001')
    const names = { fullNameEn: 'Rahima Begum', fullNameBn: 'রহিমা বেগম', language: 'bn' }
    const write = () => portal.request('PUT', '/profile', names, { token: applicant, language: 'en' })
    expect((await write()).code).toBe(200)
    await save('MAINTENANCE', { active_yn: 'Y' })
    expect((await portal.get('/pub/app-settings')).body.data).toMatchObject({
      maintenanceYn: 'Y',
      maintenanceNotice: { en: expect.stringContaining('The portal is under maintenance') },
    })
    const refused = await write()
    expect([refused.code, refused.body.code, refused.body.message]).toEqual([
      503,
      'MAINTENANCE',
      expect.stringContaining('maintenance'),
    ])
    expect((await portal.get('/profile', { token: applicant })).code).toBe(200)
    expect((await portal.logIn('01700000001')).body.code).toBe('MAINTENANCE')
    expect((await portal.logIn('01700000001', 'wrong')).body.code).toBe('INVALID_CREDENTIALS')
    expect((await portal.logIn('so.edu@demo.wewb')).code).toBe(200)
    const form = complaintForm('complaint', { ...bribeComplaint, ...(await portal.newCaptcha()) })
    expect((await portal.post('/pub/complaints', form.payload, { headers: form.headers })).body.code).toBe(
      'MAINTENANCE',
    )
    await save('MAINTENANCE', { active_yn: 'N' })
    expect((await write()).code).toBe(200)
  })
})
