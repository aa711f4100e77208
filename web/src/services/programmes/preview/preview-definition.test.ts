import { expect, it } from 'vitest'
import { updateField } from '#services/programmes/draft/update-programme.ts'
import { question, twoSections } from '#services/programmes/draft/update-programme.test.support.ts'
import { createPreviewDefinition } from './preview-definition.ts'
import { previewMessages } from './preview-messages.ts'

it('makes a step of every section, with its questions unchanged', () => {
  const { steps } = createPreviewDefinition(twoSections)
  expect(steps.map(({ id, fields }) => [id, fields.map((field) => field.id)])).toEqual([
    ['s1', ['q1', 'q2']],
    ['s2', ['q3', 'q6']],
  ])
})

it('marks missing texts, and omits an empty hint', () => {
  const blank = question('q1', { label: { bn: '', en: 'Name' }, hint: { bn: '', en: '' } })
  const [step] = createPreviewDefinition({
    sections: [{ id: 's1', title: { bn: 'এক', en: ' ' }, fields: [blank] }],
  }).steps
  expect(step?.title).toEqual({ bn: 'এক', en: previewMessages.noText.en })
  expect(step?.fields[0]).toEqual({ kind: 'text', id: 'q1', label: { bn: previewMessages.noText.bn, en: 'Name' } })
})

it('preserves the identity of unchanged steps and questions', () => {
  const before = createPreviewDefinition(twoSections).steps
  const after = createPreviewDefinition(updateField(twoSections, 'q1', (field) => ({ ...field, optional: true }))).steps
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
  expect(after[0]?.fields[1]).toBe(before[0]?.fields[1])
})
