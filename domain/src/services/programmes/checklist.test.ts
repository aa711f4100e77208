import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '#engine/evaluation/parse-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import { arbitraryProgramme, withAllTexts } from './arbitrary-programme.test.support.ts'
import { checklist } from './checklist.ts'
import { createProgrammeDefinition } from './programme-definition.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import { exampleProgramme } from './example.test.support.ts'
import { builtFields, isContainer } from './ids.ts'
import type { Programme, Section } from './programme.ts'
import { parseProgramme } from './parse-programme.ts'
import { fieldTemplates } from './field-templates.ts'
import { sized } from '@wewb/tests/test-size.ts'

const paths = (programme: Programme) => checklist(programme).map(({ path }) => path)
/** Appends a field to the first section of the example, or replaces the one with the same id. */
const withField = (field: Field, from = exampleProgramme): Programme => ({
  ...from,
  sections: from.sections.map((section, index) => {
    if (section.fields.some(({ id }) => id === field.id))
      return { ...section, fields: section.fields.map((one) => (one.id === field.id ? field : one)) }
    return index === 0 && !from.sections.some(({ fields }) => fields.some(({ id }) => id === field.id))
      ? { ...section, fields: [...section.fields, field] }
      : section
  }),
})
const label = { bn: 'ক', en: 'a' }
const question = (more: object): Field => ({ kind: 'text', id: 'q20', label, ...more })

describe('publication checklist of a programme', () => {
  it('is empty if nothing is missing', () => expect(checklist(exampleProgramme)).toEqual([]))
  it('lists the missing parts of a new programme at their paths', () => {
    expect(paths(createEmptyProgramme({ bn: 'নতুন', en: '' }))).toEqual([
      'title.en',
      'sections.s1.title.bn',
      'sections.s1.title.en',
      'sections.s1',
      'opensOn',
      'closesOn',
      'onePerPerson',
    ])
    expect(paths({ ...exampleProgramme, sections: [], rules: [], columns: [] })).toEqual([
      'sections',
      'onePerPerson',
      'desks.0',
    ])
  })
  it('gives locations in both languages', () => {
    const [first] = checklist(
      withField({ ...exampleProgramme.sections[1]!.fields[2]!, label: { bn: '', en: 'Certificate' } }),
    )
    expect(first).toEqual({
      path: 'sections.s2.q9.label.bn',
      message: { bn: 'অংশ ২, প্রশ্ন ৩: বাংলা লেখা নেই।', en: 'Section 2, question 3: the Bangla text is missing.' },
    })
  })
  it('accepts an optional text only if it is missing in both languages', () => {
    expect(paths(withField(question({ hint: { bn: '', en: '' } })))).toEqual([])
    expect(paths(withField(question({ hint: { bn: 'ক', en: ' ' } })))).toEqual(['sections.s1.q20.hint.en'])
    expect(paths({ ...exampleProgramme, messages: { APPROVED: { bn: 'অনুমোদিত {ref}', en: '' } } })).toEqual([
      'messages.APPROVED.en',
    ])
  })
  it('reports missing and duplicate options, and options without a code', () => {
    const option = (value: string) => ({ value, label })
    const choice = (...values: string[]) =>
      question({ kind: 'choice', display: 'dropdown', options: values.map(option) })
    expect([
      paths(withField(choice())),
      paths(withField(choice('a', 'b', 'a'))),
      paths(withField(choice('a', ''))),
    ]).toEqual([
      ['sections.s1.q20.options'],
      ['sections.s1.q20.options.0.value', 'sections.s1.q20.options.2.value'],
      ['sections.s1.q20.options.1.value'],
    ])
  })
  it('validates the condition of a section, which may refer to earlier sections only', () => {
    const [first, second, ...others] = exampleProgramme.sections
    const withConditions = (one: object | undefined, other: object | undefined) =>
      paths({
        ...exampleProgramme,
        sections: [
          { ...first!, ...(one && { when: one }) } as Section,
          { ...second!, ...(other && { when: other }) } as Section,
          ...others,
        ],
      })
    expect(withConditions({ field: 'q2', is: 'Y' }, undefined)).toContain('sections.s1.when')
    expect(withConditions(undefined, { field: 'q2', is: 'GONE' })).toContain('sections.s2.when')
    // The bank account and the address must be asked of everybody.
    expect(withConditions(undefined, { field: 'q2', is: 'Y' })).toEqual(['sections.s2.q10', 'desks.0'])
  })

  it('validates every condition: reports removed or later questions, questions in a list, removed options', () => {
    for (const [when, isValid] of [
      [{ field: 'q2', is: 'Y' }, true],
      [{ field: 'q1.mobile', isFilled: true }, true],
      [{ field: 'q6', atLeast: 100 }, true],
      [{ field: 'q99', is: 'Y' }, false],
      [{ field: 'q9', isFilled: true }, false],
      [{ field: 'q3.q4', is: 'x' }, false],
      [{ field: 'q2', is: 'MAYBE' }, false],
      [{ field: 'q20', isFilled: true }, false],
      [{ all: [{ field: 'q2', is: 'Y' }, { not: { field: 'q98', isFilled: true } }] }, false],
    ] as const)
      expect([when, paths(withField(question({ when })))]).toEqual([when, isValid ? [] : ['sections.s1.q20.when']])
    const late = withField({
      ...exampleProgramme.sections[1]!.fields[2]!,
      when: { field: 'q7.check.outcome', is: 'verified' },
    })
    expect(paths(late)).toEqual([])
  })
  it('permits a question in a list to depend on others of its row, by their own name', () => {
    const list = (when: object): Field => ({
      kind: 'list',
      id: 'q3',
      label,
      fields: [{ kind: 'money', id: 'q5', label }, { kind: 'text', id: 'q4', label, when } as Field],
    })
    expect([
      paths(withField(list({ field: 'q5', atLeast: 1 }))),
      paths(withField(list({ field: 'q3.q5', atLeast: 1 }))),
    ]).toEqual([[], ['sections.s1.q3.q4.when']])
  })
  it('requires a total to have a field of its kind to add', () => {
    const total = (of: string[], unit = 'money') => paths(withField(question({ kind: 'total', unit, of })))
    expect([total(['q3.q5', 'q6']), total([]), total(['q2']), total(['q3.q5'], 'number'), total(['q3.q4'])]).toEqual([
      [],
      ...Array.from({ length: 4 }, () => ['sections.s1.q20.of']),
    ])
  })
  it('rejects unsatisfiable limits and incomplete patterns', () => {
    const list: Field = { kind: 'list', id: 'q20', label, least: 60, fields: [question({ id: 'q21' })] }
    for (const [field, path] of [
      [question({ kind: 'number', least: 5, most: 3 }), ''],
      [question({ shortest: 300 }), ''],
      [question({ kind: 'date', notBefore: '2026-02-30' }), ''],
      [question({ kind: 'date', notBefore: '2027-01-01', notAfter: '2026-01-01' }), ''],
      [question({ kind: 'date', notAfter: { field: 'q2' } }), ''],
      [list, ''],
      [question({ kind: 'file', accepts: [] }), '.accepts'],
      [question({ pattern: { regex: '[A-', otherwise: label } }), '.pattern.regex'],
      [question({ pattern: { regex: '', otherwise: label } }), '.pattern.regex'],
      [question({ kind: 'lookup', source: 'upazila', within: ['q2'] }), '.within'],
      [question({ kind: 'block', block: 'address', sameAs: { field: 'q2', label } }), '.sameAs'],
    ] as [Field, string][])
      expect([field, paths(withField(field))]).toEqual([field, [`sections.s1.q20${path}`]])
  })
  it('checks window, money and desks', () => {
    const issues = (more: Partial<Programme>) => paths({ ...exampleProgramme, ...more })
    expect(issues({ closesOn: '2026-10-31' })).toEqual(['closesOn'])
    expect(issues({ opensOn: '2026-02-30' })).toEqual(['opensOn'])
    expect(issues({ maxAmount: '2000000' })).toEqual(['budget'])
    expect(issues({ desks: [{ seat: 'director', workingDays: 1 }] })).toEqual(['desks'])
    expect(
      issues({
        desks: [
          { seat: 'section', workingDays: 1 },
          { seat: 'assistant', workingDays: 1 },
        ],
      }),
    ).toEqual(['desks.1'])
    expect(issues({ desks: [...exampleProgramme.desks.slice(0, 2), ...exampleProgramme.desks] })).toEqual([
      'desks.2',
      'desks.3',
    ])
    // Missions have no permission for grants, so an application would stay there for ever. The form does not ask for
    // the mission either.
    expect(issues({ desks: [{ seat: 'mission', workingDays: 1 }, ...exampleProgramme.desks] })).toEqual([
      'desks.0',
      'desks.0',
    ])
  })
  it('requires an address for a district desk, an NID for one application each, and permits one bank account', () => {
    const address = exampleProgramme.sections[1]!.fields[1]!
    expect(paths(withField({ ...address, optional: true }))).toEqual(['desks.0'])
    expect(paths(withField({ ...exampleProgramme.sections[0]!.fields[0]!, optional: true }))).toEqual(['onePerPerson'])
    expect(paths(withField({ ...exampleProgramme.sections[1]!.fields[3]!, when: { field: 'q2', is: 'Y' } }))).toEqual([
      'sections.s2.q10',
    ])
    expect(paths(withField(fieldTemplates['bank-account'].make('q30')))).toEqual(['sections.s2.q10'])
  })
  it('permits only valid placeholders and columns in messages, texts and lists', () => {
    expect(
      paths({
        ...exampleProgramme,
        messages: { SUBMITTED: { bn: '{nid}', en: 'a' }, APPROVED: { bn: '{amount}', en: '{ref}' } },
      }),
    ).toEqual(['messages.SUBMITTED'])
    expect(paths({ ...exampleProgramme, messages: { REJECTED: { bn: 'ক'.repeat(501), en: 'a' } } })).toEqual([
      'messages.REJECTED',
    ])
    expect(
      paths({ ...exampleProgramme, rules: [{ must: { field: 'q44', is: '1' }, otherwise: { bn: '{x}', en: 'a' } }] }),
    ).toEqual(['rules.0.must', 'rules.0.otherwise'])
    // A sensitive number, rows, a document, a duplicate, and an unknown path.
    expect(paths({ ...exampleProgramme, columns: ['q1.nid', 'q3.q4', 'q9', 'q2', 'q2', 'q77'] })).toEqual([
      'columns.0',
      'columns.1',
      'columns.2',
      'columns.4',
      'columns.5',
    ])
  })
  it('is complete: a programme with an empty checklist always publishes', () => {
    const sizes: number[] = []
    fc.assert(
      fc.property(arbitraryProgramme, (generated) => {
        expect(parseProgramme(generated)).toHaveProperty('programme')
        const programme = repaired(withAllTexts(generated))
        sizes.push(builtFields(programme).length)
        expect(
          parseDefinition(JSON.parse(JSON.stringify(createProgrammeDefinition(programme, { programId: 7 })))),
        ).toHaveProperty('definition')
      }),
      { numRuns: sized(80, 500) },
    )
    expect(Math.max(...sizes)).toBeGreaterThan(8)
  })
})

/** Removes whatever the checklist reports until it is empty. */
function repaired(programme: Programme): Programme {
  const [first] = checklist(programme)
  if (!first) return programme
  const [head = '', section, question, part] = first.path.split('.')
  const isNamed = (id: string) => id === part || (id === question && !/^q\d/.test(part ?? ''))
  const without = (field: Field): Field =>
    isContainer(field) ? { ...field, fields: field.fields.filter(({ id }) => !isNamed(id)) } : field
  const left = programme.sections
    .filter(({ id }) => !(head === 'sections' && id === section && question === undefined))
    .map(({ when, ...one }) => ({ ...one, ...(when && !(one.id === section && question === 'when') && { when }) }))
    .map((one) => ({ ...one, fields: one.fields.filter(({ id }) => !isNamed(id)).map(without) }))
  const name = { bn: 'নাম', en: 'Name' }
  const settings: { [head: string]: Partial<Programme> } = {
    sections: {
      sections:
        left.length > 0 ? left : [{ id: 's1', title: name, fields: [{ kind: 'text', id: 'q900', label: name }] }],
    },
    rules: { rules: [] },
    columns: { columns: [] },
    desks: { desks: createEmptyProgramme(name).desks },
    onePerPerson: { onePerPerson: false },
  }
  return repaired({ ...programme, ...settings[head] })
}
