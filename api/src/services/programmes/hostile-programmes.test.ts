import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { loginTestUsers, minimalProgramme, minimalAnswers, type TestUsers } from './test-users.test.support.ts'
import { isFull } from '@wewb/tests/test-size.ts'

let portal: TestPortal
let people: TestUsers
let id: number
let revision: number
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
  id = await people.create(minimalProgramme)
})
afterAll(() => portal.stop())
beforeEach(async () => {
  revision = (await people.read(id))['revision']
})

// No request may change the draft.
afterEach(async () => {
  if ((await people.read(id))['revision'] !== revision) throw new Error('the draft was changed')
})

const send = (draft: unknown) => people.as('admin', 'PUT', `/gms/programs/${id}`, { draft, revision })
const codeOf = async (draft: unknown): Promise<number> => (await send(draft)).code
const first = minimalProgramme.sections[0] as (typeof minimalProgramme.sections)[0]
const withField = (field: object) => ({
  ...minimalProgramme,
  sections: [{ ...first, fields: [...first.fields, { id: 'q9', label: { bn: 'ক', en: 'A' }, ...field }] }],
})
const raw = async (payload: string) =>
  await people.as('admin', 'PUT', `/gms/programs/${id}`, payload, { 'content-type': 'application/json' })

describe('hostile draft', () => {
  it('cannot contain a prototype key', async () => {
    const draft = JSON.stringify(minimalProgramme)
    const poisoned = [
      `{"revision":${revision},"draft":${draft.replace('{', '{"__proto__":{"isPublic":true},')}}`,
      `{"revision":${revision},"draft":${draft.replace('{', '{"constructor":{"prototype":{"x":1}},')}}`,
      `{"revision":${revision},"draft":${draft.replace('"fields":[{', '"fields":[{"__proto__":{"optional":true},')}}`,
    ]
    for (const payload of poisoned) expect([400, 422]).toContain((await raw(payload)).code)
    expect(({} as { isPublic?: boolean }).isPublic).toBeUndefined()
    expect((await people.read(id))['revision']).toBe(revision)
  })
  it('finds no inherited name at any depth', async () => {
    for (const name of ['toString', 'constructor', 'valueOf', 'hasOwnProperty']) {
      for (const value of [[], '', {}, [{ [name]: [] }]]) {
        expect([name, value, await codeOf({ [name]: value })]).toEqual([name, value, 422])
        expect([name, value, await codeOf({ ...minimalProgramme, [name]: value })]).toEqual([name, value, 422])
        expect([name, value, await codeOf(withField({ kind: 'text', [name]: value }))]).toEqual([name, value, 422])
      }
      expect(await codeOf({ ...minimalProgramme, messages: { [name]: { bn: 'ক', en: 'A' } } })).toBe(422)
    }
  })
  it('cannot be deeply nested or endless', async () => {
    let deep: unknown = { field: 'q1', isFilled: true }
    for (let level = 0; level < 400; level += 1) deep = { not: deep }
    expect(await codeOf({ ...minimalProgramme, rules: [{ must: deep, otherwise: { bn: 'ক', en: 'A' } }] })).toBe(400)
    expect(await codeOf({ ...minimalProgramme, details: { bn: 'ক'.repeat(1_700_000), en: '' } })).toBe(413)
    expect(await codeOf({ ...minimalProgramme, details: { bn: 'ক'.repeat(6000), en: '' } })).toBe(422)
    const many = Array.from({ length: 301 }, (_, index) => ({
      kind: 'text',
      id: `q${index + 1}`,
      label: { bn: 'ক', en: 'A' },
    }))
    expect(await codeOf({ ...minimalProgramme, sections: [{ ...first, fields: many }] })).toBe(422)
    const options = Array.from({ length: 501 }, (_, index) => ({ value: String(index), label: { bn: 'ক', en: 'A' } }))
    expect(await codeOf(withField({ kind: 'choice', display: 'dropdown', options }))).toBe(422)
  })
  it('may be as long as a valid form of three hundred questions', async () => {
    const text = {
      bn: 'আপনার পরিবারের সদস্য কতজন, এবং তাঁরা কী করেন?'.repeat(8),
      en: 'How many are in your family, and what do they do?'.repeat(8),
    }
    const fields = Array.from({ length: 300 }, (_, index) => ({
      kind: 'text',
      id: `q${index + 1}`,
      label: text,
      hint: text,
    }))
    const other = await people.create(minimalProgramme)
    expect((await people.save(other, { ...minimalProgramme, sections: [{ ...first, fields }] })).code).toBe(200)
  })
  it('reports wrong types at their path', async () => {
    const wrong: [object, string][] = [
      [{ ...minimalProgramme, seats: '3' }, 'seats'],
      [{ ...minimalProgramme, isPublic: 'yes' }, 'isPublic'],
      [{ ...minimalProgramme, title: null }, 'title'],
      [{ ...minimalProgramme, sections: {} }, 'sections'],
      [{ ...minimalProgramme, budget: '1e9' }, 'budget'],
      [{ ...minimalProgramme, opensOn: '2026-1-1' }, 'opensOn'],
      [{ ...minimalProgramme, desks: [{ seat: 'minister', workingDays: 5 }] }, 'desks.0.seat'],
    ]
    for (const [draft, path] of wrong) expect((await send(draft)).body.issues[0].path).toBe(path)
    for (const nothing of [{}, { title: [] }, { '': '' }]) expect(await codeOf(nothing)).toBe(422)
    for (const shapeless of [null, [], 'x', 7]) expect(await codeOf(shapeless)).toBe(400)
    expect(await codeOf({ ...minimalProgramme, state: 'PUBLISHED' })).toBe(422)
    expect(
      (await people.as('admin', 'PUT', `/gms/programs/${id}`, { draft: minimalProgramme, revision: '1' })).code,
    ).toBe(400)
  })
  it('cannot use facts about people, nor set values of the portal', async () => {
    expect(await codeOf(withField({ kind: 'text', prefill: 'member.passportNo' }))).toBe(422)
    expect(await codeOf(withField({ kind: 'text', fixed: 'applicant.nid' }))).toBe(422)
    expect(await codeOf(withField({ kind: 'text', confirmedBy: 'q1' }))).toBe(422)
    expect(await codeOf(withField({ kind: 'money', most: { fact: 'budget.left' } }))).toBe(422)
    expect(await codeOf(withField({ kind: 'text', when: { fact: 'returnee.cashGiven', is: true } }))).toBe(422)
    expect(await codeOf(withField({ kind: 'verification', of: 'worker', looksUp: ['q1'] }))).toBe(422)
    expect(
      await codeOf({
        ...minimalProgramme,
        rules: [{ must: { fact: 'member.number', isFilled: true }, otherwise: { bn: 'ক', en: 'A' } }],
      }),
    ).toBe(422)
  })
  it.runIf(isFull)(
    'cannot block the portal with a pattern: each matches in linear time, or is not published',
    async () => {
      const withPattern = (regex: string) =>
        withField({
          kind: 'text',
          longest: 255,
          pattern: { regex, otherwise: { bn: 'ক', en: 'A' } },
        }) as typeof minimalProgramme
      const typing = async (regex: string) => {
        const programme = await people.publish(withPattern(regex))
        const no = await people.fill('karim', programme, minimalAnswers('1234509876'))
        const startedAt = performance.now()
        const saved = await people
          .person('karim')
          .save(no, 's1', { ...minimalAnswers('1234509876'), q9: `${'a'.repeat(254)}!` })
        expect(bodyOf(saved).data['issues']).toContainEqual(expect.objectContaining({ path: 'q9' }))
        return performance.now() - startedAt
      }
      const honest = Math.max(await typing('[b-d]{2,9}'), await typing('[b-d]{2,9}'))
      for (const regex of ['(a+)+', '(a|aa)+', '(.*)*x', '(([a-z])+.)+[A-Z]([a-z])+'])
        expect(await typing(regex)).toBeLessThan(50 * honest)
      for (const regex of ['(a', '(?=a)b', '(a)\\1', 'a{9999}', '[z-a]']) {
        const programme = await people.create(withPattern(regex))
        expect((await people.step('admin', programme, 'publish')).body.issues).toContainEqual(
          expect.objectContaining({ path: 'sections.s1.q9.pattern.regex' }),
        )
      }
    },
    60_000,
  )
  it('cannot use one name for two questions, or an invalid name', async () => {
    expect(await codeOf(withField({ kind: 'text', id: 'q1' }))).toBe(422)
    for (const name of ['__proto__', 'constructor', 'q1.q2', 'Q1', '', 'q'.repeat(500)])
      expect(await codeOf(withField({ kind: 'text', id: name }))).toBe(422)
  })
})

describe('hostile URL', () => {
  it('finds nothing and breaks nothing', async () => {
    for (const path of ['0', '-1', '1e3', 'x', '9999999999', '%00', "1'--"])
      expect([400, 404]).toContain((await people.as('admin', 'GET', `/gms/programs/${path}`)).code)
    for (const path of [`${id}-S1`, `${id}`, `${id}-s1-s2`, '__proto__-s1', `999999-s1`])
      expect([400, 404]).toContain(
        (
          await people.as('admin', 'POST', `/gms/sections/${path}/fields`, {
            fieldType: 'text',
            label: 'A',
            labelBng: 'ক',
          })
        ).code,
      )
    expect((await people.as('admin', 'GET', "/gms/programs?search=%25'%3B--&state=PUBLISHED")).code).toBe(200)
    expect((await people.as('admin', 'GET', '/gms/programs?state=SOLD')).code).toBe(400)
    expect((await people.as('admin', 'GET', `/gms/programs/${id}?version=-1`)).code).toBe(400)
    expect((await people.as('admin', 'POST', '/gms/programs', { copyOf: 999_999 })).code).toBe(404)
    expect((await people.as('admin', 'POST', '/gms/programs', {})).code).toBe(422)
  })
  it('does not expose one programme through another, nor a draft without log-in', async () => {
    const other = await people.publish(minimalProgramme)
    expect((await people.as('admin', 'GET', `/gms/programs/${id}?version=1`)).code).toBe(404)
    expect((await portal.get(`/gms/programs/${other}`)).code).toBe(401)
    expect((await portal.get(`/pub/gms/programs/${id}/form`)).code).toBe(404)
  })
})

describe('title of a programme', () => {
  it('is escaped wherever it appears', async () => {
    const title = { bn: '<img src=x onerror=alert(1)>', en: '{{7*7}} ${x}; drop table programme' }
    const other = await people.publish({ ...minimalProgramme, title })
    const { body, headers } = await portal.get('/pub/gms/programs')
    expect(headers['content-type']).toContain('application/json')
    expect(body.data.find(({ programId }: { programId: number }) => programId === other).programTitleBng).toBe(title.bn)
    const { headers: file } = await people.as('admin', 'GET', `/gms/programs/${other}/export`)
    expect([file['content-disposition'], file['content-security-policy']]).toEqual([
      expect.stringContaining('attachment'),
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    ])
  })
})
