import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryProgramme } from './arbitrary-programme.test.support.ts'
import { exampleProgramme } from './example.test.support.ts'
import { textsOf, withTexts } from './texts.ts'

describe('texts of a programme', () => {
  it('are listed for translation in form order with their location', () => {
    const rows = textsOf(exampleProgramme)
    expect(rows.map(({ path }) => path).slice(0, 8)).toEqual([
      'title',
      'details',
      'sections.s1.title',
      'sections.s1.q1.label',
      'sections.s1.q2.label',
      'sections.s1.q2.options.0.label',
      'sections.s1.q2.options.1.label',
      'sections.s1.q3.label',
    ])
    expect(rows.find(({ path }) => path === 'sections.s1.q3.q5.label')).toEqual({
      path: 'sections.s1.q3.q5.label',
      where: { bn: 'অংশ ১, প্রশ্ন ৩, ভেতরের প্রশ্ন ২', en: 'Section 1, question 3, inner question 2' },
      bn: 'খরচ',
      en: 'Cost',
      isOptional: false,
    })
    expect(rows.map(({ path }) => path)).toContain('rules.0.otherwise')
  })
  it('are unchanged by export and import', () => {
    fc.assert(
      fc.property(arbitraryProgramme, (programme) => {
        expect(withTexts(programme, textsOf(programme))).toEqual({ programme, changed: 0, notUsed: [] })
      }),
    )
  })
  it('have unique paths', () => {
    fc.assert(
      fc.property(arbitraryProgramme, (programme) => {
        const paths = textsOf(programme).map(({ path }) => path)
        expect(new Set(paths).size).toBe(paths.length)
      }),
    )
  })
  it('import translated cells and ignore empty ones', () => {
    const { programme, changed, notUsed } = withTexts(exampleProgramme, [
      { path: 'sections.s2.q9.label', bn: ' সনদপত্র ', en: '' },
      { path: 'sections.s9.q9.label', bn: 'ক', en: 'a' },
      { path: 'details', bn: '', en: '' },
    ])
    expect(textsOf(programme).find(({ path }) => path === 'sections.s2.q9.label')).toMatchObject({
      bn: 'সনদপত্র',
      en: 'Certificate',
    })
    expect([changed, notUsed, programme.details]).toEqual([1, [1], exampleProgramme.details])
  })
})
