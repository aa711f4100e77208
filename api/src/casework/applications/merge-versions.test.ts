import { expect, it } from 'vitest'
import { mergeVersions } from './merge-versions.ts'

const version = (number: number, chosen: string[], known: string[]) => ({
  version: number,
  chosen: { desks: chosen },
  known: { desks: known },
})

it('merges versions in which the same desks are chosen, also those that a version does not have', () => {
  expect(mergeVersions([version(2, ['b'], ['b', 'c']), version(1, ['a', 'b'], ['a', 'b', 'c'])])).toEqual([
    { names: { desks: ['b', 'a'] } },
  ])
})

it('keeps versions apart in which a desk belongs to somebody else', () => {
  expect(
    mergeVersions([version(3, ['b'], ['a', 'b']), version(2, ['a'], ['a', 'b']), version(1, ['a'], ['a', 'b'])]),
  ).toEqual([
    { names: { desks: ['b'] }, versions: [3] },
    { names: { desks: ['a'] }, versions: [2, 1] },
  ])
})
