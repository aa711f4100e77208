import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '#engine/fields/field.ts'
import { arbitraryEdit, arbitraryProgramme } from './arbitrary-programme.test.support.ts'
import { exampleProgramme } from './example.test.support.ts'
import { builtFields } from './ids.ts'
import { mergeProgrammes } from './merge-programmes.ts'
import type { Programme } from './programme.ts'
import { parseProgramme } from './parse-programme.ts'

const changed = (programme: Programme, id: string, more: object): Programme => ({
  ...programme,
  sections: programme.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const inner =
        'fields' in field
          ? { ...field, fields: field.fields.map((part) => (part.id === id ? { ...part, ...more } : part)) }
          : field
      return inner.id === id ? { ...inner, ...more } : inner
    }),
  })),
})
const without = (programme: Programme, id: string): Programme => ({
  ...programme,
  sections: programme.sections
    .filter((section) => section.id !== id)
    .map((section) => ({ ...section, fields: section.fields.filter((field) => field.id !== id) })),
})
const added = (programme: Programme, section: number, field: object): Programme => ({
  ...programme,
  sections: programme.sections.map((one, index) =>
    index === section ? { ...one, fields: [...one.fields, field as Field] } : one,
  ),
})
const ids = (programme: Programme) =>
  programme.sections.map(({ id, fields }) => [id, ...fields.map((field) => field.id)].join(' '))
const label = { bn: 'নতুন', en: 'new' }

describe('concurrent edits of a draft', () => {
  it('lose nothing if only one side changed', () => {
    fc.assert(
      fc.property(arbitraryProgramme, arbitraryEdit, (base, edit) => {
        const after = edit(base)
        expect(mergeProgrammes(base, after, base)).toEqual({ merged: after, conflicts: [], renamed: {} })
        expect(mergeProgrammes(base, base, after)).toMatchObject({ merged: after, conflicts: [] })
      }),
    )
  })
  it('do not conflict on the same change', () => {
    fc.assert(
      fc.property(arbitraryProgramme, arbitraryEdit, (base, edit) => {
        expect(mergeProgrammes(base, edit(base), edit(base))).toEqual({
          merged: edit(base),
          conflicts: [],
          renamed: {},
        })
      }),
    )
  })
  it('always merge into a valid programme in which every question occurs once', () => {
    fc.assert(
      fc.property(arbitraryProgramme, arbitraryEdit, arbitraryEdit, (base, one, other) => {
        const { merged } = mergeProgrammes(base, one(base), other(base))
        expect(parseProgramme(merged)).toHaveProperty('programme')
      }),
    )
  })
  it('merge edits of different questions, and of different languages of one', () => {
    const mine = changed(exampleProgramme, 'q2', { label: { bn: 'বদল', en: 'Any children?' } })
    const theirs = changed(changed(exampleProgramme, 'q2', { label: { bn: 'সন্তান আছে?', en: 'Changed' } }), 'q5', {
      label,
    })
    const { merged, conflicts } = mergeProgrammes(
      exampleProgramme,
      { ...mine, budget: '5' },
      { ...theirs, seats: 9, title: { ...exampleProgramme.title, en: 'T' } },
    )
    expect(conflicts).toEqual([])
    expect(merged).toEqual({
      ...changed(changed(exampleProgramme, 'q2', { label: { bn: 'বদল', en: 'Changed' } }), 'q5', { label }),
      budget: '5',
      seats: 9,
      title: { ...exampleProgramme.title, en: 'T' },
    })
  })
  it('conflict only where both sides wrote the same text', () => {
    const [mine, theirs] = [
      changed(exampleProgramme, 'q9', { label: { bn: 'ক', en: 'mine' } }),
      changed(exampleProgramme, 'q9', { label: { bn: 'ক', en: 'theirs' } }),
    ]
    const first = mergeProgrammes(exampleProgramme, mine, theirs)
    expect(first.conflicts).toEqual([{ path: 'q9.label.en', mine: 'mine', theirs: 'theirs' }])
    expect(first.merged).toEqual(mine)
    expect(mergeProgrammes(exampleProgramme, mine, theirs, { 'q9.label.en': 'theirs' }).merged).toEqual(theirs)
  })
  it('treat a condition as a whole', () => {
    const [mine, theirs] = [
      changed(exampleProgramme, 'q3', { when: { field: 'q2', is: 'N' } }),
      changed(exampleProgramme, 'q3', { when: { field: 'q1.nid', isFilled: true } }),
    ]
    expect(mergeProgrammes(exampleProgramme, mine, theirs).conflicts.map(({ path }) => path)).toEqual(['q3.when'])
  })
  it('merge an added option, desk and question of each side', () => {
    const option = (value: string) => ({ value, label })
    const options = (exampleProgramme.sections[0]!.fields[1] as Extract<Field, { kind: 'choice' }>).options
    const mine = added(
      {
        ...changed(exampleProgramme, 'q2', { options: [...options, option('A')] }),
        desks: [{ seat: 'centre', workingDays: 2 }, ...exampleProgramme.desks],
      },
      0,
      { kind: 'text', id: 'q11', label, when: { field: 'q2', is: 'A' } },
    )
    const theirs = added(
      {
        ...changed(exampleProgramme, 'q2', { options: [option('B'), ...options] }),
        desks: exampleProgramme.desks.slice(1),
      },
      0,
      {
        kind: 'date',
        id: 'q11',
        label,
      },
    )
    const { merged, conflicts, renamed } = mergeProgrammes(exampleProgramme, mine, theirs)
    expect([conflicts, renamed]).toEqual([[], { q11: 'q12' }])
    expect(
      (
        merged.sections[0]!.fields[1] as typeof options extends unknown ? { options: { value: string }[] } : never
      ).options.map(({ value }) => value),
    ).toEqual(['B', 'Y', 'N', 'A'])
    expect(merged.desks.map(({ seat }) => seat)).toEqual(['centre', 'section', 'director'])
    expect(ids(merged)).toEqual(['s1 q1 q2 q3 q6 q12 q11', 's2 q7 q8 q9 q10'])
    expect(builtFields(merged).find(({ field }) => field.id === 'q12')?.field.kind).toBe('text')
  })
  it('rename a new question in all its references', () => {
    const total: Field = { kind: 'total', id: 'q12', unit: 'money', of: ['q11', 'q3.q5'], label }
    const mine = {
      ...added(added(exampleProgramme, 0, { kind: 'money', id: 'q11', label }), 0, total),
      columns: ['q11'],
    }
    const theirs = added(exampleProgramme, 1, { kind: 'time', id: 'q11', label })
    const { merged, renamed } = mergeProgrammes(exampleProgramme, mine, theirs)
    expect(renamed).toEqual({ q11: 'q13' })
    expect(merged.columns).toEqual(['q13'])
    expect(builtFields(merged).find(({ field }) => field.id === 'q12')?.field).toMatchObject({ of: ['q13', 'q3.q5'] })
  })
  it('preserve a changed order together with additions of the other side', () => {
    const [family, documents] = exampleProgramme.sections
    const mine = { ...exampleProgramme, sections: [documents!, { ...family!, fields: family!.fields.toReversed() }] }
    const theirs = added(changed(exampleProgramme, 'q1', { label }), 0, { kind: 'text', id: 'q11', label })
    expect(ids(mergeProgrammes(exampleProgramme, mine, theirs).merged)).toEqual([
      's2 q7 q8 q9 q10',
      's1 q6 q11 q3 q2 q1',
    ])
    expect(ids(mergeProgrammes(exampleProgramme, theirs, mine).merged)).toEqual([
      's2 q7 q8 q9 q10',
      's1 q6 q11 q3 q2 q1',
    ])
  })
  it('preserve the edit of a question that the other side moved to another section', () => {
    const [family, documents] = exampleProgramme.sections
    const carried = {
      ...exampleProgramme,
      sections: [
        { ...family!, fields: family!.fields.slice(1) },
        { ...documents!, fields: [family!.fields[0]!, ...documents!.fields] },
      ],
    }
    const { merged, conflicts } = mergeProgrammes(exampleProgramme, carried, changed(exampleProgramme, 'q1', { label }))
    expect([conflicts, merged]).toEqual([[], changed(carried, 'q1', { label })])
  })
  it('conflict if one side deleted what the other changed', () => {
    const theirs = changed(exampleProgramme, 'q9', { label })
    const { merged, conflicts } = mergeProgrammes(exampleProgramme, without(exampleProgramme, 'q9'), theirs)
    expect(conflicts.map(({ path, mine }) => [path, mine])).toEqual([['q9', undefined]])
    expect(ids(merged)).toEqual(ids(without(exampleProgramme, 'q9')))
    expect(mergeProgrammes(exampleProgramme, without(exampleProgramme, 'q9'), theirs, { q9: 'theirs' }).merged).toEqual(
      theirs,
    )
  })
  it('preserve a deleted section if the other side added something to it', () => {
    const theirs = added(exampleProgramme, 1, { kind: 'text', id: 'q11', label })
    expect(ids(mergeProgrammes(exampleProgramme, without(exampleProgramme, 's2'), theirs).merged)).toEqual([
      's1 q1 q2 q3 q6',
      's2 q11',
    ])
  })
})
