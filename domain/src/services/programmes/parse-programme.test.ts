import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '#engine/fields/field.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import { exampleProgramme } from './example.test.support.ts'
import type { Programme } from './programme.ts'
import { parseProgramme } from './parse-programme.ts'
import { builderTypes, fieldTemplates } from './field-templates.ts'

const issuesOf = (candidate: unknown): string[] => {
  const read = parseProgramme(candidate)
  return 'issues' in read ? read.issues.map(({ path }) => path) : []
}
const label = { bn: 'ক', en: 'a' }
const having = (field: object): Programme => ({
  ...exampleProgramme,
  sections: [{ id: 's1', title: label, fields: [{ id: 'q1', kind: 'text', label, ...field }] }],
})

describe('imported programme', () => {
  it('is equal after export and import', () => {
    const exported = JSON.stringify(exampleProgramme)
    expect(parseProgramme(JSON.parse(exported))).toEqual({ programme: { ...exampleProgramme, lastId: 10 } })
    const read = parseProgramme(JSON.parse(exported)) as { programme: Programme }
    expect(parseProgramme(JSON.parse(JSON.stringify(read.programme)))).toEqual(read)
  })
  it('may be incomplete, as just after adding a question', () => {
    const fields = builderTypes.map((type, index) => fieldTemplates[type].make(`q${index + 1}`))
    expect(
      issuesOf({
        ...createEmptyProgramme({ bn: '', en: '' }),
        sections: [{ id: 's1', title: { bn: '', en: '' }, fields }],
      }),
    ).toEqual([])
    expect(issuesOf(having({ kind: 'choice', display: 'radio', options: [] }))).toEqual([])
    expect(
      issuesOf(having({ kind: 'choice', display: 'radio', options: [{ value: '', label: { bn: '', en: '' } }] })),
    ).toEqual([])
    expect(issuesOf(having({ kind: 'list', fields: [] }))).toEqual([])
    expect(issuesOf(having({ pattern: { regex: '[A-', otherwise: { bn: '', en: '' } } }))).toEqual([])
  })
  it('reports invalid parts by their path', () => {
    expect(issuesOf(having({ colour: 'red' }))).toEqual(['sections.s1.q1'])
    expect(issuesOf({ ...exampleProgramme, opensTo: 'everyone' })).toEqual(['opensTo'])
    expect(issuesOf(having({ label: { bn: 1, en: 'a' } }))).toEqual(['sections.s1.q1.label.bn'])
  })
  it('must not use facts about other people', () => {
    for (const [field, path] of [
      [{ fixed: 'applicant.nid' }, '.fixed'],
      [{ takenFrom: 'q2' }, '.takenFrom'],
      [{ confirmedBy: 'q2' }, '.confirmedBy'],
      [{ prefill: 'case.passportNo' }, '.prefill'],
      [{ when: { fact: 'medical.helpedBefore', is: true } }, '.when'],
      [{ when: { field: 'q2', is: { fact: 'member.passportNo' } } }, '.when'],
      [{ kind: 'date', notAfter: { fact: 'cover.until' } }, '.notAfter'],
      [{ kind: 'number', most: { fact: 'case.costBdt' } }, '.most'],
      [{ kind: 'date', age: { on: 'cover.from' } }, '.age'],
      [{ kind: 'money', currency: 'membership.currency' }, '.currency'],
      [{ kind: 'lookup', source: 'scholarship-setup' }, '.source'],
      [{ kind: 'verification', of: 'worker', looksUp: ['q2'] }, ''],
      [{ kind: 'questions' }, ''],
      [
        {
          kind: 'choice',
          display: 'radio',
          options: [{ value: 'a', label, opensWith: { fact: 'returnee.cashGiven', closed: label } }],
        },
        '.options',
      ],
    ] as const)
      expect([field, issuesOf(having(field))]).toEqual([field, [`sections.s1.q1${path}`]])
    expect(
      issuesOf({ ...exampleProgramme, rules: [{ must: { fact: 'returnee.cashGiven', is: false }, otherwise: label }] }),
    ).toEqual(['rules.0.must'])
    expect(issuesOf(having({ prefill: 'applicant.nid' }))).toEqual([])
    expect(issuesOf(having({ sensitive: false }))).toEqual(['sections.s1.q1.sensitive'])
  })
  it('is limited in size: questions, options, depth, letters', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index): Field => ({ kind: 'text', id: `q${index + 1}`, label }))
    const holding = (fields: Field[]) => ({ ...exampleProgramme, sections: [{ id: 's1', title: label, fields }] })
    expect([issuesOf(holding(many(300))), issuesOf(holding(many(301)))]).toEqual([[], ['sections']])
    const option = (_: unknown, index: number) => ({ value: String(index), label })
    expect(
      issuesOf(having({ kind: 'choice', display: 'dropdown', options: Array.from({ length: 501 }, option) })),
    ).toEqual(['sections.s1.q1.options'])
    const list = (fields: object[]) => ({ kind: 'list', id: 'q1', label, fields })
    expect(issuesOf(having(list([{ ...list([]), id: 'q2' }])))).toEqual(['sections.s1.q1.q2'])
    expect(issuesOf(having(list([fieldTemplates['bank-account'].make('q2')])))).toEqual(['sections.s1.q1.q2'])
    expect(issuesOf(having({ hint: { bn: 'ক'.repeat(2001), en: 'a' } }))).toEqual(['sections.s1.q1'])
    expect(issuesOf(having({ hint: { bn: 'ক'.repeat(3_000_000), en: 'a' } }))).toEqual([''])
  })
  it('rejects duplicate names and names of other objects', () => {
    const [first] = exampleProgramme.sections
    expect(issuesOf({ ...exampleProgramme, sections: [first, first] })).toContain('sections.s1')
    expect(issuesOf({ ...exampleProgramme, sections: [first, { ...first, id: 's2' }] })).toContain('sections.s2.q1')
    expect(issuesOf(having({ id: 'constructor' }))).toEqual(['sections.s1.constructor'])
  })
  it('remembers the highest question number ever used', () => {
    expect(parseProgramme({ ...exampleProgramme, lastId: 40 })).toMatchObject({ programme: { lastId: 40 } })
  })
  it('is rejected without an exception for any other input', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    for (const wrong of [
      null,
      undefined,
      5,
      'x',
      [],
      {},
      loop,
      { sections: 'x' },
      { ...exampleProgramme, sections: [null] },
      { ...exampleProgramme, sections: [{ id: 's1' }] },
      1n,
      () => 1,
    ])
      expect(issuesOf(wrong)).not.toEqual([])
    expect(issuesOf(JSON.parse(`{"__proto__":{"title":1},${JSON.stringify(exampleProgramme).slice(1)}`))).not.toEqual(
      [],
    )
    expect(
      issuesOf(
        JSON.parse(
          JSON.stringify(having({})).replace('"kind":"text"', '"kind":"text","__proto__":{"fixed":"applicant.nid"}'),
        ),
      ),
    ).not.toEqual([])
    const keys = Object.keys(exampleProgramme) as (keyof Programme)[]
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.jsonValue(),
        (key, value) => void parseProgramme({ ...exampleProgramme, [key]: value }),
      ),
    )
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (field) =>
          void parseProgramme({ ...exampleProgramme, sections: [{ id: 's1', title: label, fields: [field] }] }),
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('when', 'options', 'fields', 'pattern', 'of', 'id'),
        fc.jsonValue(),
        (key, value) => void parseProgramme(having({ [key]: value })),
      ),
    )
  })
})
