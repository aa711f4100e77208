import { describe, expect, it } from 'vitest'
import { catalogue } from '#services/definitions/catalogue.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { financialAssistance } from '#services/definitions/fa-financial-assistance/definition.ts'
import { kindOf } from '#engine/fields/field.ts'
import { flattenDefinition } from './field-paths.ts'
import { describePrintableForm, type PrintableLine, type PrintableSection } from './printable-form.ts'

const flatten = (lines: (PrintableLine | PrintableSection)[]): PrintableLine[] =>
  lines.flatMap((line) => ('heading' in line ? flatten(line.lines) : [line]))
const linesOf = (sections: PrintableSection[]) => flatten(sections)

describe('form on paper', () => {
  it.each(catalogue.map((definition) => [definition.id, definition] as const))(
    'asks every question of %s that a person answers',
    (_id, definition) => {
      const { sections, documents } = describePrintableForm(definition, 'bn')
      const printed = [...linesOf(sections).map(({ label }) => label), ...documents]
      const asked = flattenDefinition(definition).filter(
        ({ field }) =>
          !kindOf(field).isComputed && !kindOf(field).isServerWritten && !kindOf(field).childFields && !field.fixed,
      )
      const missing = asked.filter(({ field }) => !printed.some((label) => label.startsWith(field.label.bn)))
      expect(missing).toEqual([])
    },
  )

  it('offers boxes to tick, says what is optional and what depends on an answer', () => {
    const lines = linesOf(describePrintableForm(eduAllowance, 'en').sections)
    const applicationType = lines.find(({ options }) => options?.includes('New'))
    expect(applicationType).toMatchObject({ options: ['New', expect.stringMatching(/renewal/i)], lines: 1 })
    expect(lines.some(({ label }) => label.endsWith('(optional)'))).toBe(true)
    expect(lines.some(({ label }) => label.endsWith('(if it applies)'))).toBe(true)
  })

  it('has room for three rows of a list, and lists each paper once', () => {
    const { sections, documents } = describePrintableForm(financialAssistance, 'en')
    const headings = sections.flatMap(({ lines }) => lines.flatMap((line) => ('heading' in line ? [line.heading] : [])))
    expect(headings.filter((heading) => /^Heir \d$/.test(heading))).toEqual(['Heir 1', 'Heir 2', 'Heir 3'])
    expect(new Set(documents).size).toBe(documents.length)
    expect(documents.length).toBeGreaterThan(3)
  })

  it('prints the answers so far instead of empty lines', () => {
    const answers = { applicationType: 'NEW', rollNo: '123456' }
    const lines = linesOf(describePrintableForm(eduAllowance, 'bn', { answers, context: { facts: {} } }).sections)
    expect(lines.find(({ label }) => label.startsWith('রোল নম্বর'))?.text).toMatch(/123456|১২৩৪৫৬/)
    expect(lines.filter(({ text }) => text === undefined).length).toBeGreaterThan(10)
  })
})
