import { describe, expect, it } from 'vitest'
import { programmeFieldTypes } from '#services/programme-section-contracts.ts'
import { kinds } from '#engine/fields/field.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import { exampleProgramme } from './example.test.support.ts'
import { fieldFromShape } from './field-from-shape.ts'
import { nextFieldId, nextSectionId } from './ids.ts'
import { parseProgramme } from './parse-programme.ts'
import { addableAnswersOf, referableAnswersOf, listableAnswersOf } from './referable-answers.ts'
import { builderTypes, fieldTemplates, builderTypeOf } from './field-templates.ts'

const label = { bn: 'ক', en: 'a' }

describe('field template', () => {
  it('exists for every field type of the endpoint', () =>
    expect(builderTypes).toEqual(expect.arrayContaining([...programmeFieldTypes])))
  it.each(builderTypes)('%s creates a question with that type', (type) => {
    const field = fieldTemplates[type].make('q1')
    expect([field.id, builderTypeOf(field), builderTypeOf({ ...field, label })]).toEqual([
      'q1',
      type,
      type === 'permanent-address' ? 'present-address' : type,
    ])
    expect(Object.keys(kinds)).toContain(field.kind)
  })
  it('offers to copy a present address to the permanent one, if there is one', () => {
    expect(fieldTemplates['permanent-address'].make('q9', exampleProgramme)).toMatchObject({ sameAs: { field: 'q8' } })
    expect(fieldTemplates['permanent-address'].make('q1', createEmptyProgramme(label))).not.toHaveProperty('sameAs')
  })
})

describe('question id', () => {
  it('is never reused, even after the last question was removed', () => {
    expect([
      nextFieldId(createEmptyProgramme(label)),
      nextSectionId(createEmptyProgramme(label)),
      nextFieldId(exampleProgramme),
      nextSectionId(exampleProgramme),
    ]).toEqual(['q1', 's2', 'q11', 's3'])
    expect(nextFieldId({ sections: [], lastId: 41 })).toBe('q42')
  })
})

describe('question of the endpoint', () => {
  const base = { label: 'Question', labelBng: 'প্রশ্ন' }
  it('becomes the described field', () => {
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
  it('is rejected by the draft parser if it is meaningless', () => {
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

describe('possible dependencies of a question', () => {
  const paths = (seen: { path: string }[]) => seen.map(({ path }) => path)
  it('are the earlier questions, with the parts of blocks but not the rows of lists', () => {
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
  it('are all earlier numbers for a total, and all short unencrypted answers for the list', () => {
    expect([
      paths(addableAnswersOf(exampleProgramme, 'q6', 'money')),
      paths(addableAnswersOf(exampleProgramme, 'q6', 'number')),
    ]).toEqual([['q3.q5'], []])
    expect(paths(listableAnswersOf(exampleProgramme)).slice(0, 4)).toEqual(['q1.name', 'q1.mobile', 'q2', 'q6'])
  })
})
