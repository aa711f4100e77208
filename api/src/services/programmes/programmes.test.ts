import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  enterprise,
  loginTestUsers,
  minimalProgramme,
  type TestUserName,
  type TestUsers,
} from './test-users.test.support.ts'

let portal: TestPortal
let people: TestUsers
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
})
afterAll(() => portal.stop())

const events = async (id: number) =>
  (
    await portal.db.selectFrom('audit').select('event').where('subject', '=', `programme:${id}`).orderBy('id').execute()
  ).map(({ event }) => event)

describe('programme permissions', () => {
  it('let the administrator edit, a director publish and an auditor read, and deny others', async () => {
    const id = await people.create(enterprise)
    const codes = async (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      body: object | undefined,
      ...names: TestUserName[]
    ) => await Promise.all(names.map(async (name) => (await people.as(name, method, path, body)).code))
    expect(await codes('GET', `/gms/programs/${id}`, undefined, 'admin', 'director', 'auditor')).toEqual([
      200, 200, 200,
    ])
    expect(await codes('GET', `/gms/programs/${id}`, undefined, 'rahima', 'section', 'tangail')).toEqual([
      403, 403, 403,
    ])
    expect(await codes('POST', '/gms/programs', { programTitle: 'X' }, 'rahima', 'director', 'auditor')).toEqual([
      403, 403, 403,
    ])
    const { revision } = await people.read(id)
    expect(
      await codes('PUT', `/gms/programs/${id}`, { draft: enterprise, revision }, 'director', 'auditor', 'rahima'),
    ).toEqual([403, 403, 403])
    expect(await codes('POST', `/gms/programs/${id}/publish`, { revision }, 'auditor', 'rahima', 'section')).toEqual([
      403, 403, 403,
    ])
    expect(await codes('POST', `/gms/programs/${id}/drop-draft`, { revision }, 'director', 'auditor')).toEqual([
      403, 403,
    ])
    expect(await codes('GET', `/gms/programs/${id}/export`, undefined, 'auditor', 'rahima')).toEqual([403, 403])
  })
  it('are returned to each of them', async () => {
    const actionsOf = async (name: TestUserName) =>
      bodyOf(await people.as(name, 'GET', '/gms/programs')).data['actions']
    expect(await actionsOf('admin')).toEqual(['create', 'edit', 'delete', 'publish', 'export'])
    expect(await actionsOf('director')).toEqual(['publish', 'export'])
    expect(await actionsOf('auditor')).toEqual([])
  })
})

describe('draft programme', () => {
  it('is built section by section and field by field with the field types of the endpoint', async () => {
    const made = await people.as('admin', 'POST', '/gms/programs', { programTitle: 'Goats', programTitleBng: 'ছাগল' })
    const id = Number(bodyOf(made).data['programId'])
    const section = bodyOf(
      await people.as('admin', 'POST', `/gms/programs/${id}/sections`, { sectionTitle: 'Herd', sectionTitleBng: 'পাল' }),
    )
    const sectionId = String(section.data['sectionId'])
    expect(sectionId).toMatch(new RegExp(`^${id}-s\\d+$`))
    const add = async (body: object) =>
      bodyOf(await people.as('admin', 'POST', `/gms/sections/${sectionId}/fields`, body))
    const first = await add({
      fieldType: 'radio',
      label: 'Any goats?',
      labelBng: 'ছাগল আছে?',
      requiredYn: 'Y',
      options: [
        { code: 'Y', label: 'Yes', labelBng: 'হ্যাঁ' },
        { code: 'N', label: 'No', labelBng: 'না' },
      ],
    })
    const key = String(first.data['fieldKey'])
    const second = await add({
      fieldType: 'text',
      label: 'How many?',
      labelBng: 'কয়টি?',
      requiredYn: 'Y',
      inputRule: 'DIGITS',
      showIf: { fieldKey: key, equals: 'Y' },
    })
    expect(second.data['fieldKey']).not.toBe(key)
    const { draft, revision } = await people.read(id)
    expect(revision).toBe(second.data['revision'])
    expect(draft.sections.at(-1)).toMatchObject({
      title: { en: 'Herd', bn: 'পাল' },
      fields: [
        { kind: 'choice', id: key, options: [{ value: 'Y' }, { value: 'N' }] },
        { kind: 'text', when: { field: key, is: 'Y' } },
      ],
    })
    expect(
      (
        await people.as('admin', 'POST', `/gms/sections/${id}-s99/fields`, {
          fieldType: 'text',
          label: 'A',
          labelBng: 'ক',
        })
      ).code,
    ).toBe(404)
  })
  it('never reuses the number of a deleted question', async () => {
    const id = await people.create(minimalProgramme)
    const { draft } = await people.read(id)
    const { lastId: _, ...forgetful } = {
      ...draft,
      sections: [{ ...draft.sections[0], fields: draft.sections[0].fields.slice(0, 1) }],
    }
    expect((await people.save(id, forgetful)).code).toBe(200)
    const added = await people.as('admin', 'POST', `/gms/sections/${id}-s1/fields`, {
      fieldType: 'date',
      label: 'Day',
      labelBng: 'দিন',
    })
    expect(bodyOf(added).data['fieldKey']).toBe('q4')
  })
  it('rejects a stale edit by a second editor', async () => {
    const id = await people.create(enterprise)
    const { revision } = await people.read(id)
    const mine = { ...enterprise, budget: '100' }
    expect((await people.save(id, mine, 'admin', revision)).code).toBe(200)
    const late = await people.save(id, { ...enterprise, budget: '200' }, 'admin', revision)
    expect([late.code, late.body.code, late.body.data]).toEqual([409, 'VERSION_CONFLICT', { revision: revision + 1 }])
    expect((await people.read(id))['draft'].budget).toBe('100')
    const both = await Promise.all(
      ['300', '400'].map((budget) => people.save(id, { ...enterprise, budget }, 'admin', revision + 1)),
    )
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
  it('is saved at every key press, but audited once in ten minutes', async () => {
    const id = await people.create(enterprise)
    for (const budget of ['1', '12', '123']) await people.save(id, { ...enterprise, budget })
    expect(await events(id)).toEqual(['programme.saved'])
  })
  it('is copied, and deleted before publication', async () => {
    const id = await people.create(enterprise)
    const copy = bodyOf(
      await people.as('admin', 'POST', '/gms/programs', { copyOf: id, programTitle: 'Second round' }),
    ).data
    expect(copy['draft']).toMatchObject({
      sections: enterprise.sections,
      title: { en: 'Second round', bn: enterprise.title.bn },
    })
    expect((await people.step('admin', copy['programId'], 'drop-draft')).code).toBe(200)
    expect((await people.as('admin', 'GET', `/gms/programs/${copy['programId']}`)).code).toBe(404)
    expect(await events(copy['programId'])).toEqual(['programme.saved', 'programme.removed'])
  })
  it('is found in the list by either title, newest first', async () => {
    const id = await people.create({ ...enterprise, title: { bn: 'মাছের পুকুর', en: 'Fish pond 100%' } })
    const found = async (query: string) =>
      (bodyOf(await people.as('admin', 'GET', `/gms/programs?${query}`)).data['list'] as { programId: number }[]).map(
        ({ programId }) => programId,
      )
    expect(await found(`search=${encodeURIComponent('পুকুর')}`)).toEqual([id])
    expect(await found('search=100%25')).toEqual([id])
    expect((await found('')).slice(0, 1)).toEqual([id])
    expect(await found('state=PUBLISHED')).not.toContain(id)
  })
})

describe('publication', () => {
  it('is rejected while something is missing, with paths', async () => {
    const hole = {
      ...enterprise,
      closesOn: '',
      sections: enterprise.sections.map((section) => ({ ...section, title: { bn: '', en: section.title.en } })),
    }
    const id = await people.create(hole)
    const { checklist } = await people.read(id)
    const refused = await people.step('director', id, 'publish')
    expect([refused.code, refused.body.code]).toEqual([422, 'ANSWERS_INVALID'])
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(
      checklist.map(({ path }: { path: string }) => path),
    )
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toContain('closesOn')
    expect((await people.read(id))['state']).toBe('DRAFT')
    expect(
      await portal.db.selectFrom('service_definition').select('version').where('service', '=', `gms-${id}`).execute(),
    ).toEqual([])
  })
  it('is rejected after its last day', async () => {
    const id = await people.create({ ...enterprise, opensOn: '2020-01-01', closesOn: '2020-02-01' })
    expect((await people.step('admin', id, 'publish')).body.issues).toEqual([
      expect.objectContaining({ path: 'closesOn' }),
    ])
  })
  it('creates an immutable version; a change requires a next version, which can be discarded', async () => {
    const id = await people.publish(enterprise)
    const published = await people.read(id)
    expect(published).toMatchObject({
      state: 'PUBLISHED',
      version: 1,
      hasDraft: false,
      isEditable: false,
      checklist: [],
      versions: [{ version: 1, applications: 0 }],
    })
    expect((await people.save(id, enterprise)).body.code).toBe('PROGRAMME_FROZEN')
    expect(
      (await people.as('admin', 'POST', `/gms/programs/${id}/sections`, { sectionTitle: 'A', sectionTitleBng: 'ক' }))
        .body.code,
    ).toBe('PROGRAMME_FROZEN')
    expect((await people.step('director', id, 'publish')).body.code).toBe('PROGRAMME_FROZEN')
    expect(bodyOf(await people.step('admin', id, 'new-version')).data).toMatchObject({
      hasDraft: true,
      isEditable: true,
      state: 'PUBLISHED',
    })
    expect(bodyOf(await people.step('admin', id, 'drop-draft')).data).toMatchObject({
      hasDraft: false,
      version: 1,
      state: 'PUBLISHED',
    })
    expect(await events(id)).toEqual(['programme.saved', 'programme.published', 'programme.removed'])
  })
  it('happens once for concurrent requests', async () => {
    const id = await people.create(enterprise)
    const { revision } = await people.read(id)
    const codes = await Promise.all(
      (['director', 'admin', 'director', 'admin'] as const).map(
        async (name) => (await people.as(name, 'POST', `/gms/programs/${id}/publish`, { revision })).code,
      ),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await people.read(id))['versions']).toHaveLength(1)
  })
})
