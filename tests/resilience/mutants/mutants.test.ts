import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { applyMutation } from './mutant.ts'
import { mutants } from './mutants.ts'

it.each(mutants)('the mutant $id matches its source, and the result is valid code', (mutant) => {
  const source = readFileSync(join(projectRoot, mutant.file), 'utf8')
  const mutated = applyMutation(mutant, source)
  expect(mutated).not.toBe(source)
  expect(() => stripTypeScriptTypes(mutated)).not.toThrow()
})

it('reports a mutant that no longer matches', () => {
  const mutant = { id: 'x', description: '', file: 'a.ts', changes: [['guard()', '']], killedBy: {} } as const
  expect(() => applyMutation(mutant, 'other()')).toThrow('a.ts has 0 times')
  expect(() => applyMutation(mutant, 'guard() guard()')).toThrow('a.ts has 2 times')
})

it('requires a unique id and an invariant for each mutant', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(mutants.filter(({ killedBy }) => Object.keys(killedBy).length === 0)).toEqual([])
})
