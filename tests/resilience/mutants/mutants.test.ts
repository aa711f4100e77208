import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { applyMutation } from './mutant.ts'
import { mutants } from './mutants.ts'

it.each(mutants)('the mutant $id still fits the product, and is a program', (build) => {
  const source = readFileSync(join(projectRoot, build.file), 'utf8')
  const spoilt = applyMutation(build, source)
  expect(spoilt).not.toBe(source)
  expect(() => stripTypeScriptTypes(spoilt)).not.toThrow()
})

it('tells when the product has moved on', () => {
  const build = { id: 'x', description: '', file: 'a.ts', changes: [['guard()', '']], killedBy: {} } as const
  expect(() => applyMutation(build, 'other()')).toThrow('a.ts has 0 times')
  expect(() => applyMutation(build, 'guard() guard()')).toThrow('a.ts has 2 times')
})

it('gives each mutant a name of its own and an invariant that must notice it', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(mutants.filter(({ killedBy }) => Object.keys(killedBy).length === 0)).toEqual([])
})
