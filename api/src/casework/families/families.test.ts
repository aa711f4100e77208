import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { exampleFamilyProfile } from '@wewb/domain/casework/family/example-profile'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import { createTestApplicant, bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { deleteExpiredRows } from '#maintenance/expired-row-queries.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let amena: Person
let stranger: Person
beforeAll(async () => {
  portal = await startTestPortal()
  amena = personOf(await portal.tokenOf('01700000001'))
  stranger = personOf(await portal.tokenOf('01700000002'))
})
afterAll(() => portal.stop())

type Person = ReturnType<typeof personOf>
function personOf(token: string) {
  const applicant = createTestApplicant(portal, token)
  const { send } = applicant
  const profile = async () => bodyOf(await send('GET', '/family-profile')).data
  const saveStep = async (step: string, answers: Answers, revision?: number) =>
    await send('PUT', `/family-profile/steps/${step}`, { answers, revision: revision ?? (await profile())['revision'] })
  const put = async (field: string, bytes: Buffer) => {
    const { payload, headers } = multipartForm(field, bytes, 'paper.jpg')
    return await send('POST', '/family-profile/documents', payload, headers)
  }
  const take = (no: string, field: string, documentId: string) =>
    send('POST', `/applications/${no}/documents/from-box`, { field, documentId })
  return { ...applicant, profile, saveStep, put, take }
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dde' } })
    .jpeg()
    .toBuffer()
const stepOf = (id: string, all: Answers = exampleFamilyProfile): Answers =>
  Object.fromEntries(
    (familyProfile.steps.find((step) => step.id === id)?.fields ?? []).map((field) => [field.id, all[field.id]]),
  )
const withoutDocuments = {
  ...exampleFamilyProfile,
  banks: [{ ...(exampleFamilyProfile['banks'] as Answers[])[0], chequeCopy: undefined }],
}
const everyStep = ['me', 'worker', 'spouse', 'children', 'nominee', 'addresses', 'bank', 'passports']
const secrets = ['1234567890', '9876543210', 'A01234567', '20091234567890123', '0012345678901', '1122334455']
const rawRows = async () => JSON.stringify(await portal.db.selectFrom('family_profile').selectAll().execute())
const events = async (event: string) =>
  await portal.db.selectFrom('audit').select(['actor', 'subject', 'detail']).where('event', '=', event).execute()

describe('family profile', () => {
  it('starts with data of the account, and stores nothing before a save', async () => {
    const { answers, revision, definition } = await amena.profile()
    expect(answers).toEqual({ nameEn: 'Rahima Begum', mobile: '01700000001' })
    expect([revision, definition.steps.length]).toEqual([0, familyProfile.steps.length])
    expect(await rawRows()).toBe('[]')
  })

  it('is saved step by step, presented with names, with sensitive numbers encrypted', async () => {
    for (const step of everyStep)
      expect(
        await amena.saveStep(step, JSON.parse(JSON.stringify(stepOf(step, withoutDocuments))) as Answers),
      ).toMatchObject({ code: 200, body: { data: { issues: [] } } })
    const { answers, lists, revision } = await amena.profile()
    expect(answers).toMatchObject({
      nid: '1234567890',
      children: exampleFamilyProfile['children'],
      permanent: exampleFamilyProfile['permanent'],
      workerPassportNo: 'A01234567',
    })
    expect(answers.banks[0].accountNumber).toBe('0012345678901')
    expect(lists['district:44'].en).toBe('Tangail')
    expect(revision).toBe(everyStep.length)
    const raw = await rawRows()
    expect(raw).toContain('AMENA BEGUM')
    for (const secret of secrets) expect(raw).not.toContain(secret)
    for (const secret of secrets) expect(raw).not.toContain(Buffer.from(secret).toString('hex'))
  })

  it('stores invalid answers with their issues, and drops unasked ones', async () => {
    const { body } = await amena.saveStep('me', { ...stepOf('me'), nid: '12', nowhere: 'x' })
    expect(body.data.issues).toMatchObject([{ path: 'nid', code: 'not-an-nid' }])
    expect((await amena.profile())['answers']).not.toHaveProperty('nowhere')
    await amena.saveStep('me', stepOf('me'))
  })

  it('lets one of two concurrent windows save', async () => {
    const { revision } = await amena.profile()
    expect((await amena.saveStep('spouse', stepOf('spouse'), revision - 1)).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { revision },
    })
    const both = await Promise.all(
      ['ONE', 'TWO'].map((name) => amena.saveStep('spouse', { ...stepOf('spouse'), spouseNameEn: name }, revision)),
    )
    expect(both.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 409]))
    const first = await Promise.all([1, 2].map(() => stranger.saveStep('me', { nameEn: 'ABDUL' }, 0)))
    expect(first.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 409]))
    await amena.saveStep('spouse', stepOf('spouse'))
  })

  it('audits changes without values, and nothing for an unchanged save', async () => {
    const before = (await events('family.saved')).length
    await amena.saveStep('spouse', stepOf('spouse'))
    const after = await events('family.saved')
    expect(after.length).toBe(before)
    for (const secret of [...secrets, 'AMENA']) expect(JSON.stringify(after)).not.toContain(secret)
  })

  it('belongs to its owner: applicants see their own, staff have none, visitors must log in', async () => {
    expect((await stranger.profile())['answers']).toEqual({ nameEn: 'ABDUL' })
    const { documentId } = bodyOf(await amena.put('nidCopy', await picture(900, 700))).data
    const staff = await Promise.all(
      ['so.edu@demo.wewb', 'admin@demo.wewb', 'auditor@demo.wewb', 'callcentre@demo.wewb'].map((login) =>
        portal.tokenOf(login),
      ),
    )
    for (const person of staff.map(personOf)) {
      expect((await person.send('GET', '/family-profile')).code).toBe(403)
      expect((await person.saveStep('me', {}, 0)).code).toBe(403)
      expect((await person.send('GET', `/family-profile/documents/${documentId}`)).code).toBe(403)
      expect((await person.put('nidCopy', await picture(900, 700))).code).toBe(403)
    }
    expect((await portal.get('/family-profile')).code).toBe(401)
    expect((await stranger.send('GET', `/family-profile/documents/${documentId}`)).code).toBe(404)
    expect((await stranger.send('DELETE', `/family-profile/documents/${documentId}`)).code).toBe(404)
    expect((await amena.send('GET', `/family-profile/documents/${documentId}`)).code).toBe(200)
  })

  it('rejects requests that no browser sends', async () => {
    expect((await amena.saveStep('nowhere', {})).code).toBe(404)
    expect((await amena.send('PUT', '/family-profile/steps/me', { answers: {}, revision: 'x' })).code).toBe(400)
    expect(
      (await amena.send('PUT', '/family-profile/steps/me', { answers: {}, revision: 1, account_id: 2 })).code,
    ).toBe(400)
    expect((await amena.put('nameEn', await picture(900, 700))).code).toBe(404)
    expect((await amena.put('photo', await picture(900, 700))).body.issues).toMatchObject([
      { path: 'photo', code: 'wrong-pixels' },
    ])
    expect((await amena.send('GET', '/family-profile/documents/1')).code).toBe(400)
  })
})

describe('document of the vault', () => {
  it('is copied into an application without a second upload, byte by byte', async () => {
    const { documentId } = bodyOf(await amena.put('birthCertificate', await picture(900, 700))).data
    await amena.saveStep('documents', { birthCertificate: [documentId] })
    const no = await amena.start()
    const taken = await amena.take(no, 'birthOrNid', documentId)
    expect(taken).toMatchObject({
      code: 200,
      body: { data: { field: 'birthOrNid', fileName: 'paper.jpg', mediaType: 'image/jpeg', width: 900 } },
    })
    const used = bodyOf(taken).data['documentId']
    expect(used).not.toBe(documentId)
    const hashes = await portal.db
      .selectFrom('document')
      .innerJoin('family_document', 'family_document.sha256', 'document.sha256')
      .select('document.id')
      .where('family_document.id', '=', documentId)
      .execute()
    expect(hashes).toEqual([{ id: used }])
    expect(await events('document.added')).toContainEqual(
      expect.objectContaining({
        subject: `application:${no}`,
        detail: { document: used, field: 'birthOrNid', fromBox: documentId },
      }),
    )
    await amena.save(no, 'documents', { birthOrNid: [used] })

    // The application keeps its copy after the vault is emptied.
    expect((await amena.send('DELETE', `/family-profile/documents/${documentId}`)).code).toBe(200)
    expect((await amena.send('GET', `/family-profile/documents/${documentId}`)).code).toBe(404)
    expect((await amena.send('GET', `/applications/${no}/documents/${used}`)).code).toBe(200)
    await amena.send('DELETE', `/applications/${no}`)
  })

  it('is validated for its target question: type, size and pixels', async () => {
    const no = await amena.start()
    const { documentId } = bodyOf(await amena.put('nidCopy', await picture(900, 700))).data
    expect((await amena.take(no, 'photo', documentId)).body).toMatchObject({
      code: 'ANSWERS_INVALID',
      issues: [{ path: 'photo', code: 'wrong-pixels' }],
    })
    expect((await amena.take(no, 'rollNo', documentId)).code).toBe(404)
    expect((await amena.take(no, '../photo', documentId)).code).toBe(400)
    expect((await amena.take(no, 'photo', 'x')).code).toBe(400)
    const signature = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const signatureId = bodyOf(await amena.put('signature', signature)).data['documentId']
    expect((await amena.take(no, 'photo', signatureId)).body.issues).toMatchObject([{ code: 'wrong-file' }])
    expect((await amena.take(no, 'signature', signatureId)).code).toBe(200)
    await amena.send('DELETE', `/applications/${no}`)
  })

  it('is available to its owner and their own open application only', async () => {
    const mine = bodyOf(await amena.put('nidCopy', await picture(900, 700))).data['documentId']
    const theirs = bodyOf(await stranger.put('nidCopy', await picture(900, 700))).data['documentId']
    const [no, other] = [await amena.start(), await stranger.start()]
    expect((await amena.take(no, 'birthOrNid', theirs)).code).toBe(404)
    expect((await amena.take(other, 'birthOrNid', mine)).code).toBe(404)
    expect((await personOf(await portal.tokenOf('so.edu@demo.wewb')).take(no, 'birthOrNid', mine)).code).toBe(403)
    await amena.send('DELETE', `/applications/${no}`)
    await stranger.send('DELETE', `/applications/${other}`)
  })

  it('is deleted by garbage collection when no answer refers to it', async () => {
    const stored = bodyOf(await amena.put('nidCopy', await picture(900, 700))).data['documentId']
    const loose = bodyOf(await amena.put('nidCopy', await picture(900, 700))).data['documentId']
    await amena.saveStep('documents', { nidCopy: [stored] })
    await portal.db
      .updateTable('family_document')
      .set({ created_at: new Date('2020-01-01') })
      .execute()
    await deleteExpiredRows(portal.db)
    expect((await amena.send('GET', `/family-profile/documents/${stored}`)).code).toBe(200)
    expect((await amena.send('GET', `/family-profile/documents/${loose}`)).code).toBe(404)
  })
})

describe('saving answers of an application', () => {
  it('stores the addresses and the account of a submitted application, with the cheque, once', async () => {
    const salma = personOf(await portal.tokenOf('01700000003'))
    const no = await salma.fillIn()
    const remember = () => salma.send('POST', '/family-profile/remember', { applicationNo: no })
    expect((await remember()).body.code).toBe('MOVE_NOT_OPEN')
    expect((await salma.submit(no)).code).toBe(200)
    const submitted = (await salma.get(no))['answers']
    expect(bodyOf(await remember()).data['added'].map(({ label }: { label: string }) => label)).toEqual([
      'Addresses',
      'Bank accounts',
    ])
    const { answers, documents, revision } = await salma.profile()
    expect(answers.present).toEqual(submitted.present)
    expect(answers.permanent).toEqual({ ...submitted.present })
    const { chequeCopy, ...account } = answers.banks[0]
    const { chequeCopy: sent, ...original } = submitted.bank
    expect(account).toEqual(original)
    expect(chequeCopy).not.toEqual(sent)
    expect(documents.map(({ documentId }: { documentId: string }) => documentId)).toEqual(chequeCopy)
    expect((await salma.send('GET', `/family-profile/documents/${chequeCopy[0]}`)).code).toBe(200)
    expect(bodyOf(await remember()).data).toEqual({ added: [], revision })
    expect((await events('family.remembered')).map(({ detail }) => detail)).toEqual([{ application: no }])
    expect(await rawRows()).not.toContain('0012345678901')
    expect((await amena.send('POST', '/family-profile/remember', { applicationNo: no })).code).toBe(404)
  })
})
