import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { messageGroups } from '@wewb/domain/messaging/message-triggers'
import { templates } from '@wewb/domain/messaging/templates'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { notify } from './notify.ts'
import { isFull } from '@wewb/tests/test-size.ts'

const [first, ...others] = catalogue
const service = first ?? expect.fail()
const ownWords = { bn: 'আপনার {service} {ref} আমরা পেয়েছি।', en: 'We have your {service} {ref}.' }
const ownCode = `SUBMITTED:${service.id}`

let portal: TestPortal
let admin: string
let auditor: string
beforeAll(async () => {
  portal = await startTestPortal({}, [{ ...service, messages: { SUBMITTED: ownWords } }, ...others])
  admin = await portal.tokenOf('admin@demo.wewb')
  auditor = await portal.tokenOf('auditor@demo.wewb')
})
afterAll(() => portal.stop())

type Template = Record<
  'code' | 'group' | 'subject' | 'subjectBng' | 'text' | 'textBng' | 'changedYn' | 'editableYn',
  string
> & {
  revision: number
  original: object
}
const list = async (): Promise<Template[]> =>
  (await portal.get('/message-templates', { token: auditor })).body.data.list
const find = async (code: string) => (await list()).find((one) => one.code === code) ?? expect.fail(code)
const wordsOf = ({ subject, subjectBng, text, textBng }: Template) => ({ subject, subjectBng, text, textBng })
const save = (code: string, words: object, token = admin) =>
  portal.request('PUT', `/message-templates/${code}`, words, { token })
const test = (code: string, body: object, language: 'bn' | 'en' = 'en') =>
  portal.post(`/message-templates/${code}/test`, body, { token: admin, language })

/** Returns the text that a recipient of this message would read now. */
async function present(
  template: keyof typeof templates,
  own?: { service: string; words: { bn: string; en: string } },
): Promise<string> {
  await portal.db.transaction().execute((tx) =>
    notify(tx, portal.jobs, {
      to: { type: 'MOBILE', value: '01712345678' },
      language: 'en',
      template,
      values: { ref: 'EDU-2026-000001', service: service.title, date: 'today' },
      serviceText: own,
    }),
  )
  const row = await portal.db.selectFrom('message').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.body
}

describe('list of message templates', () => {
  it('has every template of the portal, and those of services with their own text', async () => {
    const listed = await list()
    expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining([...Object.keys(templates), ownCode]))
    expect(new Set(listed.map(({ code }) => code)).size).toBe(listed.length)
    expect(listed.every(({ group }) => group in messageGroups)).toBe(true)
    expect(await find(ownCode)).toMatchObject({
      text: ownWords.en,
      textBng: ownWords.bn,
      editableYn: 'Y',
      group: 'own',
    })
  })
  it('shows the texts of a grant programme, which are edited in its builder', async () => {
    const programme = (await list()).find(({ code }) => /:gms-\d+$/.test(code))
    if (!programme) throw new Error('no programme has words of its own')
    expect(programme.editableYn).toBe('N')
    expect((await save(programme.code, { ...wordsOf(programme), revision: 0 })).body.code).toBe('NO_PERMISSION')
  })
  it('is readable with access to the settings, and editable with their edit permission', async () => {
    const applicant = await portal.tokenOf('01700000001')
    expect((await portal.get('/message-templates', { token: applicant })).code).toBe(403)
    const words = { ...wordsOf(await find('REJECTED')), revision: 0 }
    expect((await save('REJECTED', words, auditor)).code).toBe(403)
    expect(
      (
        await portal.post(
          '/message-templates/REJECTED/test',
          { ...words, to: '01712345678', language: 'bn' },
          { token: auditor },
        )
      ).code,
    ).toBe(403)
  })
})

describe('custom text', () => {
  it('is used from the next message on, until it is reset to the default', async () => {
    const before = await find('FORWARDED')
    const changed = { ...wordsOf(before), text: 'File {ref} went to Dhaka.', textBng: 'নথি {ref} ঢাকায় গেছে।' }
    const saved = await save('FORWARDED', { ...changed, revision: before.revision })
    expect([saved.code, saved.body.data]).toEqual([
      200,
      expect.objectContaining({ ...changed, changedYn: 'Y', revision: 1, changedBy: expect.any(String) }),
    ])
    expect(await present('FORWARDED')).toBe('File EDU-2026-000001 went to Dhaka.')
    const back = await portal.request('DELETE', '/message-templates/FORWARDED?revision=1', undefined, { token: admin })
    expect(back.body.data).toMatchObject({ ...wordsOf(before), changedYn: 'N', revision: 2 })
    expect(await present('FORWARDED')).toBe('Application EDU-2026-000001 was verified and sent to head office. -WEWB')
  })
  it('overrides a service separately from others', async () => {
    await save(ownCode, { ...wordsOf(await find(ownCode)), text: 'Own {ref}.', revision: 0 })
    expect(await present('SUBMITTED', { service: service.id, words: ownWords })).toBe('Own EDU-2026-000001.')
    expect(await present('SUBMITTED', { service: 'gms-9', words: ownWords })).toContain('We have your')
    expect(await present('SUBMITTED')).toContain('is received')
  })
  it('is rejected at its field for an unknown placeholder, a missing required one, or an empty text', async () => {
    const words = wordsOf(await find('RETURNED'))
    const refused = await save('RETURNED', {
      ...words,
      textBng: `${words.textBng} {nid}`,
      text: 'Correct it.',
      subject: ' ',
      revision: 0,
    })
    expect(refused.code).toBe(422)
    expect(refused.body.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['textBng', 'rule'],
      ['subject', 'required'],
      ['text', 'rule'],
    ])
    expect((await find('RETURNED')).changedYn).toBe('N')
  })
  it('is plain text for any input', async () => {
    const words = wordsOf(await find('REMINDER'))
    await save('REMINDER', { ...words, subject: 'One\r\nBcc: x@y.zz', text: '<b>{ref}</b> $1 {date}', revision: 0 })
    expect((await find('REMINDER')).subject).toBe('One Bcc: x@y.zz')
    expect(await present('REMINDER')).toBe('<b>EDU-2026-000001</b> $1 today')
  })
  it('rejects the second of two concurrent edits with the newer revision', async () => {
    const { revision, ...template } = await find('APPROVED')
    const words = wordsOf({ ...template, revision })
    const both = await Promise.all(['One', 'Two'].map((subject) => save('APPROVED', { ...words, subject, revision })))
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 409]))
    expect(both.find(({ code }) => code === 409)?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { revision: 1 },
    })
  })
  it('is audited with the previous text', async () => {
    const rows = await portal.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', 'template:FORWARDED')
      .orderBy('id')
      .execute()
    expect(rows.map(({ event }) => event)).toEqual(['template.changed', 'template.restored'])
    expect(rows[0]?.detail).toMatchObject({
      changes: { text: { from: templates.FORWARDED.text.en, to: 'File {ref} went to Dhaka.' } },
    })
  })
})

describe('test message', () => {
  it('is marked, has the example values and the typed text, and belongs to no application', async () => {
    const words = wordsOf(await find('APPROVED_CASE'))
    const sent = await test('APPROVED_CASE', {
      ...words,
      text: 'New words on {ref}: {amount}',
      to: '০১৮১২৩৪৫৬৭৮',
      language: 'en',
    })
    expect(sent.body.data).toEqual({
      sentTo: '018*****678',
      channel: 'SMS',
      sent: '[TEST] New words on EDU-2026-000123: 35,000',
    })
    const row = await portal.db
      .selectFrom('message')
      .selectAll()
      .where('recipient', '=', '01812345678')
      .executeTakeFirstOrThrow()
    expect([row.is_test, row.body, row.template]).toEqual([true, sent.body.data.sent, 'APPROVED_CASE'])
    expect((await find('APPROVED_CASE')).changedYn).toBe('N')
    const [audited] = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'template.tested')
      .execute()
    expect(audited?.detail).toMatchObject({ to: '018*****678', language: 'en' })
  })
  it('is sent to an e-mail address, and rejected for an invalid recipient', async () => {
    const words = wordsOf(await find('APPROVED_CASE'))
    expect((await test('APPROVED_CASE', { ...words, to: 'a@example.com', language: 'bn' })).body.data).toMatchObject({
      channel: 'EMAIL',
    })
    const refused = await test('APPROVED_CASE', { ...words, text: '{x}', to: '12', language: 'bn' })
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(['to', 'text'])
    expect((await test('NO_SUCH', { ...words, to: '01812345678', language: 'bn' })).code).toBe(404)
  })
  it.runIf(isFull)('is rate-limited for each number', async () => {
    const strict = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
    try {
      const token = await strict.tokenOf('admin@demo.wewb')
      const { subject, text } = templates.MEMBER
      const body = {
        subject: subject.en,
        subjectBng: subject.bn,
        text: text.en,
        textBng: text.bn,
        to: '01812345678',
        language: 'bn',
      }
      const codes = []
      for (let n = 0; n < 6; n += 1)
        codes.push((await strict.post('/message-templates/MEMBER/test', body, { token })).code)
      expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await strict.stop()
    }
  })
})
