import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RetentionKind } from '@wewb/domain/administration/retention'
import { garbageCollectFiles } from '#maintenance/garbage-collect-files.ts'
import { enterUnderCurrentRules } from '#casework/claims/refill-claims.ts'
import { loadLedgerRules } from '#casework/claims/prepare-claim.ts'
import { bribeComplaint, complaintForm } from '#content/complaints/complaint-client.test.support.ts'
import { createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { oldApplications } from './old-applications.test.support.ts'
import { admin, director, path, reason, retentionClient } from './retention-client.test.support.ts'
import { runRemoval } from './run-removal.ts'

let portal: TestPortal
let real: string
let old: ReturnType<typeof oldApplications>
const owner = '01700000001'
const { send, list, ruleOf, runOf, setYears, propose, decide } = retentionClient(() => portal)
/** Proposes, approves and waits for the job. */
async function remove(kind: RetentionKind, years = 3) {
  await setYears(kind, years)
  expect((await propose(kind)).code).toBe(200)
  const { runId } = await runOf(kind)
  expect((await decide(runId)).code).toBe(200)
  // The job removes the documents; the others need not wait for it.
  if (kind !== 'documents') await runRemoval(portal, runId)
  await eventually(async () => (await runOf(kind)).state === 'DONE')
  return await runOf(kind)
}
beforeAll(async () => {
  portal = await startTestPortal()
  old = oldApplications(portal)
  real = await submitApplicationAs(portal, owner)
  const refused = { state: 'rejected', status: 'REJECTED', approval_status: -2, desk: null, since: '2015-05-01' }
  await portal.db.updateTable('application').set(refused).where('no', '=', real).execute()
  await portal.db
    .updateTable('claim')
    .set({ state: 'RELEASED' })
    .where('application_id', '=', await old.idOf(real))
    .execute()
})
afterAll(() => portal.stop())

describe('a retention rule', () => {
  it('is off until an administrator sets its years; then the preview counts what it covers, oldest first', async () => {
    expect(
      (await list()).rules.map(({ years, preview }: { years: number; preview: null }) => [years, preview]),
    ).toEqual(Array.from({ length: 5 }, () => [0, null]))
    expect((await propose('documents')).body.code).toBe('RETENTION_OFF')
    await old.insertRefused('EDU-2015-000001')
    await setYears('documents', 3)
    const { preview } = await ruleOf('documents')
    expect(preview).toMatchObject({ count: 2, oldest: '2015-05-01', examples: [real, 'EDU-2015-000001'] })
    const unasked = (await send(admin, 'GET', path)).body.data.rules[0]
    expect(unasked).toEqual({ kind: 'documents', years: 3, preview: null })
  })

  it('never covers what is recent, under appeal, claimed, unpaid, unreconciled or under a legal hold', async () => {
    const found = async () => (await ruleOf('documents')).preview.examples as string[]
    await old.insertRefused('EDU-2015-000010', { since: new Date().toISOString().slice(0, 10) })
    await old.insertRefused('EDU-2015-000011', { state: 'appealed', desk: 'appeal-director' })
    await old.insertRefused('EDU-2015-000012', { returns_to: 'section' })
    const claimed = await old.insertRefused('EDU-2015-000013')
    const { fingerprint: rules } = await loadLedgerRules(portal.db, 'edu-allowance')
    const claim = { application_id: claimed, service: 'edu-allowance', rules, state: 'CLAIMED' as const }
    await portal.db.insertInto('claim').values(claim).execute()
    for (const [no, state] of [
      ['EDU-2015-000014', 'DUE'],
      ['EDU-2015-000019', 'HOLD'],
    ] as const) {
      const instalment = { application_id: await old.insertRefused(no), no: 1, year: 2016, amount: '1000', state }
      await portal.db.insertInto('instalment').values(instalment).execute()
    }
    const queued = await old.insertRefused('EDU-2015-000015')
    await sql`insert into payment (application_id, instalment_no, attempt, module, fiscal_year, state, amount,
      approved_on, queued_on) values (${queued}, 1, 1, 'edu-allowance', '2015-16', 'QUEUED', 10, '2015-06-01',
      '2015-06-01')`.execute(portal.db)
    await old.insertRefused('EDU-2015-000016', { case_id: queued })
    expect((await found()).toSorted()).toEqual(['EDU-2015-000001', 'EDU-2015-000016', real].toSorted())
    // A member of its case is still open.
    await old.insertRefused('EDU-2015-000017', { case_id: queued, status: 'UNDER_REVIEW', state: 'pending' })
    expect((await found()).toSorted()).toEqual(['EDU-2015-000001', real].toSorted())
    // Paid, and the bank has not answered for the whole batch.
    const paid = await old.insertRefused('EDU-2015-000018')
    await sql`with batch as (
        insert into payment_batch (no, module, fiscal_year, state, count, total, made_by, made_at, authorised_by,
          authorised_at, advice_no, advice_date, layout, sent_at)
        select 'PB-1', 'edu-allowance', '2015-16', 'RETURNED', 1, 10, min(id), now(), max(id), now(), 'A-1',
          '2015-07-01', '{}', now() from account returning id)
      insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
        account_sealed, approved_on, queued_on, batch_id, serial, reference, sent_on, value_date, bank_reference)
      select ${paid}, ${paid}, 1, 1, 'edu-allowance', '2015-16', 'PAID', 10, '\\x00', '2015-06-01', '2015-06-01', id, 1,
        'R-1', '2015-07-01', '2015-07-02', 'B-1' from batch`.execute(portal.db)
    expect(await found()).not.toContain('EDU-2015-000018')
    const reconciled = portal.db.updateTable('payment_batch').set({ state: 'RECONCILED', reconciled_at: new Date() })
    await reconciled.where('no', '=', 'PB-1').execute()
    expect(await found()).toContain('EDU-2015-000018')
    expect((await send(admin, 'POST', `${path}/holds`, { no: 'EDU-2015-000018', reason })).code).toBe(200)
    await old.insertRefused('EDU-2015-000020', { case_id: paid })
    await old.insertRenewal('EDU-2015-000021', 'EDU-2015-000018')
    const hold = (body: object) => send(admin, 'POST', `${path}/holds`, body)
    expect((await hold({ no: 'EDU-2015-999999', reason })).code).toBe(404)
    expect((await hold({ no: 'EDU-2015-000001', reason: 'short' })).body.issues[0].path).toBe('reason')
    expect((await hold({ no: ' edu-2015-000001', reason })).code).toBe(200)
    expect((await hold({ no: 'EDU-2015-000001', reason })).body.code).toBe('ALREADY_EXISTS')
    expect(await found()).toEqual([real])
  })

  it('is carried out only after another person has approved it, with a reason, and both are recorded', async () => {
    for (const login of [owner, director, 'auditor@demo.wewb', 'so.edu@demo.wewb'])
      expect((await propose('documents', login)).code).toBe(403)
    expect((await send(admin, 'POST', `${path}/runs`, { kind: 'documents', reason: 'old' })).code).toBe(422)
    expect((await propose('documents')).code).toBe(200)
    expect((await propose('documents')).body.code).toBe('ALREADY_EXISTS')
    const { runId, foreseen, ownYn } = await runOf('documents')
    expect([foreseen, ownYn]).toEqual([1, 'Y'])
    expect((await decide(runId, admin)).code).toBe(403)
    // Not even with the permission, and the database refuses it too.
    await portal.db
      .insertInto('role_permission')
      .values({ role_id: 12, screen: 'data-retention', action: 'approve' })
      .execute()
    expect((await decide(runId, admin)).body.code).toBe('OWN_PROPOSAL')
    const own = portal.db
      .updateTable('retention_run')
      .set((eb) => ({ state: 'RUNNING', decided_by: eb.ref('proposed_by'), decided_at: new Date(), decision: reason }))
    await expect(own.where('id', '=', runId).execute()).rejects.toThrow('retention_run_two_persons')
    await runRemoval(portal, runId)
    expect(await old.documentsOf(real)).toBeGreaterThan(3)
    // The rule became longer since: the proposal is outdated.
    await setYears('documents', 5)
    expect((await decide(runId)).body.code).toBe('VERSION_CONFLICT')
    expect((await decide(runId, director, 'N')).code).toBe(200)
    expect((await decide(runId)).body.code).toBe('MOVE_NOT_OPEN')
  })
})

describe('an approved run', () => {
  it('removes documents of refused applications and their files, and nothing else', async () => {
    const run = await remove('documents')
    expect([run.done, await old.documentsOf(real), await old.documentsOf('EDU-2015-000001')]).toEqual([1, 0, 1])
    const application = await createTestApplicant(portal, await portal.tokenOf(owner)).get(real)
    expect(application['answers'].studentNameEn).toBe('RAHIMA KHATUN')
    const later = () => new Date(Date.now() + 8 * 24 * 3_600_000)
    expect(await garbageCollectFiles({ db: portal.db, files: portal.files, now: later })).toBeGreaterThan(1)
    const entries = await portal.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('subject', '=', `retention-run:${run.runId}`)
      .orderBy('id')
      .execute()
    expect(entries.map(({ event }) => event)).toEqual([
      'retention.proposed',
      'retention.approved',
      'retention.removed',
      'retention.done',
    ])
    expect(entries[2]?.detail).toEqual({ kind: 'documents', numbers: [real] })
  })

  it('leaves of an old application its number, decision, statistics and claims', async () => {
    const id = await old.idOf(real)
    const keys = () =>
      portal.db.selectFrom('claim_key').select(['rule', 'digest']).where('application_id', '=', id).execute()
    const before = await keys()
    expect(before.length).toBeGreaterThan(0)
    const move = { move: 'reject', from_state: 'pending', to_state: 'rejected', from_status: 1, to_status: -2 }
    const reply = { reasonCode: 'FALSE_INFO', note: 'Rahima was seen at work.' }
    const act = { ...move, application_id: id, on_day: '2015-05-01', reply: JSON.stringify(reply) }
    await portal.db.insertInto('application_act').values(act).execute()
    await old.insertRemarks(id)
    const counted = () =>
      portal.db.selectFrom('report_file').selectAll().where('application_id', '=', id).executeTakeFirstOrThrow()
    const statistics = await counted()
    expect(statistics).toMatchObject({ gender: 'FEMALE', born: expect.stringMatching(/^[0-9-]{10}$/) })
    expect((await remove('applications', 9)).done).toBe(1)
    expect(await counted()).toEqual(statistics)
    expect((await old.remarksOf(id)).join('')).toMatch(/^(- - - - - -){3}$/)
    const row = await portal.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'REJECTED', district: expect.any(String), name: null, answers_sealed: null })
    expect(row.answers).toMatchObject({ gender: 'FEMALE', applicationKind: 'NEW' })
    expect(JSON.stringify(row.answers)).not.toMatch(/rahima|khatun|রহিমা|[0-9]-[0-9]{2}-|017|A0/i)
    const acts = await portal.db.selectFrom('application_act').selectAll().where('application_id', '=', id).execute()
    expect(acts.map(({ move, note, reply_sealed, reply }) => [move, note, reply_sealed, reply])).toEqual([
      ['submit', '', null, {}],
      ['reject', '', null, { reasonCode: 'FALSE_INFO' }],
    ])
    // New rules of the ledger must not read the keys from answers that are gone.
    await portal.db.updateTable('claim').set({ rules: 'older' }).where('application_id', '=', id).execute()
    const ledger = await loadLedgerRules(portal.db, 'edu-allowance')
    await portal.db.transaction().execute((tx) => enterUnderCurrentRules(tx, portal, ledger))
    expect(await keys()).toEqual(before)
    for (const login of [owner, 'so.edu@demo.wewb'])
      expect((await send(login, 'GET', `/applications/${real}`)).body.data).toMatchObject({ applicantName: '' })
  })

  it('goes on after the last slice when the portal ended, and stops when somebody stops it', async () => {
    for (let no = 1; no <= 5; no += 1) await old.insertRefused(`EDU-2014-00000${no}`, { since: '2014-01-01' })
    const size = { limit: 2, window: 1000 }
    await setYears('documents', 3)
    await propose('documents')
    const { runId } = await runOf('documents')
    const set = (changes: object) =>
      portal.db.updateTable('retention_run').set(changes).where('id', '=', runId).execute()
    const decider = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', director)
      .executeTakeFirst()
    await set({ state: 'RUNNING', decided_by: decider?.id, decided_at: new Date(), decision: reason })
    let slices = 0
    const crashing = {
      ...portal,
      db: new Proxy(portal.db, {
        get: (db, name) => {
          if (name !== 'transaction') return Reflect.get(db, name) as unknown
          slices += 1
          if (slices > 2) throw new Error('The portal ended.')
          return db.transaction.bind(db)
        },
      }),
    }
    await expect(runRemoval(crashing, runId, size)).rejects.toThrow('The portal ended.')
    expect(await runOf('documents')).toMatchObject({ state: 'RUNNING', done: 4, foreseen: 5 })
    expect((await send(director, 'POST', `${path}/runs/${runId}/stop`, { reason })).code).toBe(200)
    await runRemoval(portal, runId, size)
    expect(await runOf('documents')).toMatchObject({ state: 'STOPPED', done: 4 })
    await set({ state: 'RUNNING', ended_at: null })
    await runRemoval(portal, runId, { limit: 2, window: 3 })
    expect(await runOf('documents')).toMatchObject({ state: 'DONE', done: 5 })
  })

  it('empties closed complaints, calls and messages, whose statistics stay', async () => {
    const form = complaintForm('complaint', { ...bribeComplaint, ...(await portal.newCaptcha()) })
    const posted = await portal.post('/pub/complaints', form.payload, { headers: form.headers })
    expect(posted.code).toBe(200)
    const longAgo = new Date('2015-01-01T06:00:00Z')
    const closed = { state: 'RESOLVED' as const, desk: 'NOBODY' as const, closed_on: '2015-01-01' }
    await portal.db.updateTable('complaint').set(closed).execute()
    expect((await remove('complaints')).done).toBeGreaterThan(0)
    const complaint = await portal.db.selectFrom('complaint').selectAll().executeTakeFirstOrThrow()
    expect([complaint.subject, complaint.answers, complaint.mobile_index.length]).toEqual(['', {}, 0])
    expect(complaint.type).not.toBe('')
    expect(await portal.db.selectFrom('complaint_attachment').select('id').execute()).toEqual([])
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', admin)
      .executeTakeFirstOrThrow()
    const call = {
      agent_id: id,
      phone_masked: '017*****678',
      phone_index: randomBytes(32),
      reason: 'STATUS',
      note: 'Asked.',
    }
    await portal.db
      .insertInto('call_log')
      .values([{ ...call, at: longAgo }, call])
      .execute()
    expect((await remove('calls')).done).toBe(1)
    const calls = await portal.db
      .selectFrom('call_log')
      .select(['reason', 'note', 'phone_masked'])
      .orderBy('at')
      .execute()
    expect(calls).toEqual([
      { reason: 'STATUS', note: '', phone_masked: '' },
      { reason: 'STATUS', note: 'Asked.', phone_masked: '017*****678' },
    ])
    const message = { channel: 'SMS' as const, recipient: '01712345678', template: 'APPROVED', language: 'en' as const }
    await portal.db
      .insertInto('message')
      .values([
        { ...message, body: 'Sent', state: 'sent', created_at: longAgo },
        { ...message, body: 'Waits', state: 'queued', created_at: longAgo },
        { ...message, body: 'Held', state: 'sent', created_at: longAgo, file_no: 'EDU-2015-000001' },
      ])
      .execute()
    expect((await remove('messages')).done).toBe(1)
    const messages = portal.db.selectFrom('message').select(['recipient', 'body']).where('created_at', '=', longAgo)
    expect(await messages.orderBy('id').execute()).toEqual([
      { recipient: '', body: '' },
      { recipient: '01712345678', body: 'Waits' },
      { recipient: '01712345678', body: 'Held' },
    ])
  })
})

describe('a legal hold', () => {
  it('is released by another person only, and the rule then covers the number', async () => {
    const { holdId, no } = (await list()).holds[0]
    const release = (login: string) => send(login, 'POST', `${path}/holds/${holdId}/release`, { reason })
    expect([no, (await release(admin)).body.code]).toEqual(['EDU-2015-000001', 'OWN_PROPOSAL'])
    expect((await release(director)).code).toBe(200)
    expect((await list()).holds.map((hold: { no: string }) => hold.no)).toEqual(['EDU-2015-000018'])
    expect((await ruleOf('documents')).preview.examples).toEqual(['EDU-2015-000001'])
  })
})
