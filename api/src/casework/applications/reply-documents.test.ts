import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { example } from '@wewb/domain/services/definitions/dis-allowance/example'
import { deleteExpiredRows } from '#maintenance/expired-row-queries.ts'
import { createTestApplicant, bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

const logins = {
  amena: '01700000001',
  tangail: 'demo.tangail@demo.wewb',
  centre: 'wc.tangail@demo.wewb',
  cumilla: 'demo.cumilla@demo.wewb',
  section: 'so.edu@demo.wewb',
  auditor: 'auditor@demo.wewb',
  call: 'callcentre@demo.wewb',
}
let portal: TestPortal
let no: string
let photo: Buffer
const people: Record<string, ReturnType<typeof createTestApplicant>> = {}
const as = (name: keyof typeof logins) => people[name] as ReturnType<typeof createTestApplicant>
const used: string[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#8a9' } })
    .jpeg()
    .toBuffer()
  const services = bodyOf(await as('amena').send('GET', '/services')).data as unknown as {
    service: string
    setups: { setupId: number }[]
  }[]
  const setupId = services.find(({ service }) => service === 'dis-allowance')?.setups[0]?.setupId
  no = await fillInApplication(portal, await portal.tokenOf(logins.amena), disAllowance, example.answers, { setupId })
  await performMoves(portal, logins.amena, no, example.moves.slice(0, 1))
})
afterAll(() => portal.stop())

type Sending = { action?: string; field?: string; bytes?: Buffer; name?: string; type?: string }
const upload = async (
  who: keyof typeof logins,
  { action = 'forward', field = 'visitPhoto', bytes = photo, name, type }: Sending = {},
) => {
  const { payload, headers } = multipartForm(field, bytes, name, type)
  return await as(who).send('POST', `/applications/${no}/actions/${action}/documents`, payload, headers)
}
const sent = async (who: keyof typeof logins) => String(bodyOf(await upload(who)).data['documentId'])
const forward = async (who: keyof typeof logins, visitPhoto: string[]) => {
  const revision = await as(who).revisionOf(no)
  const reply = { ...example.moves[1]?.reply, visitPhoto }
  return await as(who).send('POST', `/applications/${no}/actions/forward`, { reply, revision })
}
const remove = (who: keyof typeof logins, id: string) =>
  as(who).send('DELETE', `/applications/${no}/actions/forward/documents/${id}`)
const open = (who: keyof typeof logins, id: string) => as(who).send('GET', `/applications/${no}/documents/${id}`)
const issuesOf = (answer: { body: unknown }) => bodyOf(answer).issues?.map(({ path }) => path)
const documentEvents = async (event: 'document.added' | 'document.opened' | 'document.removed') =>
  (await portal.db.selectFrom('audit').select('detail').where('event', '=', event).execute()).map(
    ({ detail }) => (detail as { document: string }).document,
  )

describe('photo for a reply', () => {
  it('is uploaded by the officers who may make the move, for that question only', async () => {
    const stored = await upload('tangail')
    expect([stored.code, bodyOf(stored).data['mediaType']]).toEqual([200, 'image/jpeg'])
    expect(await documentEvents('document.added')).toContain(bodyOf(stored).data['documentId'])
    expect(bodyOf(await upload('tangail', { field: 'visitNote' })).code).toBe('NOT_FOUND')
    expect(bodyOf(await upload('tangail', { field: 'childPhoto' })).code).toBe('NOT_FOUND')
    expect(bodyOf(await upload('tangail', { action: 'send-back' })).code).toBe('NOT_FOUND')
    expect(bodyOf(await upload('tangail', { action: 'approve' })).code).toBe('MOVE_NOT_OPEN')
    expect(bodyOf(await upload('tangail', { action: 'no-such-move' })).code).toBe('MOVE_NOT_OPEN')
  })

  it('is rejected from another office, another desk, and from the family', async () => {
    expect(bodyOf(await upload('cumilla')).code).toBe('NOT_FOUND')
    for (const who of ['section', 'auditor', 'amena'] as const)
      expect([who, bodyOf(await upload(who)).code]).toEqual([who, 'MOVE_NOT_OPEN'])
    expect((await portal.post(`/applications/${no}/actions/forward/documents`, {})).code).toBe(401)
    await as('tangail').send('POST', `/applications/${no}/take`)
    expect(bodyOf(await upload('centre')).code).toBe('FILE_TAKEN')
    await as('tangail').send('POST', `/applications/${no}/release`)
    expect((await upload('centre')).code).toBe(200)
  })

  it('is validated by its bytes, like the documents of a family', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    const hostile = [
      script,
      Buffer.from('MZ'.padEnd(400, 'x')),
      pdf,
      Buffer.concat([photo.subarray(0, 200), Buffer.from('<?php')]),
      Buffer.alloc(0),
    ]
    for (const bytes of hostile) {
      const refused = await upload('tangail', { bytes, name: 'visit.jpg' })
      expect([refused.code, issuesOf(refused)]).toEqual([422, ['visitPhoto']])
    }
  })

  it('is deleted only by its uploader', async () => {
    const id = await sent('tangail')
    for (const who of ['centre', 'section', 'amena', 'cumilla'] as const)
      expect([who, (await remove(who, id)).code]).toEqual([who, 404])
    expect((await as('tangail').send('DELETE', `/applications/${no}/documents/${id}`)).code).toBe(404)
    expect((await remove('tangail', id)).code).toBe(200)
    expect((await remove('tangail', id)).code).toBe(404)
    expect(await documentEvents('document.removed')).toContain(id)
  })
})

describe('move with photos', () => {
  it('is rejected without a photo, or with one that the officer did not upload for this reply', async () => {
    const child = (await as('amena').get(no))['answers'].childPhoto[0] as string
    for (const documents of [[], [child], [await sent('centre')], ['00000000-0000-4000-8000-000000000000']]) {
      const refused = await forward('tangail', documents)
      expect([refused.code, issuesOf(refused)]).toEqual([422, ['visitPhoto']])
    }
    expect((await as('tangail').get(no))['desk']).toBe('district')
  })

  it('is not available as a bulk action', async () => {
    for (const previewYn of ['Y', undefined]) {
      const rejection = await as('tangail').send('POST', '/desk/actions/forward', {
        applicationNos: [no],
        reply: {},
        ...(previewYn && { previewYn }),
      })
      expect(JSON.stringify(rejection.body)).toContain(
        'A photo or paper goes with this. Open the file and do it there.',
      )
    }
  })

  it('succeeds with the photos, which stay with the application', async () => {
    used.push(await sent('tangail'), await sent('tangail'))
    expect((await forward('tangail', used)).code).toBe(200)
    expect((await as('section').get(no))['desk']).toBe('section')
    expect(bodyOf(await upload('tangail')).code).toBe('MOVE_NOT_OPEN')
    expect(bodyOf(await remove('tangail', used[0] ?? '')).code).toBe('MOVE_NOT_OPEN')
  })
})

describe('photos of a reply', () => {
  it('are readable by the desks, and the access is audited', async () => {
    const file = await as('section').get(no)
    const photos = file['history'].at(-1).reply.find(({ label }: { label: string }) => label === 'Photos of the visit')
    expect(photos).toEqual({
      label: 'Photos of the visit',
      labelBng: 'পরিদর্শনের ছবি',
      text: 'Attached (2 pages)',
      textBng: 'সংযুক্ত (২ পৃষ্ঠা)',
      documents: used,
    })
    expect(file['documents'].map(({ documentId }: { documentId: string }) => documentId)).toEqual(
      expect.arrayContaining(used),
    )
    expect((await open('section', used[0] ?? '')).code).toBe(200)
    expect(await documentEvents('document.opened')).toContain(used[0])
  })

  it('are hidden from the family, from read-only staff and from the call centre', async () => {
    const own = await as('amena').get(no)
    for (const id of used) {
      expect((await open('amena', id)).code).toBe(404)
      expect((await open('cumilla', id)).code).toBe(404)
      expect((await open('auditor', id)).code).toBe(403)
      expect([403, 404]).toContain((await open('call', id)).code)
      for (const who of ['auditor', 'call'] as const) expect(JSON.stringify(await as(who).get(no))).not.toContain(id)
      expect(JSON.stringify(own)).not.toContain(id)
    }
    // The history tells an onlooker that there are photos, but not their ids.
    expect(JSON.stringify((await as('auditor').get(no))['history'])).toContain('Photos of the visit')
  })

  it('cannot be used as a document of the form', async () => {
    const revision = await as('section').revisionOf(no)
    const reply = { fieldsToCorrect: ['childPhoto'], note: 'Please send the photo again.', dueOn: '2099-01-01' }
    expect((await as('section').send('POST', `/applications/${no}/actions/send-back`, { reply, revision })).code).toBe(
      200,
    )
    const { answers } = await as('amena').get(no)
    const saved = await as('amena').save(no, 'documents', { ...pick(answers, 'documents'), childPhoto: [used[0]] })
    expect(bodyOf(saved).data['issues'].map(({ path }: { path: string }) => path)).toEqual(['childPhoto'])
  })

  it('survive garbage collection, unlike unreferenced ones', async () => {
    const listed = async () =>
      (await portal.db.selectFrom('document').select('id').where('path', 'like', 'reply-%').execute()).map(
        ({ id }) => id,
      )
    await deleteExpiredRows(portal.db)
    expect((await listed()).length).toBeGreaterThan(used.length)
    await portal.db
      .updateTable('document')
      .set({ created_at: new Date('2020-01-01') })
      .where('path', 'like', 'reply-%')
      .execute()
    await deleteExpiredRows(portal.db)
    expect((await listed()).toSorted()).toEqual(used.toSorted())
  })
})

const pick = (answers: Record<string, unknown>, step: string) =>
  Object.fromEntries(
    (disAllowance.steps.find(({ id }) => id === step)?.fields ?? []).map(({ id }) => [id, answers[id]]),
  )
