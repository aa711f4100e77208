import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { enterprise, loginTestUsers, type TestUserName, type TestUsers } from './test-users.test.support.ts'

let portal: TestPortal
let people: TestUsers
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
})
afterAll(() => portal.stop())

type ListedField = { fieldKey: string; fieldType: string; label: string }
type Sections = { revision: number; editableYn: string; list: { sectionId: string; fields: ListedField[] }[] }
const sectionsOf = async (id: number): Promise<Sections> =>
  bodyOf(await people.as('admin', 'GET', `/gms/programs/${id}/sections`)).data as unknown as Sections
const put = async (sectionId: string, body: object, who: TestUserName = 'admin') =>
  await people.as(who, 'PUT', `/gms/sections/${sectionId}/fields`, body)
const firstOf = async (id: number) => {
  const { revision, list } = await sectionsOf(id)
  const [section] = list
  if (!section) throw new Error('no section')
  return { revision, ...section }
}

describe('sections of a programme', () => {
  it('are listed with their fields, and given back unchanged they change nothing', async () => {
    const id = await people.create(enterprise)
    const { editableYn, list } = await sectionsOf(id)
    expect([editableYn, list.length]).toEqual(['Y', enterprise.sections.length])
    expect(list[0]).toMatchObject({
      sectionId: `${id}-s1`,
      sectionTitleBng: enterprise.sections[0]?.title.bn,
      sectionOrder: 1,
    })
    const before = (await people.read(id))['draft']
    for (const { sectionId, fields } of list) {
      const { revision } = await people.read(id)
      const saved = await put(sectionId, { fields, revision })
      expect([saved.code, bodyOf(saved).data['fields']]).toEqual([200, fields])
    }
    expect((await people.read(id))['draft'].sections).toEqual(before.sections)
  })

  it('take new, changed, moved and removed fields in one request', async () => {
    const id = await people.create(enterprise)
    const { sectionId, fields, revision } = await firstOf(id)
    const [first, second] = fields
    const added = {
      fieldType: 'dropdown',
      label: 'Colour',
      labelBng: 'রং',
      requiredYn: 'Y',
      options: [
        { code: 'R', label: 'Red', labelBng: 'লাল' },
        { code: 'B', label: 'Blue', labelBng: 'নীল' },
      ],
    }
    const changed = { fieldKey: second?.fieldKey, label: 'Name as printed', labelBng: 'ছাপা নাম' }
    const saved = bodyOf(
      await put(sectionId, { fields: [added, changed, { fieldKey: first?.fieldKey }], revision }),
    ).data
    expect(saved['fields']).toMatchObject([
      added,
      { ...second, label: 'Name as printed', labelBng: 'ছাপা নাম' },
      { fieldKey: first?.fieldKey, label: first?.label },
    ])
    const { draft, revision: now } = await people.read(id)
    expect(now).toBe(saved['revision'])
    expect(draft.sections[0].fields).toHaveLength(3)
    expect(draft.sections[0].fields[1]).toMatchObject({
      id: second?.fieldKey,
      kind: enterprise.sections[0]?.fields[1]?.kind,
    })
    expect(enterprise.sections.flatMap((section) => section.fields.map((field) => field.id))).not.toContain(
      draft.sections[0].fields[0].id,
    )
  })

  it('tell what is wrong with a field, at its place', async () => {
    const id = await people.create(enterprise)
    const { sectionId, fields, revision } = await firstOf(id)
    const pathsOf = async (given: object[]) =>
      bodyOf(await put(sectionId, { fields: given, revision })).issues?.map(({ path }) => path)
    expect(await pathsOf([{ fieldKey: 'q999' }, { fieldType: 'text', label: 'A' }])).toEqual([
      'fields.0.fieldKey',
      'fields.1.labelBng',
    ])
    expect(await pathsOf([{ fieldType: 'list', label: 'A', labelBng: 'ক' }])).toEqual(['fields.0.fieldType'])
    expect(await pathsOf([{ fieldKey: fields[0]?.fieldKey, fieldType: 'file' }])).toEqual(['fields.0.fieldType'])
    expect((await sectionsOf(id)).revision).toBe(revision)
  })

  it('follow the rules of the whole draft: revision, permission, and no change of a published form', async () => {
    const id = await people.create(enterprise)
    const { sectionId, fields, revision } = await firstOf(id)
    const late = await put(sectionId, { fields, revision: revision - 1 })
    expect([late.code, late.body.code, late.body.data]).toEqual([409, 'VERSION_CONFLICT', { revision }])
    for (const who of ['director', 'auditor', 'rahima'] as const)
      expect((await put(sectionId, { fields, revision }, who)).code).toBe(403)
    expect((await people.as('auditor', 'GET', `/gms/programs/${id}/sections`)).code).toBe(200)
    expect((await people.as('rahima', 'GET', `/gms/programs/${id}/sections`)).code).toBe(403)
    expect((await put(`${id}-s99`, { fields, revision })).code).toBe(404)
    expect((await people.step('director', id, 'publish')).code).toBe(200)
    const published = await firstOf(id)
    expect((await sectionsOf(id)).editableYn).toBe('N')
    expect(bodyOf(await put(sectionId, { fields, revision: published.revision })).code).toBe('PROGRAMME_FROZEN')
  })
})
