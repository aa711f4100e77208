import { describe, expect, it } from 'vitest'
import { programmeFieldTypes } from '#services/programme-contracts.ts'
import { kinds } from '#engine/fields/field.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import { exampleProgramme } from './example.test.support.ts'
import { fieldFromShape } from './field-from-shape.ts'
import { nextFieldId, nextSectionId } from './ids.ts'
import { parseProgramme } from './parse-programme.ts'
import { addableAnswersOf, referableAnswersOf, listableAnswersOf } from './referable-answers.ts'
import { builderTypes, fieldTemplates, builderTypeOf } from './field-templates.ts'

const label = { bn: 'ক', en: 'a' }

describe('a template', () => {
  it('is there for every field type of the call', () =>
    expect(builderTypes).toEqual(expect.arrayContaining([...programmeFieldTypes])))
  it.each(builderTypes)('%s makes a question that is known by its type again', (type) => {
    const field = fieldTemplates[type].make('q1')
    expect([field.id, builderTypeOf(field), builderTypeOf({ ...field, label })]).toEqual([
      'q1',
      type,
      type === 'permanent-address' ? 'present-address' : type,
    ])
    expect(Object.keys(kinds)).toContain(field.kind)
  })
  it('of a permanent address offers to be the same as a present one, if there is one', () => {
    expect(fieldTemplates['permanent-address'].make('q9', exampleProgramme)).toMatchObject({ sameAs: { field: 'q8' } })
    expect(fieldTemplates['permanent-address'].make('q1', createEmptyProgramme(label))).not.toHaveProperty('sameAs')
  })
})

describe('an id', () => {
  it('is never given twice, also not after the last question was taken out', () => {
    expect([
      nextFieldId(createEmptyProgramme(label)),
      nextSectionId(createEmptyProgramme(label)),
      nextFieldId(exampleProgramme),
      nextSectionId(exampleProgramme),
    ]).toEqual(['q1', 's2', 'q11', 's3'])
    expect(nextFieldId({ sections: [], lastId: 41 })).toBe('q42')
  })
})

describe('a question as the call describes it', () => {
  const base = { label: 'Question', labelBng: 'প্রশ্ন' }
  it('becomes the field that it means', () => {
    const text = { kind: 'text', id: 'q1', label: { bn: 'প্রশ্ন', en: 'Question' } }
    expect(fieldFromShape({ ...base, fieldType: 'text', requiredYn: 'Y' }, 'q1')).toEqual(text)
    expect(
      fieldFromShape({ ...base, fieldType: 'text', inputRule: 'DIGITS', minLength: 2, maxLength: 9 }, 'q1'),
    ).toEqual({ ...text, optional: true, script: 'digits', shortest: 2, longest: 9 })
    expect(
      fieldFromShape(
        { ...base, fieldType: 'textarea', inputRule: 'BANGLA_TEXT', maxLength: 500, requiredYn: 'Y' },
        'q1',
      ),
    ).toMatchObject({ kind: 'paragraph', script: 'bangla-only', longest: 500 })
    expect(
      fieldFromShape({ ...base, fieldType: 'radio', options: [{ code: 'A', label: 'a', labelBng: 'ক' }] }, 'q1'),
    ).toMatchObject({ display: 'radio', options: [{ value: 'A', label }] })
    expect(
      fieldFromShape({ ...base, fieldType: 'predefined-dropdown', predefinedList: 'disability type' }, 'q1'),
    ).toMatchObject({ source: 'disability-type' })
    expect(fieldFromShape({ ...base, fieldType: 'file', fileTypes: 'jpg, PDF', maxFileKb: 500 }, 'q1')).toMatchObject({
      accepts: ['jpg', 'pdf'],
      largestKb: 500,
    })
    expect(
      fieldFromShape({ ...base, fieldType: 'text', showIf: { fieldKey: 'q2', equals: 'Y' } }, 'q11', exampleProgramme),
    ).toMatchObject({ when: { field: 'q2', is: 'Y' } })
  })
  it('that means nothing is refused where every draft is read', () => {
    const read = (shape: object) =>
      parseProgramme({
        ...exampleProgramme,
        sections: [
          { id: 's1', title: label, fields: [fieldFromShape({ ...base, fieldType: 'text', ...shape }, 'q1')] },
        ],
      })
    expect(read({ fieldType: 'predefined-dropdown', predefinedList: 'planets' })).toMatchObject({
      issues: [{ path: 'sections.s1.q1.source' }],
    })
    expect(read({ fieldType: 'file', fileTypes: 'exe' })).toHaveProperty('issues')
    expect(read({ fieldType: 'textarea', maxLength: 300 })).toHaveProperty('issues')
  })
})

describe('what a question can look at', () => {
  const paths = (seen: { path: string }[]) => seen.map(({ path }) => path)
  it('is what stands before it, with the parts of blocks but not the rows of lists', () => {
    expect(paths(referableAnswersOf(exampleProgramme, 'q6'))).toEqual([
      'q1',
      'q1.name',
      'q1.nid',
      'q1.mobile',
      'q2',
      'q3',
    ])
    expect(paths(referableAnswersOf(exampleProgramme, 'q5'))).toEqual([
      'q1',
      'q1.name',
      'q1.nid',
      'q1.mobile',
      'q2',
      'q4',
    ])
    expect(paths(referableAnswersOf(exampleProgramme))).toContain('q7.check.outcome')
    expect(referableAnswersOf(exampleProgramme).find(({ path }) => path === 'q8.districtId')?.label.en).toBe(
      'Present address, District',
    )
  })
  it('for a total is every number before it, and for the list every short answer that is not sealed', () => {
    expect([
      paths(addableAnswersOf(exampleProgramme, 'q6', 'money')),
      paths(addableAnswersOf(exampleProgramme, 'q6', 'number')),
    ]).toEqual([['q3.q5'], []])
    expect(paths(listableAnswersOf(exampleProgramme)).slice(0, 4)).toEqual(['q1.name', 'q1.mobile', 'q2', 'q6'])
  })
})
