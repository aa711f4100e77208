import { describe, expect, it } from 'vitest'
import { updateField, updateSection, insertField, removeItem } from './update-programme.ts'
import { question, twoSections } from './update-programme.test.support.ts'
import { moveBy, moveRow, type MoveTarget } from './move-row.ts'
import { createOutline, findOutlinePosition, outlineShape } from './outline.ts'

const order = (programme: typeof twoSections) => outlineShape(programme)
const moved = (id: string, key: string, position: MoveTarget['position']) =>
  order(moveRow(twoSections, id, { key, position }))

describe('changing one question', () => {
  it('preserves the identity of every other question', () => {
    const changed = updateField(twoSections, 'q5', (field) => ({ ...field, optional: true }))
    expect(changed.sections[0]).toBe(twoSections.sections[0])
    expect(changed.sections[1]?.fields[1]).toBe(twoSections.sections[1]?.fields[1])
    expect(JSON.stringify(changed)).toContain('"optional":true')
  })
  it('does nothing if the question is missing or unchanged', () => {
    expect(updateField(twoSections, 'q99', (field) => ({ ...field, optional: true }))).toBe(twoSections)
    expect(updateSection(twoSections, 's1', (section) => section)).toBe(twoSections)
    expect(removeItem(twoSections, 'q99')).toBe(twoSections)
  })
  it('deletes a question, an inner question, a section', () => {
    expect(order(removeItem(twoSections, 'q1'))).toBe('0s1 1q2 0s2 1q3 2q4 2q5 1q6')
    expect(order(removeItem(twoSections, 'q4'))).toBe('0s1 1q1 1q2 0s2 1q3 2q5 1q6')
    expect(order(removeItem(twoSections, 's2'))).toBe('0s1 1q1 1q2')
  })
  it('inserts a new one after the open one, into a list, or at the end of a section', () => {
    const added = question('q9')
    expect(order(insertField(twoSections, added, { after: 'q1' }))).toBe('0s1 1q1 1q9 1q2 0s2 1q3 2q4 2q5 1q6')
    expect(order(insertField(twoSections, added, { into: 'q3' }))).toBe('0s1 1q1 1q2 0s2 1q3 2q4 2q5 2q9 1q6')
    expect(order(insertField(twoSections, added, { into: 's1' }))).toBe('0s1 1q1 1q2 1q9 0s2 1q3 2q4 2q5 1q6')
  })
})

describe('moving', () => {
  it('moves a question into another section', () => {
    expect(moved('q1', 'q6', 'before')).toBe('0s1 1q2 0s2 1q3 2q4 2q5 1q1 1q6')
    expect(moved('q6', 'q1', 'after')).toBe('0s1 1q1 1q6 1q2 0s2 1q3 2q4 2q5')
  })
  it('drops on a heading: last in its section; under it: first; above it: last in the previous section', () => {
    expect(moved('q6', 's1', 'on')).toBe('0s1 1q1 1q2 1q6 0s2 1q3 2q4 2q5')
    expect(moved('q6', 's1', 'after')).toBe('0s1 1q6 1q1 1q2 0s2 1q3 2q4 2q5')
    expect(moved('q1', 's2', 'before')).toBe('0s1 1q2 1q1 0s2 1q3 2q4 2q5 1q6')
    expect(moved('q1', 's1', 'before')).toBe(order(twoSections))
  })
  it('moves a plain question into a list and out again, but no list into a list or into itself', () => {
    expect(moved('q1', 'q3', 'on')).toBe('0s1 1q2 0s2 1q3 2q4 2q5 2q1 1q6')
    expect(moved('q4', 'q1', 'before')).toBe('0s1 1q4 1q1 1q2 0s2 1q3 2q5 1q6')
    expect(moved('q3', 'q5', 'after')).toBe(order(twoSections))
  })
  it('moves a section with everything in it', () => {
    expect(moved('s2', 's1', 'before')).toBe('0s2 1q3 2q4 2q5 1q6 0s1 1q1 1q2')
    expect(moved('s1', 'q4', 'after')).toBe('0s2 1q3 2q4 2q5 1q6 0s1 1q1 1q2')
  })
  it('moves step by step into the next section', () => {
    expect(order(moveBy(twoSections, 'q2', 1))).toBe('0s1 1q1 0s2 1q2 1q3 2q4 2q5 1q6')
    expect(order(moveBy(twoSections, 'q3', -1))).toBe('0s1 1q1 1q2 1q3 2q4 2q5 0s2 1q6')
    expect(order(moveBy(twoSections, 'q5', -1))).toBe('0s1 1q1 1q2 0s2 1q3 2q5 2q4 1q6')
    expect(order(moveBy(twoSections, 'q1', -1))).toBe(order(twoSections))
    expect(order(moveBy(twoSections, 's1', 1))).toBe('0s2 1q3 2q4 2q5 1q6 0s1 1q1 1q2')
  })
  it('loses nothing for any drop', () => {
    const ids = createOutline(twoSections).map(({ id }) => id)
    for (const id of ids)
      for (const key of ids)
        for (const position of ['before', 'after', 'on'] as const)
          expect(
            createOutline(moveRow(twoSections, id, { key, position }))
              .map((row) => row.id)
              .toSorted(),
          ).toEqual(ids.toSorted())
  })
})

it('describes the position of a question', () => {
  expect(findOutlinePosition(twoSections, 'q5')).toEqual({ section: 2, question: 1 })
  expect(findOutlinePosition(twoSections, 's2')).toEqual({ section: 2 })
  expect(findOutlinePosition(twoSections, 'q99')).toBeUndefined()
})
